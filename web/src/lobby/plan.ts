/** Which match the lobby offers: the rulebook's first one to who has not played the game, the whole game afterwards. */
import type { GameInfo, Json, TableInfo } from '../core/wire.ts';

export const LIVE = 'live';
export type Plan = 'first' | 'whole';

/** The paces of a game that has several, the usual one first. */
export function paces(info: GameInfo | undefined): readonly string[] {
  const setting = info?.settings.find((s) => s.name === 'pace');
  return setting ? setting.choices.map(String) : [];
}

/** Options of the whole game: the first mode, its smallest number of seats, every setting as it comes. */
export function whole(info: GameInfo): Json {
  const mode = info.modes[0];
  return { mode: mode?.name, seats: mode?.seats[0] };
}

/** The options of a match of that plan, and how many sit down to it. */
export function planned(info: GameInfo, plan: Plan, pace: string): { options: Json; seats: number } {
  const options: Json = plan === 'first' && Object.keys(info.first).length ? { ...info.first } : whole(info);
  const mode = info.modes.find((m) => m.name === options['mode']) ?? info.modes[0];
  if (pace && pace !== paces(info)[0]) options['pace'] = pace;
  return { options, seats: Number(options['seats'] ?? mode?.seats[0] ?? 2) };
}

const played = (tables: readonly TableInfo[], game: string): TableInfo[] => tables.filter((x) => x.game === game && x.result);

/** A match with a tutor is no proof of strength. */
export const counted = (tables: readonly TableInfo[]): TableInfo[] => tables.filter((x) => !x.tutor);

export const knows = (tables: readonly TableInfo[], game: string): boolean => played(tables, game).length > 0;

/** The bots that the person has beaten in this game. */
export function beaten(tables: readonly TableInfo[], game: string, person: string): Set<string> {
  const won = played(tables, game).filter((x) => x.seats.some((s) => s.person === person && x.result?.[s.seat] === 1));
  return new Set(won.flatMap((x) => x.seats.flatMap((s) => (s.kind === 'bot' && s.bot && x.result?.[s.seat] !== 1 ? [s.bot] : []))));
}
