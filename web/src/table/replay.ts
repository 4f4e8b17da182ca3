import { share } from '../core/share.ts';
import type { Entry, Json, Replay } from '../core/wire.ts';

/** One moment of a finished or running match, as one seat knew it. */
export interface Snapshot {
  /** Of the entry that led to it; -1 at the start. */
  seq: number;
  view: Json;
  entry: Entry | null;
}

/** A replay moment by moment; what is as it was stays the same object. Where today's rules cannot follow, the last view stays. */
export function snapshots(replay: Replay): Snapshot[] {
  let view: Json = {};
  return replay.frames.map((step) => {
    if (step.view) view = share(view, step.view);
    return { seq: step.entry?.seq ?? -1, view, entry: step.entry };
  });
}
