/** How what happens is shown: how long each event stays, what belongs together, what is heard, and what it looks like on the map. */

import type { Steps } from '../../core/board.ts';
import type { Sound } from '../../core/sound.ts';
import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { toldIn } from '../common/told.ts';
import { bare } from '../common/told.ts';
import { after } from './after.ts';
import { idle } from './log.ts';
import type { CardId, Moved, PieceType, Ported, Respawned, Told, View } from './wire.ts';

/** In thousandths of a second at single speed. */
export const durations: Readonly<Record<string, number>> = {
  turn: 900, moved: 600, site_lost: 700, played: 1400, cancelled: 1400, called: 1100, ported: 700,
  battle: 1100, joined: 900, round: 400, rolled: 1100, losses: 700, raised: 900, prevented: 900, objected: 1100, lost: 700,
  devoured: 1100, returned: 900, digested: 900, pillaged: 1100, respawned: 900, trimmed: 900, battle_ended: 1400,
  destroyed: 900, token_removed: 1100, occupied: 1400, eliminated: 1600, rescued: 1600,
  harvested: 1100, depleted: 1100, renewed: 1100, summoned: 900, deployed: 600, finished: 600, outpost_finished: 700, outpost_begun: 700,
  trained: 600, built: 600, upgraded: 900, took: 900, gave: 1100, laid: 900, spell: 900, drew_card: 700, resigned: 1600, won: 1600, drawn_game: 1600,
};
/** The dice of a round without losses have been seen when that is told: the next round comes soon. */
const NO_LOSSES = 400;
/** What is seen with the event after it. */
export const JOINED: ReadonlySet<string> = new Set(['dealt', 'first', 'drew', 'reshuffled', 'step']);

/** What a card does is seen while it lies there. */
const WORKS: ReadonlySet<string> = new Set(['called', 'prevented', 'devoured', 'renewed', 'took', 'laid', 'pillaged', 'built', 'ported']);
const throws = (e: Told): string | null => (e.kind === 'rolled' ? `${e.type} ${e.purpose === 'reroll' ? 'attack' : e.purpose}` : null);

/** A volley, a stack on the march, a harvest: one step each. */
function joins(event: Told, step: readonly Told[]): boolean {
  const last = step.findLast((e) => !JOINED.has(e.kind));
  if (!last) return false;
  switch (event.kind) {
    case 'rolled':
      return throws(event) === throws(last);
    case 'moved':
      return last.kind === 'moved' && last.seat === event.seat && last.from === event.from && last.to === event.to;
    case 'ported':
      return (last.kind === 'ported' || last.kind === 'played') && last.seat === event.seat;
    case 'deployed':
      return last.kind === 'deployed' && last.seat === event.seat && last.area === event.area;
    case 'trained':
      return last.kind === 'trained' && last.seat === event.seat;
    case 'harvested':
    case 'depleted':
      return (last.kind === 'harvested' || last.kind === 'depleted') && last.seat === event.seat;
    case 'round':
      return last.kind === 'battle';
    case 'destroyed':
      return last.kind === 'destroyed' && last.area === event.area;
    case 'cancelled':
      return last.kind === 'played';
    case 'drew_card':
      return last.kind === 'drew_card';
    default:
      return last.kind === 'played' && WORKS.has(event.kind) && 'seat' in event;
  }
}

function stays(events: readonly Told[]): number | undefined {
  const [e] = events;
  return events.length === 1 && e?.kind === 'losses' && e.attackers + e.defenders === 0 ? NO_LOSSES : undefined;
}

const SOUNDS: Readonly<Record<string, Sound>> = { moved: 'place', ported: 'place', deployed: 'place', raised: 'place', summoned: 'place', rolled: 'turn', played: 'turn', lost: 'crack', destroyed: 'crack', devoured: 'crack', won: 'bell', battle: 'bell' };

export const stage: Steps<View> = {
  durations,
  joins: (event, step) => joins(event as unknown as Told, step as unknown as Told[]),
  stays: (events) => stays(events as unknown as Told[]),
  news: idle,
  after: (view, event, catalogue) => after(view, event as unknown as Told, catalogue),
  sound: (events) => SOUNDS[events.findLast((e) => e.kind in SOUNDS)?.kind ?? ''],
};

// --- on the map -------------------------------------------------------------------------------

export interface Going { seat: number; type: PieceType; from: string; to: string; key: string }
export interface Changes { going: Going[]; fresh: Set<string> }

const COMES: ReadonlySet<string> = new Set(['deployed', 'raised', 'outpost_finished', 'outpost_begun', 'summoned', 'returned']);
const HAPPENS: ReadonlySet<string> = new Set([...COMES, 'site_lost', 'called', 'battle', 'joined', 'lost', 'devoured', 'destroyed', 'token_removed', 'occupied', 'renewed']);
const walks = (e: Told): e is Moved | Ported | Respawned => e.kind === 'moved' || e.kind === 'ported' || e.kind === 'respawned';

