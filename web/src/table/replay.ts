import { share } from '../core/share.ts';
import type { Entry, Json, Told } from '../core/wire.ts';

/** One moment of a finished or running match, as one seat knew it. */
export interface Snapshot {
  seq: number;
  view: Json;
  entry: Entry | null;
}

/** The moments of GET /api/tables/{id}/replay. */
export function snapshots(data: Json): Snapshot[] {
  const rows = (data['frames'] ?? []) as Json[];
  let before: Json = {};
  return rows.map((row, i) => {
    const inner = (row['entry'] ?? row) as Json;
    const seq = Number(inner['seq'] ?? row['seq'] ?? i - 1);
    const has = inner['kind'] !== undefined;
    return {
      seq,
      view: (before = share(before, row['view'] as Json)),
      entry: has
        ? {
            seq,
            seat: Number(inner['seat'] ?? -1),
            kind: String(inner['kind']),
            ...(inner['text'] === undefined ? {} : { text: String(inner['text']) }),
            events: (inner['events'] ?? []) as Told[],
          }
        : null,
    };
  });
}
