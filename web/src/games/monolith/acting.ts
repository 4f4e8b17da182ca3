/**
 * What tiles do to one another: who nets whom, what runes and banners give. Every view of the server says it; between two
 * views, when a tile has come or gone in the middle of an entry, it is worked out here, and tests hold it to the views.
 */

import { neighbour } from './geometry.ts';
import { HIT_POINTS, isCatalogue, tileOf } from './view.ts';
import type { BoardTile, Card, Grant, Movement, MoveName, Six } from './wire.ts';
import type { Json } from '../../core/wire.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const MOVES: readonly MoveName[] = ['maneuver', 'teleport', 'rotation'];
/** What a rune of the whole board gives is no gift to a neighbour. */
const FAR = 'charge';

/** Lists of the catalogue go by side, those of the board by direction. */
const turned = (six: Six, rotation: number): number[] => DIRECTIONS.map((d) => six[(d - rotation + 6) % 6] ?? 0);

/** What a tile has that stands so, wherever it lies: what is printed on it. */
export function standing(card: Card, seat: number, side: number, hex: string, rotation: number): BoardTile {
  return {
    tile: card.id, kind: card.kind, hex, seat, side,
    ...facing(card, rotation),
    wounds: 0, life: 1, poison: 0, entrenched: false, net_marker: false, netted: false, netted_by: [], disarmed: false, disarmed_by: [],
    initiative: [...card.initiative], used_attacks: [], venom: false, penetrating: false, granted: [],
    moves: MOVES.filter((m) => card.features[m]).map((what) => ({ what, by: null, used: false })),
    segment: null,
  };
}

/** All of a tile that turns with it. */
export function facing(card: Card, rotation: number): Pick<BoardTile, 'rotation' | 'armour' | 'net' | 'lightning' | 'connect' | 'printed' | 'melee' | 'ranged'> {
  const turn = (six: Six): number[] => turned(six, rotation);
  const melee = turn(card.melee);
  const ranged = turn(card.ranged);
  return {
    rotation, melee, ranged,
    armour: turn(card.armour), net: turn(card.net), lightning: turn(card.lightning), connect: turn(card.connect),
    printed: { melee, ranged, initiative: [...card.initiative], life: card.kind === 'banner' ? HIT_POINTS : 1 + (card.features['toughness'] ?? 0), features: featuresOf(card) },
  };
}

/** The Assassin's blow is an effect in the catalogue and a feature on the board. */
const featuresOf = (card: Card): Record<string, number> => (card.effect?.type === 'assassin' ? { ...card.features, assassin: card.effect.amount ?? 1 } : card.features);

const reached = (tile: BoardTile, dirs: Six): string[] => DIRECTIONS.flatMap((d) => (dirs[d] ? (neighbour(tile.hex, d) ?? []) : []));

/** Who is netted: free netters net, the netted do not, and where nets close a ring they cancel inside it. MA R21, R23 */
function caught(tiles: readonly BoardTile[]): { netted: Set<string>; aims: Map<string, string[]> } {
  const netted = new Set(tiles.filter((x) => x.net_marker).map((x) => x.hex));
  const at = new Map(tiles.map((x) => [x.hex, x]));
  const aims = new Map<string, string[]>();
  for (const x of tiles) {
    const targets = reached(x, x.net).filter((h) => at.has(h) && at.get(h)!.side !== x.side);
    if (targets.length) aims.set(x.hex, targets);
  }
  let asking = [...aims.keys()].filter((h) => !netted.has(h));
  while (asking.length) {
    const aimed = new Set(asking.flatMap((h) => aims.get(h)!));
    let free = asking.filter((h) => !aimed.has(h));
    const ring = free.length ? null : new Set(closed(aims, asking));
    if (ring) free = [...ring];
    for (const h of free) for (const n of aims.get(h)!) if (!ring?.has(n)) netted.add(n);
    asking = asking.filter((h) => !free.includes(h) && !netted.has(h));
  }
  return { netted, aims };
}

/** Netters that net one another in a ring which no other netter aims at. */
function closed(aims: ReadonlyMap<string, string[]>, asking: readonly string[]): string[] {
  const aimers = (goal: string): string[] => {
    const found = new Set<string>();
    const wanted = new Set([goal]);
    for (let grown = true; grown; ) {
      grown = false;
      for (const h of asking)
        if (!found.has(h) && aims.get(h)!.some((n) => wanted.has(n))) {
          found.add(h);
          wanted.add(h);
          grown = true;
        }
    }
    return asking.filter((h) => found.has(h));
  };
  for (const h of asking) {
    const loop = aimers(h);
    if (loop.includes(h) && loop.every((n) => aimers(n).join() === loop.join())) return loop;
  }
  return [...asking];
}

