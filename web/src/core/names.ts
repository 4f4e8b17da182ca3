import { has, t, textOr } from './i18n.svelte.ts';
import type { Json, SeatInfo, TableInfo } from './wire.ts';

const botName = (level: string, number: string): string => (has(`bots-${level}`) ? t('web-bot-name', { level: `${t(`bots-${level}`)}${number}` }) : `${level}${number}`);

export const gameName = (game: string): string => textOr(`${game}-name`, game);

/** A game's name without what follows the colon, where there is little room: "Warcraft". */
export const shortName = (game: string): string => gameName(game).split(':')[0]!;

export const modeName = (game: string, mode: unknown): string => textOr(`${game}-mode-${String(mode)}`, typeof mode === 'string' ? mode : '');

/** A bot by its level alone, where a sign beside the name says that it is one; anybody else by name. */
export function shortSitter(s: SeatInfo, all: readonly SeatInfo[]): string {
  if (s.kind !== 'bot' || !s.bot || !has(`bots-${s.bot}`)) return sitter(s, all);
  const alike = all.filter((x) => x.kind === 'bot' && x.bot === s.bot).length > 1;
  return `${t(`bots-${s.bot}`)}${alike ? ` ${s.seat + 1}` : ''}`;
}

/** Who sits there, in words: a name, a bot's level, or that the chair is free. People at one screen and bots of one level are told apart by number. */
export function sitter(s: SeatInfo, all: readonly SeatInfo[] = []): string {
  if (s.kind === 'bot') {
    const alike = all.filter((x) => x.kind === 'bot' && x.bot === s.bot).length > 1;
    return s.bot ? botName(s.bot, alike ? ` ${s.seat + 1}` : '') : t('web-seat-number', { number: s.seat + 1 });
  }
  if (s.name) return all.filter((x) => x.name === s.name && x.kind !== 'bot').length > 1 ? `${s.name} ${s.seat + 1}` : s.name;
  if (!s.person) return t(s.kind === 'invite' ? 'web-seat-invited' : 'web-seat-free');
  const guests = all.filter((x) => x.person && !x.name).length;
  return guests > 1 ? t('web-guest-number', { number: s.seat + 1 }) : t('web-guest');
}

export function seatName(info: TableInfo | null, seat: number): string {
  const row = info?.seats.find((s) => s.seat === seat);
  return row ? sitter(row, info?.seats) : t('web-seat-number', { number: seat + 1 });
}

/** The number of the turn; null where a view tells none. Views tell it bare or among other things about it. */
export function turnNumber(view: Json): number | null {
  const told = view['turn'] as number | { number?: number } | null | undefined;
  return typeof told === 'number' ? told : (told?.number ?? null);
}

/** The same in words; '' where there is none. */
export function turnWords(game: string, view: Json): string {
  const turn = turnNumber(view);
  return turn ? t(has(`${game}-turn-number`) ? `${game}-turn-number` : 'web-turn-number', { turn }) : '';
}
