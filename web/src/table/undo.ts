import { lastOwn } from './log.ts';
import type { Table } from './table.svelte.ts';

export interface Undo {
  /** Free; with what bots or the own other seats did since; by consent of the others; or nothing to take back. */
  cost: 'free' | 'alone' | 'consent' | 'none';
  go: () => void;
}

const NOTHING: Undo = { cost: 'none', go: () => undefined };

/** What may be taken back now: the last decision and all that followed. `alone`: nobody else plays here. */
export function undoOf(table: Table, alone: boolean): Undo {
  const { entries, floor, length, result, seat } = table.shown;
  if (seat < 0 || result) return NOTHING;
  const to = lastOwn(entries, seat, table.decides);
  if (to === null) return NOTHING;
  return { cost: to >= floor && floor < length ? 'free' : alone ? 'alone' : 'consent', go: () => table.undo(to) };
}
