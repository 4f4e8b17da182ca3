/** The places of a hand: every tile keeps its own as long as it is held, new ones fill the empty places, and one that has left says for the turn where it went. */

import { t } from '../../../core/i18n.svelte.ts';
import type { Entry, Json } from '../../../core/wire.ts';
import { lineOf } from '../../../table/log.ts';
import { isCatalogue, nameOfTile } from '../view.ts';
import type { Told, View } from '../wire.ts';

export interface Place {
  id: string;
  /** What became of it, in words; empty while it is in the hand. */
  gone: string;
}
/** From which place each tile was taken that the seat has spent, by its number among these: of two alike the one that was pressed leaves. */
export type Taken = ReadonlyMap<number, number>;

const EMPTY: Place = { id: '', gone: '' };
const idOf = (e: { tile: string }): string => e.tile.slice('@monolith-'.length);

/** What has become of a tile that a seat gave from its hand; null for every other event. */
function spent(e: Told, seat: number): Place | null {
  if (!('seat' in e) || e.seat !== seat || !('tile' in e)) return null;
  const id = idOf(e);
  const tile = nameOfTile(id);
  if (e.kind === 'placed' || e.kind === 'transformed') return { id, gone: t('monolith-board-hand-placed', { tile, hex: e.hex }) };
  if (e.kind === 'played') return { id, gone: t('monolith-board-hand-played', { tile }) };
  if (e.kind === 'discarded') return { id, gone: t('monolith-board-hand-discarded', { tile }) };
  return null;
}
/** What was taken back has not happened. */
const told = (history: readonly Entry[]): Told[] => lineOf(history).flatMap((e) => e.events as unknown as Told[]);

/** How many tiles a seat has given from its hand so far. */
export const given = (history: readonly Entry[], seat: number): number => told(history).filter((e) => spent(e, seat)).length;

/** What the seat held before the log begins, as in a match from a position: what it gave or still has and never drew, in the order of the catalogue. */
function before(hand: readonly string[], events: readonly Told[], seat: number, catalogue: Json): string[] {
  const order = isCatalogue(catalogue) ? catalogue.tiles.map((x) => x.id) : [];
  const found: string[] = [];
  let drawn: string[] = [];
  const give = (id: string): void => {
    const at = drawn.indexOf(id);
    if (at < 0) found.push(id);
    else drawn.splice(at, 1);
  };
  for (const e of events) {
    const left = spent(e, seat);
    if (left) give(left.id);
    else if (e.kind === 'redrew' && e.seat === seat) drawn = [];
    else if (e.kind === 'drew' && e.seat === seat) drawn.push(idOf(e));
  }
  hand.forEach(give);
  return found.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function places(view: View, history: readonly Entry[], seat: number, catalogue: Json, taken: Taken = new Map()): Place[] {
  const hand = view.seats.find((s) => s.seat === seat)?.hand ?? [];
  const slots = Array.from({ length: Math.max(view.hand_limit, hand.length) }, () => EMPTY);
  const held = (id: string, i: number | undefined): boolean => i !== undefined && slots[i]?.id === id && !slots[i]!.gone;
  const draw = (id: string): void => {
    const free = slots.findIndex((p) => !p.id);
    const at = free >= 0 ? free : slots.findIndex((p) => p.gone);
    if (at >= 0) slots[at] = { id, gone: '' };
  };
  const events = told(history);
  before(hand, events, seat, catalogue).forEach(draw);
  let number = 0;
  for (const e of events) {
    const left = spent(e, seat);
    if (left) {
      const meant = taken.get(number++);
      const at = held(left.id, meant) ? meant! : slots.findIndex((_, i) => held(left.id, i));
      if (at >= 0) slots[at] = left;
    } else if (e.kind === 'turn_began') slots.forEach((p, i) => p.gone && (slots[i] = EMPTY));
    else if (e.kind === 'redrew' && e.seat === seat) slots.fill(EMPTY);
    else if (e.kind === 'drew' && e.seat === seat) draw(idOf(e));
  }
  // What the log does not tell yet the view does: nothing lies in a hand that is not there, least of all what was just pressed.
  const rest = [...hand];
  const meant = taken.get(number);
  const order = slots.map((_, i) => i).sort((a, b) => Number(a === meant) - Number(b === meant));
  for (const i of order.filter((at) => slots[at]!.id && !slots[at]!.gone)) {
    const at = rest.indexOf(slots[i]!.id);
    if (at < 0) slots[i] = EMPTY;
    else rest.splice(at, 1);
  }
  rest.forEach(draw);
  return view.active === seat ? slots : slots.map((p) => (p.gone ? EMPTY : p));
}
