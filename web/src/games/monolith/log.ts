/** The log in words: its lines, whose deed each is, and why a line of a battle reads as it does. */

import type { GameClient } from '../../core/board.ts';
import { counted, list, sentence, t } from '../../core/i18n.svelte.ts';
import { nameOfTile } from './view.ts';
import type { BannerHurt, BoardTile, Eliminated, Grant, How, Missed, Told, Wounded } from './wire.ts';

const SIGNS: Readonly<Record<string, string>> = {
  struck: 'melee', stopped: 'absorbed', softened: 'armour', held: 'net', missed: 'eye', morlock: 'bolt', poison_works: 'poison', regenerated: 'regeneration',
  wounded: 'wound', trench_lost: 'wall', banner_hurt: 'wound', poisoned: 'poison', eliminated: 'skull', rune_spent: 'regeneration', faded: 'skull', banner_fell: 'skull', net_lifted: 'net',
};

const isShot = (how: How): boolean => how === 'ranged' || how === 'penetrating';

/** The sign before a line of a battle. */
export const signOf = (e: Told): string => (e.kind === 'struck' && isShot(e.how) ? 'ranged' : (SIGNS[e.kind] ?? 'battle'));

/** What becomes of a tile. */
type Fate = Wounded | BannerHurt | Eliminated;

/** One line: what happens, and what became of its target where that was the last blow at it. */
export interface Line {
  event: Told;
  fate: Fate | null;
}

/** The later, the weightier. */
const FATES = ['wounded', 'banner_hurt', 'eliminated'];
const isFate = (e: Told): e is Fate => FATES.includes(e.kind);
/** Where a blow lands. */
const struckAt = (e: Told): string | null => (e.kind === 'struck' || e.kind === 'morlock' ? e.to : null);

/** What happens first, then, apart, who hits nobody: that is no news, but it answers "why not mine?". Armour that stops a shot answers it too. */
export function parted(events: readonly Told[]): { told: Line[]; missed: Missed[] } {
  const last = new Map(events.flatMap((e) => { const at = struckAt(e); return at === null ? [] : [[at, e] as const]; }));
  const fates = new Map<string, Fate>();
  for (const e of events.filter(isFate)) {
    const old = fates.get(e.hex);
    if (!old || FATES.indexOf(e.kind) >= FATES.indexOf(old.kind)) fates.set(e.hex, e);
  }
  const stopped = new Set(events.flatMap((e) => (e.kind === 'stopped' ? [e.from] : [])));
  return {
    told: events.flatMap((event) => {
      if (event.kind === 'missed' || (isFate(event) && last.has(event.hex))) return [];
      const at = struckAt(event);
      return [{ event, fate: at !== null && last.get(at) === event ? (fates.get(at) ?? null) : null }];
    }),
    missed: events.flatMap((e) => (e.kind === 'missed' && !stopped.has(e.from) ? [e] : [])),
  };
}

const AFTER = new Set(['segment', 'net_lifted', 'folded', 'battle_ended']);

/** A segment in which nothing happens is not told. One at the end of its entry may go on in the next: somebody is asked. */
export function isEmpty(segment: Told, events: readonly Told[]): boolean {
  const next = events[events.indexOf(segment) + 1];
  return next !== undefined && AFTER.has(next.kind);
}

const RULES: Readonly<Record<string, string>> = {
  banner_placed: 'MA §2', turn_began: 'MA §3', drew: 'MA §3', discarded: 'MA §3', redrew: 'MA §3', placed: 'MA §4', transformed: 'MA §6', played: 'MA §8', charged: 'MA §8', pushed: 'MA §8', battle_began: 'MA §5', segment: 'MA §5', battle_ended: 'MA §5',
  moved: 'MA §8', turned: 'MA §8', push_begun: 'MA §8', charge_disarmed: 'MA §8', bombed: 'MA §8', entrenched: 'MA §8', net_thrown: 'MA §8', shot: 'MA §8', last_tile: 'MA §9', last_turns: 'MA §9', game_over: 'MA §9', resigned: 'MA §9',
  hidden: 'MA §10', unfold_begun: 'MA §10', unfolded: 'MA §10', revealed: 'MA §10', folded: 'MA §10', fold_blocked: 'MA §10',
  struck: 'MA §5', missed: 'MA §5', wounded: 'MA §5', banner_hurt: 'MA §5', eliminated: 'MA §5', faded: 'MA §5', trench_lost: 'MA §5', net_lifted: 'MA §5',
  stopped: 'MA §6', softened: 'MA §6', held: 'MA §6', morlock: 'MA §6', poison_works: 'MA §6', poisoned: 'MA §6',
  regenerated: 'MA §7', rune_spent: 'MA §7', banner_fell: 'MA §9',
};

