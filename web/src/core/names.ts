import { has, t } from './i18n.svelte.ts';
import type { SeatInfo, TableInfo } from './wire.ts';

const botName = (level: string): string => (has(`bots-${level}`) ? t('web-bot-option', { level: t(`bots-${level}`) }) : level);

/** Who sits there, in words: a name, a bot's level, or that the chair is free. People at one screen are told apart by number. */
export function sitter(s: SeatInfo, all: readonly SeatInfo[] = []): string {
  if (s.kind === 'bot') return s.bot ? botName(s.bot) : t('web-seat-number', { number: s.seat + 1 });
  if (s.name) return all.filter((x) => x.name === s.name && x.kind !== 'bot').length > 1 ? `${s.name} ${s.seat + 1}` : s.name;
  return t(s.kind === 'invite' ? 'web-seat-invited' : 'web-seat-free');
}

export function seatName(info: TableInfo | null, seat: number): string {
  const row = info?.seats.find((s) => s.seat === seat);
  return row ? sitter(row, info?.seats) : t('web-seat-number', { number: seat + 1 });
}
