/** Where the others have acted since a seat last did: boards mark it, so that nobody has to search the log for it. */
import type { Entry, Told } from '../../core/wire.ts';
import { sinceOwn } from '../../table/log.ts';

/** The places an event touched, and the one it left. `T`: the events of a game, as its wire.ts declares them. */
export type Touched<T = Told> = (event: T) => { at?: readonly unknown[]; from?: unknown };

/** The places to mark for a seat, of those where something stands. Read from the log alone: a reload forgets nothing. */
export function recent<T = Told>(history: readonly Entry[], seat: number, touched: Touched<T>, stands: ReadonlySet<string>, idle?: (entry: Entry) => boolean): Set<string> {
  const marks = new Set<string>();
  for (const { events } of sinceOwn(history, seat, idle))
    for (const event of events) {
      const { at = [], from } = touched(event as unknown as T);
      if (typeof from === 'string') marks.delete(from);
      for (const place of at)
        if (typeof place === 'string' && stands.has(place)) {
          // The newest stand last.
          marks.delete(place);
          marks.add(place);
        }
    }
  return marks;
}