export const ruleOf = (event: Told): string => RULES[event.kind] ?? '';

/** Why a line reads as it does: what adds up to its figure, who holds whom, given the tiles as the segment finds them. Nothing is said that does not add up. */
export function reasons(event: Told, segment: string, tiles: readonly BoardTile[]): string[] {
  const at = (hex: string): BoardTile | undefined => tiles.find((x) => x.hex === hex);
  const named = (hex: string): string => {
    const tile = at(hex);
    return tile ? `${nameOfTile(tile.tile)} ${hex}` : hex;
  };
  /** "strength 1 + 1 (Rune of Strength c5)", if what is printed and what is given make up the figure. */
  const sum = (key: string, figure: number, printed: readonly number[], gifts: readonly Grant[]): string[] => {
    const given = gifts.filter((g) => at(g.by));
    const base = figure - given.reduce((all, g) => all + g.amount, 0);
    if (!given.length || !printed.includes(base)) return [];
    return [t(key, { sum: [base, ...given.map((g) => `${g.amount} (${named(g.by)})`)].join(' + ') })];
  };
  if (event.kind === 'held') {
    const tile = at(event.hex);
    const by = event.why === 'netted' ? tile?.netted_by : tile?.disarmed_by;
    return by?.length ? [t('monolith-log-why-held', { by: list(by.map(named)) })] : [];
  }
  if (event.kind !== 'struck') return [];
  const tile = at(event.from);
  if (!tile) return [];
  const far = isShot(event.how);
  const gifts = (what: string): Grant[] => tile.granted.filter((g) => g.what === what);
  const twice = gifts('double_attack').filter((g) => at(g.by));
  return [
    ...sum('monolith-log-why-strength', event.strength, far ? tile.printed.ranged : tile.printed.melee, gifts(far ? 'ranged' : 'melee')),
    ...(twice.length ? [t('monolith-log-why-twice', { by: list(twice.map((g) => named(g.by))) })] : sum('monolith-log-why-initiative', Number(segment), tile.printed.initiative, gifts('initiative'))),
  ];
}

/** What a battle or the match does by itself is nobody's deed. */
const NOBODYS = new Set(['battle_began', 'segment', 'battle_ended', 'game_over']);

/** Whose deed an event is that names no seat: of the tile that strikes or suffers. */
export const seatOf: NonNullable<GameClient['seatOf']> = (event) => {
  if (NOBODYS.has(event.kind)) return -1;
  const seat = event['tile_seat'] ?? event['target_seat'];
  return typeof seat === 'number' ? seat : undefined;
};

/** Whose tile, or whose banner, a line tells of; -1 nobody's. */
export const ownerOf = (event: Told): number => ('seat' in event ? event.seat : (seatOf(event, {}) ?? -1));

/** All that one draws is one line. */
export const together: NonNullable<GameClient['together']> = {
  run: (event) => (event.kind === 'drew' ? `drew ${String(event['seat'])}` : null),
  key: (event) => String(event['seat']),
  text: (events, { nameOf }) => sentence('monolith', { ...events[0]!, tile: list(counted(events.map((e) => t(String(e['tile']).slice(1))))) }, nameOf),
};

export const logLine: NonNullable<GameClient['logLine']> = (event, entry) => (event.kind === 'segment' && isEmpty(event as Told, entry.events as Told[]) ? null : undefined);