interface Gift extends Grant {
  to: string;
}

function gifts(tiles: readonly BoardTile[], netted: ReadonlySet<string>, catalogue: Json): Gift[] {
  const at = new Map(tiles.map((x) => [x.hex, x]));
  return tiles.flatMap((x) => {
    const card = tileOf(catalogue, x.tile);
    const gift = x.kind === 'rune' ? card?.effect : x.kind === 'banner' ? card?.aura : null;
    if (!gift || gift.type === FAR || netted.has(x.hex)) return [];
    const links = reached(x, x.kind === 'banner' ? [1, 1, 1, 1, 1, 1] : x.connect);
    const to = links.filter((h) => at.has(h) && (at.get(h)!.side === x.side) === (gift.type !== 'disarm'));
    const whats = gift.type === 'strength' ? ['melee', 'ranged'] : [gift.type];
    return to.flatMap((hex) => whats.map((what) => ({ what, amount: gift.amount ?? 1, by: x.hex, to: hex })));
  });
}

/** The segments it attacks in: those it has attacked in, then what is left of its own and of its Double Attacks. MA R11, R13 */
function initiatives(tile: BoardTile, more: number, doubles: number): number[] {
  const own = tile.printed.initiative.map((v) => v + more);
  if (!own.length) return [];
  const all = new Set(own);
  let v = Math.max(...own);
  for (let i = 0; i < doubles; i++) {
    while (v >= 0 && all.has(v)) v--;
    if (v < 0) break;
    all.add(v--);
  }
  const fresh = [...all].sort((a, b) => b - a);
  return [...tile.used_attacks, ...fresh.slice(tile.used_attacks.length)];
}

const sum = (grants: readonly Grant[], what: string): number => grants.reduce((all, g) => all + (g.what === what ? g.amount : 0), 0);
const raised = (six: Six, by: number): number[] => six.map((n) => (n ? n + by : 0));

/** The tiles as they act on one another now. One that is as it was stays the same object. */
export function acting(tiles: readonly BoardTile[], hp: readonly number[], catalogue: Json): BoardTile[] {
  const { netted, aims } = caught(tiles);
  const given = gifts(tiles, netted, catalogue);
  const through = isCatalogue(catalogue) ? Number(catalogue.rules.find((r) => r.id === 'penetration_strength')?.value ?? 1) : 1;
  return tiles.map((x) => {
    const all = given.filter((g) => g.to === x.hex).map(({ what, amount, by }) => ({ what, amount, by }));
    const granted = all.filter((g) => g.what !== 'disarm');
    const penetrating = sum(granted, 'penetration') > 0;
    const features = x.printed.features;
    const moves: Movement[] = [
      ...x.moves.filter((m) => m.by === null),
      ...granted.flatMap((g) => MOVES.filter((m) => m === g.what).map((what) => x.moves.find((m) => m.by === g.by && m.what === what) ?? { what, by: g.by, used: false })),
    ];
    return keep(x, {
      ...x, granted, moves, penetrating,
      netted: netted.has(x.hex),
      netted_by: netted.has(x.hex) ? tiles.filter((n) => n.side !== x.side && !netted.has(n.hex) && aims.get(n.hex)?.includes(x.hex)).map((n) => n.hex) : [],
      disarmed_by: all.filter((g) => g.what === 'disarm').map((g) => g.by),
      disarmed: all.some((g) => g.what === 'disarm'),
      venom: Boolean(features['venom']) || sum(granted, 'venom') > 0,
      melee: features['assassin'] ? x.printed.melee.map(() => 0) : raised(x.printed.melee, sum(granted, 'melee')),
      ranged: raised(penetrating ? x.printed.ranged.map((n) => (n ? through : 0)) : x.printed.ranged, sum(granted, 'ranged')),
      initiative: initiatives(x, sum(granted, 'initiative'), sum(granted, 'double_attack')),
      life: x.kind === 'banner' ? (hp[x.side] ?? x.life) : 1 + (features['toughness'] ?? 0) + sum(granted, 'toughness') - x.wounds + (x.entrenched ? 1 : 0),
    });
  });
}

const keep = (old: BoardTile, now: BoardTile): BoardTile => (JSON.stringify(old) === JSON.stringify(now) ? old : now);
