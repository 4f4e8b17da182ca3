/** What events look like on the boards: who reaches whom, what each Being loses and regains, who falls. */

import type { Touched } from '../common/recent.ts';
import { bare } from '../common/told.ts';
import { LETTERS } from './view.ts';
import type { BattleView, Told, View } from './wire.ts';

/** A field of the boards: `0:f2`. */
export type Place = string;

/** From whom to whom: a blow, a spell, a way. */
export interface Line {
  from: Place;
  to: Place;
  /** Whose deed it is; −1: nobody's. */
  seat: number;
  kind: 'blow' | 'spell' | 'way';
}

export interface Marks {
  lines: Line[];
  /** Life lost and regained; 0: a blow that did nothing. */
  changes: Map<Place, number>;
  falls: Set<Place>;
  /** Lasting spells that come to lie on a Being or a player, or leave. */
  spells: { at: Place; card: string; gone: boolean }[];
}

/** Where something is aimed at, as a place; a player is where his Hero stands. */
export function placeOf(target: string, view: View): Place | null {
  const at = target.split('@').at(-1)!;
  const seat = LETTERS.indexOf(at[0]!);
  if (seat < 0) return null;
  if (at.length > 1) return `${seat}:${at.slice(2)}`;
  const hero = Object.entries(view.players[seat]?.fields ?? {}).find(([, f]) => f?.id === 'hero');
  return hero ? `${seat}:${hero[0]}` : null;
}

export function marksOf(events: readonly Told[], view: View): Marks {
  const marks: Marks = { lines: [], changes: new Map(), falls: new Set(), spells: [] };
  let source: { from: string; seat: number } | null = null;
  const line = (from: string, to: string, seat: number, kind: Line['kind']): void => {
    const [a, b] = [placeOf(from, view), placeOf(to, view)];
    if (a && b && a !== b && !marks.lines.some((l) => l.from === a && l.to === b)) marks.lines.push({ from: a, to: b, seat, kind });
  };
  const change = (target: string, amount: number): void => {
    const at = placeOf(target, view);
    if (!at) return;
    marks.changes.set(at, (marks.changes.get(at) ?? 0) + amount);
    if (source) line(source.from, target, source.seat, 'spell');
  };
  for (const e of events)
    switch (e.kind) {
      case 'attacked':
      case 'struck':
        source = null;
        line(e.from, e.target, e.from_seat, 'blow');
        break;
      case 'cast':
        source = null;
        line(LETTERS[e.seat]!, e.target, e.seat, 'spell');
        break;
      case 'used':
        source = { from: e.from, seat: e.seat };
        break;
      case 'moved':
      case 'teleported':
        line(e.from, e.to, e.seat, 'way');
        break;
      case 'hurt':
        change(e.target, -e.amount);
        break;
      case 'unhurt':
        change(e.target, 0);
        break;
      case 'healed':
        change(e.target, e.amount);
        break;
      case 'died':
      case 'removed': {
        const at = placeOf(e.target, view);
        if (at) marks.falls.add(at);
        break;
      }
      case 'attached':
      case 'ended': {
        const at = placeOf(e.kind === 'attached' ? e.target : e.spell, view);
        if (at) marks.spells.push({ at, card: bare(e.card), gone: e.kind === 'ended' });
        break;
      }
    }
  return marks;
}

/** The seats whose boards these events are about, the one that is reached first. */
export const concerned = (marks: Marks): number[] =>
  [...new Set([...marks.lines.map((l) => l.to), ...marks.changes.keys(), ...marks.falls, ...marks.spells.map((s) => s.at), ...marks.lines.map((l) => l.from)].map((place) => Number(place.split(':')[0])))];

/** The battle that these events are about, where it is not one's own. */
export function battleOf(events: readonly Told[], view: Pick<View, 'battles'>, own: BattleView | undefined): BattleView | null {
  const seats = events.flatMap((e) => (e.kind === 'continued' ? (view.battles[e.battle]?.seats ?? []) : ['seat', 'from_seat', 'target_seat'].flatMap((field) => (field in e ? [Number(e[field as keyof Told])] : []))));
  if (!own || !seats.length || seats.some((seat) => own.seats.includes(seat))) return null;
  return view.battles.find((b) => b.seats.includes(seats[0]!)) ?? null;
}

/** Where somebody attacked, cast or moved. */
export const touched: Touched<Told> = (e) => {
  if (e.kind === 'moved' || e.kind === 'teleported') return { at: [e.to], from: e.from };
  return { at: ['from' in e ? e.from : null, 'target' in e ? e.target : null, e.kind === 'returned' ? e.field : null] };
};
