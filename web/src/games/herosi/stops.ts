/** The last Stop as the log tells it: who called it, by how much, and what its effects cost whom. */

import type { Entry } from '../../core/wire.ts';
import type { Told } from './wire.ts';

export interface Effect {
  /** Whose Being it cost something. */
  seat: number;
  amount: number;
  /** A lasting spell; '' for the weakness of a Hero. */
  card: string;
  being: string;
}

export interface Stop {
  seat: number;
  /** Who called it too: by how many milliseconds later, at live pace. */
  others: { seat: number; later: number | null }[];
  effects: Effect[];
  /** Who had no action: what it cost. */
  vain: { seat: number; amount: number } | null;
}

/** The last Stop of a battle, of which the view knows who called it; a position that was set up has no log of it. Seats tell one battle from another. */
export function lastStop(history: readonly Entry[], seats: readonly number[], stopper: number): Stop {
  const own = (e: Told): boolean => e.kind === 'stopped' && seats.includes(e.seat);
  const at = history.findLastIndex((entry) => (entry.events as unknown as Told[]).some(own));
  const events = history.slice(Math.max(0, at)).flatMap((entry) => entry.events as unknown as Told[]);
  const from = Math.max(0, events.findIndex(own));
  const called = events[from];
  const stop: Stop = { seat: called?.kind === 'stopped' ? called.seat : stopper, others: [], effects: [], vain: null };
  const times = events.flatMap((e) => (e.kind === 'stop_time' && seats.includes(e.seat) ? [e] : []));
  const first = times.find((e) => e.seat === stop.seat)?.effective;
  for (const e of events) if (e.kind === 'called' && e.seat !== stop.seat && seats.includes(e.seat)) stop.others.push({ seat: e.seat, later: null });
  for (const e of times) if (e.seat !== stop.seat) stop.others.push({ seat: e.seat, later: first === undefined ? null : e.effective - first });
  let cause: string | null = null;
  for (const e of events.slice(from)) {
    if (e.kind === 'weakness') cause = '';
    else if (e.kind === 'effect') cause = e.card;
    else if (e.kind === 'failed' && seats.includes(e.seat)) stop.vain = { seat: e.seat, amount: e.amount };
    else if (e.kind === 'hurt' && cause !== null) {
      if (seats.includes(e.target_seat)) stop.effects.push({ seat: e.target_seat, amount: e.amount, card: cause, being: e.being });
      cause = null;
    } else if (e.kind === 'cast' || e.kind === 'attacked' || e.kind === 'used') cause = null;
  }
  return stop;
}