/** What moves on the map in a step. */
export function changesOf(events: readonly Told[]): Changes {
  const going: Going[] = [];
  const fresh = new Set<string>();
  for (const [i, e] of events.entries()) {
    if (walks(e)) going.push({ seat: e.seat, type: bare(e.type), from: e.from, to: e.to, key: `${i} ${e.type}` });
    else if (COMES.has(e.kind) && 'area' in e && e.area) fresh.add(e.area);
  }
  return { going, fresh };
}

/** Where somebody went, fought, built or came to be. */
export const touched: Touched<Told> = (e) => (walks(e) ? { at: [e.to], from: e.from } : HAPPENS.has(e.kind) && 'area' in e ? { at: [e.area] } : {});

/** Whose Town gains something in a step, and of which types. */
export function boughtIn(events: readonly Told[]): { seat: number; types: ReadonlySet<PieceType> } | null {
  const deeds = events.flatMap((e) => (e.kind === 'trained' || e.kind === 'built' || e.kind === 'finished' || e.kind === 'upgraded' ? [{ seat: e.seat, type: bare<PieceType>(e.type) }] : []));
  return deeds.length ? { seat: deeds.at(-1)!.seat, types: new Set(deeds.map((d) => d.type)) } : null;
}

/** What a step does to an area, drawn over it: a card in its owner's colour, what is gathered, what is lost. */
export interface Deed {
  area: string;
  seat: number | null;
  kind: 'card' | 'gain' | 'loss' | 'place';
  card?: CardId;
  gold?: number;
  wood?: number;
  /** The dice of the harvest. */
  dice?: number[];
  /** How many pieces, by type, fall here. */
  lost?: { seat: number | null; type: PieceType }[];
}

/** What the events of a step do to areas, and from where to where a card reaches. */
export function deedsOf(events: readonly Told[]): Deed[] {
  const deeds: Deed[] = [];
  for (const e of events) {
    switch (e.kind) {
      case 'played':
        for (const area of [e.area, e.to]) if (area) deeds.push({ area, seat: e.seat, kind: 'card', card: bare<CardId>(e.card) });
        break;
      case 'called':
        deeds.push({ area: e.area, seat: e.seat, kind: 'card', card: 'call_to_arms' });
        break;
      case 'harvested': {
        const wood = e.resource.endsWith('wood');
        const known = deeds.find((d) => d.area === e.area && d.kind === 'gain');
        if (known) {
          known[wood ? 'wood' : 'gold'] = (known[wood ? 'wood' : 'gold'] ?? 0) + e.amount;
          known.dice!.push(e.amount);
        } else deeds.push({ area: e.area, seat: e.seat, kind: 'gain', [wood ? 'wood' : 'gold']: e.amount, dice: [e.amount] });
        break;
      }
      case 'lost':
      case 'devoured':
      case 'digested':
        deeds.push({ area: e.area, seat: e.seat, kind: 'loss', lost: [{ seat: e.seat, type: bare(e.type) }] });
        break;
      case 'destroyed':
        deeds.push({ area: e.area, seat: e.seat, kind: 'loss', lost: Array.from({ length: e.count }, () => ({ seat: e.seat, type: 'worker' })) });
        break;
      case 'trimmed':
        deeds.push({ area: e.area, seat: e.seat, kind: 'loss', lost: Array.from({ length: e.count }, () => ({ seat: e.seat, type: 'melee' })) });
        break;
      case 'battle':
      case 'occupied':
      case 'token_removed':
      case 'deployed':
      case 'outpost_begun':
      case 'outpost_finished':
      case 'site_lost':
      case 'summoned':
      case 'renewed':
      case 'depleted':
        deeds.push({ area: e.area, seat: e.seat ?? null, kind: 'place' });
        break;
    }
  }
  return deeds;
}

export interface Gathered { area: string; kind: 'gold' | 'wood'; amount: number }

/** What the own workers have brought since the own last action. */
export function gathered(history: readonly Entry[], seat: number): Gathered[] {
  const since = history.slice(history.findLastIndex((e) => e.kind === 'act' && e.seat === seat && !idle(e)) + 1);
  const areas = new Map<string, Gathered>();
  for (const e of toldIn<Told>(since))
    if (e.kind === 'harvested' && e.seat === seat) {
      const key = `${e.area} ${e.resource}`;
      areas.set(key, { area: e.area, kind: e.resource.endsWith('wood') ? 'wood' : 'gold', amount: e.amount + (areas.get(key)?.amount ?? 0) });
    }
  return [...areas.values()];
}

