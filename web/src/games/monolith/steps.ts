/** What events look like on the board: tiles that travel, places that were touched, and a battle beat by beat. */

import type { Touched } from '../common/recent.ts';
import type { Verdict } from './parts/draw.ts';
import type { BoardTile, Charged, How, Moved, Pushed, Told } from './wire.ts';

const travels = (e: Told): e is Moved | Pushed | Charged => e.kind === 'moved' || e.kind === 'pushed' || e.kind === 'charged';
const STAYS = new Set(['placed', 'banner_placed', 'transformed', 'turned', 'entrenched', 'net_thrown', 'revealed']);

/** Where somebody placed, moved or changed a tile. */
export const touched: Touched<Told> = (e) => (travels(e) ? { at: [e.to], from: e.from } : STAYS.has(e.kind) && 'hex' in e ? { at: [e.hex] } : {});

let count = 0;

/** An identity for the tile on each hex: a tile that travelled keeps the one it had. */
export function identities(before: Readonly<Record<string, string>>, board: readonly BoardTile[], told: readonly Told[]): Record<string, string> {
  const moved: Record<string, string> = { ...before };
  for (const e of told) {
    if (!travels(e) || !moved[e.from]) continue;
    moved[e.to] = moved[e.from]!;
    if (e.from !== e.to) delete moved[e.from];
  }
  return Object.fromEntries(
    board.map((tile) => {
      const key = moved[tile.hex];
      return [tile.hex, key?.startsWith(`${tile.seat} ${tile.tile} `) ? key : `${tile.seat} ${tile.tile} ${++count}`];
    }),
  );
}

/** The board as a battle found it: the old one with what was placed and moved in the same breath. */
export function found(old: readonly BoardTile[], now: readonly BoardTile[], told: readonly Told[]): BoardTile[] {
  let tiles = [...old];
  for (const e of told) {
    if (e.kind === 'battle_began' || e.kind === 'segment') break;
    if (travels(e)) tiles = tiles.map((x) => (x.hex === e.from ? { ...x, hex: e.to, rotation: e.kind === 'pushed' ? x.rotation : e.rotation } : x));
    else if (e.kind === 'placed' || e.kind === 'transformed') {
      const stays = now.find((x) => x.hex === e.hex);
      if (stays) tiles = [...tiles.filter((x) => x.hex !== e.hex), stays];
    } else if (e.kind === 'eliminated') tiles = tiles.filter((x) => x.hex !== e.hex);
  }
  return tiles;
}

export interface Beat {
  /** "start", a number, or "calm" for a whole battle in which nobody strikes. */
  segment: string;
  events: Told[];
}

const BATTLE = new Set([
  'segment', 'struck', 'stopped', 'softened', 'held', 'missed', 'morlock', 'poison_works', 'regenerated', 'wounded', 'trench_lost',
  'banner_hurt', 'poisoned', 'eliminated', 'rune_spent', 'faded', 'banner_fell', 'net_lifted',
]);

export const isBattle = (events: readonly Told[]): boolean => events.some((e) => e.kind === 'battle_began' || e.kind === 'struck' || e.kind === 'segment');

/** The events of a battle, one beat for each segment in which something happens; one in all where nothing does, so that it is seen. */
export function beats(events: readonly Told[]): Beat[] {
  const out: Beat[] = [];
  let segment = '';
  for (const e of events) {
    if (e.kind === 'battle_began') segment = 'start';
    else if (e.kind === 'segment') segment = String(e.initiative);
    else if (e.kind === 'battle_ended') {
      if (segment !== '' && !out.length && events.some((x) => x.kind === 'battle_began')) out.push({ segment: 'calm', events: [e] });
      segment = '';
    }
    else if (BATTLE.has(e.kind) && segment !== '') {
      const last = out.at(-1);
      if (last?.segment === segment) last.events.push(e);
      else out.push({ segment, events: [e] });
    }
  }
  return out;
}

export interface Drawing {
  arrows: { from: string; to: string; how: How }[];
  verdicts: Verdict[];
}

/** Arrows and outcomes of one segment. */
export function drawing(events: readonly Told[]): Drawing {
  const arrows: Drawing['arrows'] = [];
  const fate = new Map<string, Verdict>();
  const rank = { absorbed: 0, loss: 1, eliminated: 2 };
  const put = (v: Verdict): void => {
    const old = fate.get(v.hex);
    if (!old || rank[v.kind] >= rank[old.kind]) fate.set(v.hex, v);
  };
  const lost = new Map<string, number>();
  for (const e of events) {
    switch (e.kind) {
      case 'struck':
        arrows.push({ from: e.from, to: e.to, how: e.how });
        break;
      case 'morlock':
        arrows.push({ from: e.from, to: e.to, how: 'melee' });
        break;
      case 'stopped':
        arrows.push({ from: e.from, to: e.to, how: 'ranged' });
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
  }
  return { arrows, verdicts: [...fate.values()] };
}

/** The tiles after a segment, as far as its events tell. */
export function after(tiles: readonly BoardTile[], events: readonly Told[]): BoardTile[] {
  let out = [...tiles];
  const change = (hex: string, by: (t: BoardTile) => Partial<BoardTile>): void => {
    out = out.map((t) => (t.hex === hex ? { ...t, ...by(t) } : t));
  };
  const leave = (hex: string): void => {
    out = out.filter((t) => t.hex !== hex);
  };
  for (const e of events)
    switch (e.kind) {
      case 'eliminated':
      case 'rune_spent':
      case 'faded':
      case 'banner_fell':
        leave(e.hex);
        break;
      case 'morlock':
        leave(e.from);
        break;
      case 'wounded':
        change(e.hex, (t) => ({ wounds: t.wounds + e.wounds, life: e.life }));
        break;
      case 'banner_hurt':
        change(e.hex, () => ({ life: e.hp }));
        break;
      case 'poisoned':
        change(e.hex, (t) => ({ poison: t.poison + 1 }));
        break;
      case 'trench_lost':
        change(e.hex, () => ({ entrenched: false }));
        break;
      case 'net_lifted':
        change(e.hex, () => ({ netted: false, net_marker: false }));
        break;
      default:
        break;
    }
  return out;
}

/** How many were hit, held and lost in a segment, for the timeline. */
export function tally(events: readonly Told[]): { hit: number; held: number; dead: number } {
  const { verdicts } = drawing(events);
  const count = (kind: Verdict['kind']): number => verdicts.filter((v) => v.kind === kind).length;
  return { hit: count('loss'), held: count('absorbed'), dead: count('eliminated') };
}
