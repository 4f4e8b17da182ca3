/** Where the others have acted since a seat last did: boards mark it, so that nobody has to search the log for it. */

import type { Entry, Told } from '../../core/wire.ts';

interface Mark {
  place: string;
  seat: number;
  seq: number;
}
/** The place an event touched, and the one it left. Both may be no place at all. */
export type Touched = (event: Told) => { at?: unknown; from?: unknown };
export interface Recent {
  marks: readonly Mark[];
  /** The newest action of each seat. */
  acted: Readonly<Record<number, number>>;
}

export const NONE: Recent = { marks: [], acted: {} };

/** What is marked after these entries. Nothing is after something was taken back. */
export function note(before: Recent, entries: readonly Entry[], touched: Touched): Recent {
  let { marks, acted } = before;
  for (const { kind, seat, seq, events } of entries) {
    if (kind === 'undo') return NONE;
    if (seat < 0) continue;
    acted = { ...acted, [seat]: seq };
    for (const e of events) {
      const { at, from } = touched(e);
      if (typeof at === 'string') marks = [...marks.filter((m) => m.place !== at && m.place !== from), { place: at, seat, seq }];
    }
  }
  return { marks, acted };
}

/** The places marked for a seat, of those where something stands; who watches is shown what the last one to act has done. */
export function marked({ marks, acted }: Recent, seat: number, stands: ReadonlySet<string>): Set<string> {
  const since = seat >= 0 ? (acted[seat] ?? -1) : (Object.values(acted).sort((a, b) => b - a)[1] ?? -1);
  return new Set(marks.filter((m) => m.seat !== seat && m.seq > since && stands.has(m.place)).map((m) => m.place));
}
