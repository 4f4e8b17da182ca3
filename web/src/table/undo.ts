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
  const { log, received } = table.stage;
  if (!received || received.seat < 0 || received.result) return NOTHING;
  const { floor, length, seat } = received;
  const to = lastOwn(log, seat, table.decides);
  if (to === null) return NOTHING;
  return { cost: to >= floor && floor < length ? 'free' : alone ? 'alone' : 'consent', go: () => table.undo(to) };
}
