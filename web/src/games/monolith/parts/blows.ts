/** What events look like on the board: blows and what came of them, what was put where, and a battle by its segments. */

import type { Entry } from '../../../core/wire.ts';
import { lineOf } from '../../../table/log.ts';
import type { BoardTile, How, Told, View } from '../wire.ts';
import { after } from '../after.ts';
import { isBlow } from '../steps.ts';
import type { Json } from '../../../core/wire.ts';
import type { Verdict } from './draw.ts';

export interface Drawing {
  arrows: { from: string; to: string; how: How | 'push' }[];
  verdicts: Verdict[];
  /** Where somebody has just done something, and who. */
  rings: { hex: string; seat: number }[];
  /** From where to where a tile went. */
  trails: { from: string; to: string; seat: number }[];
}

export const NOTHING: Drawing = { arrows: [], verdicts: [], rings: [], trails: [] };

const RANK = { absorbed: 0, aimed: 1, loss: 2, eliminated: 3 };

/** All that these events show at once. */
export function drawing(events: readonly Told[]): Drawing {
  const out: Drawing = { arrows: [], verdicts: [], rings: [], trails: [] };
  const fate = new Map<string, Verdict>();
  const put = (v: Verdict): void => {
    const old = fate.get(v.hex);
    if (!old || RANK[v.kind] >= RANK[old.kind]) fate.set(v.hex, v);
  };
  const lost = new Map<string, number>();
  for (const e of events)
    switch (e.kind) {
      case 'placed':
      case 'banner_placed':
      case 'transformed':
      case 'turned':
      case 'revealed':
      case 'entrenched':
      case 'net_thrown':
        out.rings.push({ hex: e.hex, seat: e.seat });
        break;
      case 'moved':
      case 'charged':
        out.trails.push({ from: e.from, to: e.to, seat: e.seat });
        out.rings.push({ hex: e.to, seat: e.seat });
        break;
      case 'pushed':
        out.trails.push({ from: e.from, to: e.to, seat: e.tile_seat });
        break;
      case 'push_begun':
        out.arrows.push({ from: e.from, to: e.to, how: 'push' });
        break;
      case 'shot':
        put({ hex: e.hex, kind: 'aimed' });
        break;
      case 'bombed':
        for (const hex of e.hexes.split(' ')) put({ hex, kind: 'aimed' });
        break;
      case 'struck':
        out.arrows.push({ from: e.from, to: e.to, how: e.how });
        break;
      case 'morlock':
        out.arrows.push({ from: e.from, to: e.to, how: 'melee' });
        break;
      case 'stopped':
        out.arrows.push({ from: e.from, to: e.to, how: 'ranged' });
        put({ hex: e.to, kind: 'absorbed' });
        break;
      case 'regenerated':
      case 'trench_lost':
        put({ hex: e.hex, kind: 'absorbed' });
        break;
      case 'wounded':
      case 'banner_hurt':
        lost.set(e.hex, (lost.get(e.hex) ?? 0) + e.wounds);
        put({ hex: e.hex, kind: 'loss', text: `−${lost.get(e.hex)}` });
        break;
      case 'eliminated':
      case 'rune_spent':
      case 'faded':
      case 'banner_fell':
        put({ hex: e.hex, kind: 'eliminated' });
        break;
      default:
        break;
    }
  return { ...out, verdicts: [...fate.values()] };
}

const LEAVES = new Set(['eliminated', 'rune_spent', 'faded', 'banner_fell']);

/** The tiles while these events are shown: what falls lies there as it was until they are over. */
export function standing(before: View, events: readonly Told[], catalogue: Json): readonly BoardTile[] {
  const falling = new Set(events.flatMap((e) => (LEAVES.has(e.kind) && 'hex' in e ? [e.hex] : [])));
  const stays = (e: Told): boolean => !LEAVES.has(e.kind) && !(e.kind === 'wounded' && falling.has(e.hex));
  return events.filter(stays).reduce((view, e) => after(view, e, catalogue), before).board;
}

/** How many blows fell, and how many tiles were hit, spared and lost by them. */
export function tally(events: readonly Told[]): { blows: number; hit: number; held: number; dead: number } {
  const { arrows, verdicts } = drawing(events);
  const count = (kind: Verdict['kind']): number => verdicts.filter((v) => v.kind === kind).length;
  return { blows: arrows.length, hit: count('loss'), held: count('absorbed'), dead: count('eliminated') };
}

/** One part of a battle: what comes before the first segment, or an initiative. */
export interface Part {
  segment: 'start' | number;
  events: Told[];
  /** It has been shown, it is shown now, or it is yet to come: then nothing is told of it. */
  when: 'done' | 'now' | 'next';
}

/** The battle that is on, as far as it is told: its parts in which something happens. `step`: what is shown now. */
export function battle(history: readonly Entry[], step: { events: readonly unknown[]; entry: Entry } | null): Part[] {
  const told = lineOf(history).flatMap((e) => e.events as unknown as Told[]);
  const from = told.findLastIndex((e) => e.kind === 'battle_began');
  const seen = from < 0 ? [] : told.slice(from);
  const whole = (step?.entry.events ?? []) as unknown as Told[];
  const last = step?.events.at(-1) as Told | undefined;
  const coming = last ? whole.slice(whole.indexOf(last) + 1) : [];
  const shown = new Set(step?.events ?? []);
  const parts: Part[] = [];
  let segment: Part['segment'] = 'start';
  const walk = (events: readonly Told[], next: boolean): void => {
    for (const e of events) {
      if (e.kind === 'battle_ended') return;
      if (e.kind === 'segment') segment = e.initiative;
      if (!isBlow(e)) continue;
      let part = parts.at(-1);
      if (part?.segment !== segment) parts.push((part = { segment, events: [], when: next ? 'next' : 'done' }));
      if (part.when !== 'next') part.events.push(e);
      if (shown.has(e as never)) part.when = 'now';
    }
  };
  walk(seen, false);
  walk(coming, true);
  return parts;
}
