import type { TableInfo } from '../core/wire.ts';

const LOSSES = 2;

/** Whether the person won it: alone at the top, or as one of the best side. */
const won = (table: TableInfo, person: string): boolean => table.seats.some((s) => s.person === person && table.result?.[s.seat] === 1);

/**
 * The level to play next: one up after a win, one down after two losses in a row, the same otherwise. `levels` are those
 * one plays for the game's sake, from weak to strong; `mine` are the person's tables, the newest first. Undefined for
 * who has not finished a match of this game against one of them.
 */
export function nextOpponent(mine: readonly TableInfo[], game: string, person: string, levels: readonly string[]): string | undefined {
  const against = (table: TableInfo): number => Math.max(...table.seats.map((s) => (s.kind === 'bot' ? levels.indexOf(s.bot ?? '') : -1)));
  const played = mine.filter((t) => t.game === game && t.result && against(t) >= 0);
  const [last] = played;
  if (!last) return undefined;
  const at = against(last);
  if (won(last, person)) return levels[Math.min(at + 1, levels.length - 1)];
  const there = played.findIndex((t) => against(t) !== at || won(t, person));
  const lost = there < 0 ? played.length : there;
  return levels[lost >= LOSSES ? Math.max(at - 1, 0) : at];
}
