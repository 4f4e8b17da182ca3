/** The places of a hand: in a turn every tile keeps its own, and one that has left says where it went. */

import { t } from '../../../core/i18n.svelte.ts';
import type { Entry, Json } from '../../../core/wire.ts';
import { isCatalogue, nameOfTile } from '../view.ts';
import type { Told, View } from '../wire.ts';

export interface Place {
  id: string;
  /** What became of it, in words; empty while it is in the hand. */
  gone: string;
}

/** What a seat has played or discarded in the turn that is on, if it is its own. */
function spent(view: View, history: readonly Entry[], seat: number): Place[] {
  if (view.active !== seat) return [];
  const told = history.flatMap((e) => e.events as unknown as Told[]);
  const turn = told.slice(told.findLastIndex((e) => e.kind === 'turn_began') + 1);
  return turn.flatMap((e) => {
    if (!('seat' in e) || e.seat !== seat || !('tile' in e)) return [];
    const id = e.tile.slice('@monolith-'.length);
    const tile = nameOfTile(id);
    if (e.kind === 'placed' || e.kind === 'transformed') return [{ id, gone: t('monolith-board-hand-placed', { tile, hex: e.hex }) }];
    if (e.kind === 'played') return [{ id, gone: t('monolith-board-hand-played', { tile }) }];
    if (e.kind === 'discarded') return [{ id, gone: t('monolith-board-hand-discarded', { tile }) }];
    return [];
  });
}

export function places(view: View, history: readonly Entry[], seat: number, catalogue: Json): Place[] {
  const order = isCatalogue(catalogue) ? catalogue.tiles.map((x) => x.id) : [];
  const held = (view.seats.find((s) => s.seat === seat)?.hand ?? []).map((id) => ({ id, gone: '' }));
  // A redrawn hand takes the places of what was laid aside before it.
  const gone = spent(view, history, seat).slice(-Math.max(0, view.hand_limit - held.length));
  const all = [...held, ...(held.length < view.hand_limit ? gone : [])].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const empty = Math.max(0, view.hand_limit - all.length);
  return [...all, ...Array.from({ length: empty }, () => ({ id: '', gone: '' }))];
}
