/** The log with the eyes of one seat: at a shared screen a secret belongs to whoever sits before it. */
import type { Entry, Told } from './wire.ts';

const known = new WeakMap<Entry, Map<number, Entry>>();

/** An entry as that seat of several knows it. Without secrets in it, it is the entry itself. */
export function seenBy(entry: Entry, seat: number): Entry {
  if (!entry.events.some((e) => e['for'] !== undefined)) return entry;
  let eyes = known.get(entry);
  if (!eyes) known.set(entry, (eyes = new Map()));
  let seen = eyes.get(seat);
  if (!seen) {
    const events = entry.events.flatMap((e) => {
      const whose = e['for'] as number[] | undefined;
      return whose === undefined || whose.includes(seat) ? [e] : e['else'] ? [e['else'] as Told] : [];
    });
    eyes.set(seat, (seen = { ...entry, events }));
  }
  return seen;
}
