/** What events look like on the board: tiles that travel, places that were touched, and a battle beat by beat. */

import type { Told } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import type { Verdict } from './parts/draw.ts';
import type { BoardTile } from './view.ts';

const TRAVELS = new Set(['moved', 'pushed', 'charged']);
const STAYS = new Set(['placed', 'banner_placed', 'transformed', 'turned', 'entrenched', 'net_thrown', 'revealed']);

/** Where somebody placed, moved or changed a tile. */
export const touched: Touched = (e) => (TRAVELS.has(e.kind) ? { at: [e['to']], from: e['from'] } : STAYS.has(e.kind) ? { at: [e['hex']] } : {});

let count = 0;

/** An identity for the tile on each hex: a tile that travelled keeps the one it had. */
export function identities(before: Readonly<Record<string, string>>, board: readonly BoardTile[], told: readonly Told[]): Record<string, string> {
  const moved: Record<string, string> = { ...before };
  for (const e of told) {
    const [from, to] = [e['from'], e['to']];
    if (TRAVELS.has(e.kind) && typeof from === 'string' && typeof to === 'string' && moved[from]) {
      moved[to] = moved[from];
      if (from !== to) delete moved[from];
    }
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
    const [from, to, hex] = [e['from'], e['to'], e['hex']];
    if (TRAVELS.has(e.kind)) tiles = tiles.map((x) => (x.hex === from ? { ...x, hex: String(to), rotation: Number(e['rotation'] ?? x.rotation) } : x));
    else if (e.kind === 'placed' || e.kind === 'transformed') {
      const stays = now.find((x) => x.hex === hex);
      if (stays) tiles = [...tiles.filter((x) => x.hex !== hex), stays];
    } else if (e.kind === 'eliminated') tiles = tiles.filter((x) => x.hex !== hex);
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
    else if (e.kind === 'segment') segment = String(e['initiative']);
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
  arrows: { from: string; to: string; how: string }[];
  verdicts: Verdict[];
}

const text = (v: unknown): string => (typeof v === 'string' ? v : '');

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
    const hex = text(e['hex']);
    switch (e.kind) {
      case 'struck':
      case 'stopped':
      case 'morlock':
        arrows.push({ from: text(e['from']), to: text(e['to']), how: text(e['how']) || (e.kind === 'stopped' ? 'ranged' : 'melee') });
        if (e.kind === 'stopped') put({ hex: text(e['to']), kind: 'absorbed' });
        break;
      case 'regenerated':
      case 'trench_lost':
        put({ hex, kind: 'absorbed' });
        break;
      case 'wounded':
      case 'banner_hurt':
        lost.set(hex, (lost.get(hex) ?? 0) + Number(e['wounds'] ?? 1));
        put({ hex, kind: 'loss', text: `−${lost.get(hex)}` });
        break;
      case 'eliminated':
      case 'rune_spent':
      case 'faded':
      case 'banner_fell':
        put({ hex, kind: 'eliminated' });
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
  for (const e of events) {
    const hex = text(e['hex']);
    if (['eliminated', 'rune_spent', 'faded', 'banner_fell'].includes(e.kind)) out = out.filter((t) => t.hex !== hex);
    else if (e.kind === 'morlock') out = out.filter((t) => t.hex !== text(e['from']));
    else if (e.kind === 'wounded') change(hex, (t) => ({ wounds: t.wounds + Number(e['wounds'] ?? 1), life: Number(e['life'] ?? t.life) }));
    else if (e.kind === 'banner_hurt') change(hex, () => ({ life: Number(e['hp']) }));
    else if (e.kind === 'poisoned') change(hex, (t) => ({ poison: t.poison + 1 }));
    else if (e.kind === 'trench_lost') change(hex, () => ({ entrenched: false }));
    else if (e.kind === 'net_lifted') change(hex, () => ({ netted: false, net_marker: false }));
  }
  return out;
}

/** How many were hit, held and lost in a segment, for the timeline. */
export function tally(events: readonly Told[]): { hit: number; held: number; dead: number } {
  const { verdicts } = drawing(events);
  const count = (kind: Verdict['kind']): number => verdicts.filter((v) => v.kind === kind).length;
  return { hit: count('loss'), held: count('absorbed'), dead: count('eliminated') };
}
