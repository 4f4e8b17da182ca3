/** What events look like on the boards: places that were touched, life that was lost and healed. */

import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { toldIn } from '../common/told.ts';
import type { Told } from './wire.ts';

/** Where somebody attacked, cast or moved. */
export const touched: Touched<Told> = (e) => {
  if (e.kind === 'moved' || e.kind === 'teleported') return { at: [e.to], from: e.from };
  return { at: ['from' in e ? e.from : null, 'target' in e ? e.target : null, e.kind === 'returned' ? e.field : null] };
};

/** What each being lost or regained, by seat and field (`0:f2`), where anything is left of it in the sum. */
export function changesOf(entries: readonly Entry[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const e of toldIn<Told>(entries)) {
    if (e.kind !== 'hurt' && e.kind !== 'healed') continue;
    const key = `${e.target_seat}:${e.target.split('.')[1]}`;
    sum[key] = (sum[key] ?? 0) + (e.kind === 'hurt' ? -1 : 1) * e.amount;
  }
  return Object.fromEntries(Object.entries(sum).filter(([, v]) => v));
}
