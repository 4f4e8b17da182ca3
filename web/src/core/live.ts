/** Live pace as the server tells it: docs/protocol.md. Times become moments of this page's own clock. */
import type { Json } from './wire.ts';

export interface LiveState {
  /** When rolling and Stop open, by battle. */
  opens: Readonly<Record<number, number>>;
  /** The own roll that waits for its time, and the one in the air with its landing. */
  queued: boolean;
  lands: number | null;
  /** Own Stop under way: it is being weighed against others. */
  stopping: boolean;
  /** Until when a seat may think, by seat. */
  clocks: Readonly<Record<number, number>>;
  /** Who has dropped out, and until when the table waits. */
  paused: { seat: number; until: number } | null;
}

export const QUIET: LiveState = { opens: {}, queued: false, lands: null, stopping: false, clocks: {}, paused: null };

/** The table was paused by hand for so long: all its moments come so much later. */
export function stood(before: LiveState, ms: number): LiveState {
  const later = (times: Readonly<Record<number, number>>): Record<number, number> => Object.fromEntries(Object.entries(times).map(([key, at]) => [key, at + ms]));
  return { ...before, opens: later(before.opens), clocks: later(before.clocks), lands: before.lands === null ? null : before.lands + ms };
}

export function heard(before: LiveState, d: Json, now: number): LiveState {
  const at = now + Number(d['in'] ?? 0);
  switch (d['kind']) {
    case 'opens':
      return { ...before, opens: { ...before.opens, [Number(d['battle'])]: at }, clocks: {}, queued: false, lands: null, stopping: false };
    case 'queued':
      return { ...before, queued: true };
    case 'taken':
      return { ...before, queued: false, lands: at };
    case 'stopping':
      return { ...before, stopping: true };
    case 'figures':
      return { ...before, queued: false, lands: null, stopping: false };
    case 'clock':
      return { ...before, clocks: { ...before.clocks, [Number(d['seat'])]: at } };
    case 'paused':
      return { ...before, paused: { seat: Number(d['seat']), until: at } };
    case 'resumed':
      return { ...before, paused: null };
    default:
      return before;
  }
}
