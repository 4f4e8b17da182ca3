/** What events look like on the boards: places that were touched, life that was lost and healed. */

import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { LETTERS } from './view.ts';

const TRAVELS = new Set(['moved', 'teleported']);

/** Where somebody attacked, cast or moved. */
export const touched: Touched = (e) => (TRAVELS.has(e.kind) ? { at: [e['to']], from: e['from'] } : { at: [e['from'], e['target'], e.kind === 'returned' ? e['field'] : null] });

/** What each being lost or regained, by seat and field (`0:f2`), where anything is left of it in the sum. */
export function changesOf(entries: readonly Entry[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { events } of entries)
    for (const event of events) {
      const at = typeof event['target'] === 'string' ? /^([rbgp])\.([fb][1-4])$/.exec(event['target']) : null;
      if (!at || (event.kind !== 'hurt' && event.kind !== 'healed')) continue;
      const key = `${LETTERS.indexOf(at[1]!)}:${at[2]}`;
      sum[key] = (sum[key] ?? 0) + (event.kind === 'hurt' ? -1 : 1) * Number(event['amount'] ?? 0);
    }
  return Object.fromEntries(Object.entries(sum).filter(([, v]) => v));
}
