/** The view after one event, as far as the event says it. Prices and unit cards are read from the catalogue, and no rule is applied. */

import { bare } from '../common/told.ts';
import type { Json } from '../../core/wire.ts';
import { fighters } from './battle.ts';
import { catalogueOf, priceOf, TYPES, unitAt, UNITS } from './view.ts';
import type { AreaView, BattleView, CardId, Catalogue, Fighters, Owner, Pieces, PieceType, Played, Price, RaceId, SeatView, Side, Source, StepId, Told, UnitAt, View } from './wire.ts';

/** What the stage remembers between events beside the view itself. */
export interface Shown extends View {
  battle: (BattleView & { over?: boolean }) | null;
  /** The card that was played last: it may still be cancelled. */
  cast?: Played;
}


type Change<T> = (was: T) => Partial<T>;
/** What still belongs to a battle that is over, and what only comes when none is fought. */
const TALLIES: ReadonlySet<string> = new Set(['drew', 'drew_card', 'reshuffled', 'returned', 'digested', 'respawned', 'trimmed', 'battle_ended']);
const APART: ReadonlySet<string> = new Set(['turn', 'step', 'destroyed', 'token_removed', 'occupied', 'eliminated']);

export function after(view: View, event: Told, known: Json): View {
  const was = view as Shown;
  const left = was.battle && (APART.has(event.kind) || (was.battle.over && !TALLIES.has(event.kind))) ? { ...was, battle: null } : was;
  const now = happened(left, event, catalogueOf(known));
  return now.areas === view.areas && now.seats === view.seats ? now : counted(now);
}

function happened(view: Shown, e: Told, catalogue: Catalogue | null): Shown {
  switch (e.kind) {
    case 'dealt':
      return seat(view, e.seat, () => ({ race: bare<RaceId>(e.race) }));
    case 'first':
      return { ...view, first: e.seat };
    case 'drew':
      return seat(view, e.seat, drawn);
    case 'drew_card':
      return seat(view, e.seat, (s) => ({ ...drawn(s), ...(s.hand && { hand: [...s.hand, bare<CardId>(e.card)].sort() }) }));
    case 'reshuffled':
      return seat(view, e.seat, (s) => ({ deck: s.deck + s.discard.length, discard: [] }));
    case 'turn':
      return { ...everywhere(rested(view), ({ crippled: _, ...area }) => area), turn: e.turn, first: e.seat };
    case 'step':
      return begun(view, e.seat, bare<StepId>(e.step.replace('step-', '')));
    case 'moved':
      return moved(view, e.seat, bare(e.type), e.from, e.to, e.carried > 0);
    case 'site_lost':
      return outposts(without(view, e.area, 'outpost'), e.seat, { sites: -1, reserve: 1 });
    case 'played':
      return { ...played(view, e), cast: e };
    case 'cancelled':
      return undone(view);
    case 'called':
      return area(view, e.area, () => ({ called: true }));
    case 'ported':
      return ported(view, e.seat, bare(e.type), e.from, e.to);
    case 'battle':
      return battleBegun(view, e.area, e.seat, e.defender_seat);
    case 'joined':
      return joined(view, e.seat);
    case 'round':
      return fight(view, () => ({ round: e.round, phase: null, polymorphed: [], ...quiet(view) }));
    case 'rolled':
      return rolled(view, e.seat, bare(e.race), bare(e.type), e.hit > 0, e.purpose === 'curse');
    case 'raised':
      return stand(put(reserve(view, e.seat, 'melee', -1), e.seat, null, 'melee', e.area, 1), e.seat, 'melee', e.area, 1);
    case 'losses':
      return fight(view, () => ({ losses: { attackers: e.attackers, defenders: e.defenders } }));
    case 'prevented':
      return spared(view, sideOf(view, e.seat));
    case 'lost': {
      const fallen = stand(removed(view, e.seat, bare<RaceId>(e.race), bare(e.type), e.area), e.seat, bare(e.type), e.area, -1);
      return spared(disarmed(reserve(fallen, e.seat, bare(e.type), 1), e.seat, e.area), sideOf(view, e.seat));
    }
    case 'devoured': {
      const gone = stand(removed(view, e.seat, bare<RaceId>(e.race), bare(e.type), e.area), e.seat, bare(e.type), e.area, -1);
      return fight(gone, (b) => ({ devoured: [...b.devoured, unitOf(e.seat, bare(e.race), bare(e.type), e.area)] }));
    }
    case 'returned':
      return stand(put(view, e.seat, bare<RaceId>(e.race), bare(e.type), e.area, 1), e.seat, bare(e.type), e.area, 1);
    case 'digested':
      return reserve(view, e.seat, bare(e.type), 1);
    case 'respawned':
      return put(reserve(view, e.seat, bare(e.type), -1), e.seat, null, bare(e.type), e.to, 1);
    case 'trimmed':
      return stand(put(reserve(view, e.seat, 'melee', e.count), e.seat, null, 'melee', e.area, -e.count), e.seat, 'melee', e.area, -e.count);
    case 'battle_ended':
      return fight(view, () => ({ over: true, devoured: [], ...quiet(view) }));
    case 'pillaged':
      return goods(goods(view, e.from_seat, -e.gold, -e.wood), e.seat, e.gold, e.wood);
    case 'destroyed':
      return destroyed(view, e.seat, e.area, e.count, e.outpost > 0);
    case 'token_removed':
      return without(view, e.area, 'token');
    case 'occupied':
      return area(view, e.area, () => ({ marker: true }));
    case 'eliminated':
      return seat(swept(rested(view), [e.seat]), e.seat, () => ({ alive: false }));
    case 'resigned':
      return resigned(view, e.seat);
    case 'harvested':
      return e.resource.endsWith('wood') ? goods(view, e.seat, 0, e.amount) : goods(view, e.seat, e.amount, 0);
    case 'depleted':
      return area(view, e.area, () => ({ depleted: e.level }));
    case 'renewed':
      return without(view, e.area, 'depleted');
    case 'summoned':
      return put(reserve(view, e.seat, bare(e.type), -1), e.seat, null, bare(e.type), e.area, 1);
    case 'deployed':
      return deployed(view, e.seat, bare(e.type), e.area);
    case 'finished':
      return finished(view, e.seat, bare(e.type));
    case 'outpost_finished':
      return outposts(area(view, e.area, (a) => ({ outpost: { ...a.outpost!, ready: true } })), e.seat, { sites: -1, board: 1 });
    case 'outpost_begun': {
      const site = area(view, e.area, () => ({ outpost: { seat: e.seat, race: of(view, e.seat).race!, ready: false } }));
      return paid(outposts(site, e.seat, { sites: 1, reserve: -1 }), e.seat, catalogue?.costs.outpost);
    }
    case 'trained':
      return trained(view, e.seat, bare(e.type), catalogue);
    case 'built':
      return built(view, e.seat, bare(e.type), e.summoned > 0, catalogue);
    case 'upgraded':
      return upgraded(view, e.seat, bare(e.type), e.level, e.name, catalogue);
    case 'took':
      return e.resource.endsWith('wood') ? goods(view, e.seat, 0, e.amount) : goods(view, e.seat, e.amount, 0);
    case 'gave':
      return goods(goods(view, e.seat, -e.gold, -e.wood), e.to_seat, e.gold, e.wood);
    case 'laid':
      return seat(view, e.seat, (s) => ({ laid: s.laid + 1, discard: less(s.discard, 'victory_point') }));
    case 'spell':
      return seat(view, e.seat, (s) => ({ aside: s.aside + 1, deck: e.left }));
    case 'won':
    case 'drawn_game':
      return { ...view, step: 'over', active: null, battle: null };
    case 'objected':
    case 'rescued':
      return view;
  }
}

// --- parts of a view --------------------------------------------------------------------------

const of = (view: View, who: number): SeatView => view.seats.find((s) => s.seat === who)!;

function seat(view: Shown, who: Owner, change: Change<SeatView>): Shown {
  return who === null ? view : { ...view, seats: view.seats.map((s) => (s.seat === who ? { ...s, ...change(s) } : s)) };
}

function area(view: Shown, id: string, change: Change<AreaView>): Shown {
  const was = view.areas[id] ?? {};
  return { ...view, areas: { ...view.areas, [id]: { ...was, ...change(was) } } };
}

function without(view: Shown, id: string, field: keyof AreaView): Shown {
  const { [field]: _, ...rest } = view.areas[id] ?? {};
  return { ...view, areas: { ...view.areas, [id]: rest } };
}

function everywhere(view: Shown, change: (area: AreaView, id: string) => AreaView): Shown {
  return { ...view, areas: Object.fromEntries(Object.entries(view.areas).map(([id, a]) => [id, change(a, id)])) };
}

function fight(view: Shown, change: Change<NonNullable<Shown['battle']>>): Shown {
  return view.battle ? { ...view, battle: { ...view.battle, ...change(view.battle) } } : view;
}

const drawn = (s: SeatView): Partial<SeatView> => ({ hand_count: s.hand_count + 1, deck: Math.max(0, s.deck - 1) });
const less = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((_, i) => i !== cards.indexOf(card));
const unitOf = (who: Owner, race: RaceId, type: PieceType, at: string): UnitAt => ({ seat: who, race, type, area: at });

function goods(view: Shown, who: number, gold: number, wood: number): Shown {
  return seat(view, who, (s) => ({ gold: s.gold + gold, wood: s.wood + wood }));
}

const paid = (view: Shown, who: number, price: Price | undefined): Shown => (price ? goods(view, who, -price.gold, -price.wood) : view);

function reserve(view: Shown, who: Owner, type: PieceType, by: number): Shown {
  return seat(view, who, (s) =>
    type === 'worker' ? { workers: { ...s.workers, reserve: s.workers.reserve + by } } : s.units[type] ? { units: { ...s.units, [type]: { ...s.units[type], reserve: s.units[type].reserve + by } } } : {},
  );
}

function outposts(view: Shown, who: number, by: Partial<Record<'board' | 'sites' | 'reserve', number>>): Shown {
  return seat(view, who, (s) => ({ outposts: { board: s.outposts.board + (by.board ?? 0), sites: s.outposts.sites + (by.sites ?? 0), reserve: s.outposts.reserve + (by.reserve ?? 0) } }));
}

const NONE = { melee: 0, ranged: 0, flying: 0, worker: 0 };
const place = (who: Owner): number => who ?? 9;

/** Pieces of an owner come to an area, or leave it. */
function put(view: Shown, who: Owner, race: RaceId | null, type: PieceType, at: string, by: number): Shown {
  const list = view.areas[at]?.pieces ?? [];
  const own: Pieces = list.find((p) => p.seat === who) ?? { seat: who, race: race ?? of(view, who!).race!, ...NONE };
  const next = { ...own, [type]: Math.max(0, own[type] + by) };
  const pieces = [...list.filter((p) => p !== own), ...(TYPES.some((x) => next[x] > 0) ? [next] : [])].sort((a, b) => place(a.seat) - place(b.seat));
  return pieces.length ? area(view, at, () => ({ pieces })) : without(view, at, 'pieces');
}

const removed = (view: Shown, who: Owner, race: RaceId, type: PieceType, at: string): Shown => put(view, who, race, type, at, -1);

/** All pieces and Outposts of these seats go to their reserves. */
function swept(view: Shown, seats: readonly number[]): Shown {
  let now = view;
  for (const [id, was] of Object.entries(view.areas)) {
    for (const p of was.pieces ?? [])
      if (p.seat !== null && seats.includes(p.seat)) for (const type of TYPES) if (p[type]) now = put(reserve(now, p.seat, type, p[type]), p.seat, p.race, type, id, -p[type]);
    if (was.outpost && seats.includes(was.outpost.seat)) now = outposts(without(now, id, 'outpost'), was.outpost.seat, { [was.outpost.ready ? 'board' : 'sites']: -1, reserve: 1 });
  }
  return now;
}

// --- what follows from where pieces stand -----------------------------------------------------

/** Pieces on the map and points, counted anew. */
function counted(view: Shown): Shown {
  const team = (who: Owner): number | undefined => view.seats.find((s) => s.seat === who)?.team;
  const standing = (who: number, type: PieceType): number => Object.values(view.areas).reduce((sum, a) => sum + (a.pieces?.find((p) => p.seat === who)?.[type] ?? 0), 0);
  const held = (id: string, side: number): boolean => (view.areas[id]?.pieces ?? []).some((p) => p.seat !== null && team(p.seat) === side && UNITS.some((type) => p[type] > 0));
  const worth = view.map.areas.filter((a) => a.vp).sort((a, b) => (a.id < b.id ? -1 : 1));
  const sources = (side: number): Source[] => {
    const areas = worth.filter((a) => held(a.id, side)).map((a): Source => ({ kind: a.kind === 'town' ? 'town' : 'objective', area: a.id, points: a.vp }));
    const own = view.seats.filter((s) => s.team === side).flatMap((s): Source[] => [
      ...UNITS.filter((type) => s.units[type] && s.units[type].level === s.units[type].levels).map((type): Source => ({ kind: 'level', seat: s.seat, type, points: 1 })),
      ...(s.laid ? [{ kind: 'card', seat: s.seat, points: s.laid } as const] : []),
    ]);
    return [...areas.filter((s) => s.kind === 'town'), ...areas.filter((s) => s.kind !== 'town'), ...own];
  };
  const seats = view.seats.map((s): SeatView => {
    if (!s.race) return s;
    const from = sources(s.team);
    const units = Object.fromEntries(Object.entries(s.units).map(([type, u]) => [type, { ...u, board: standing(s.seat, type as PieceType) }]));
    return { ...s, units, workers: { ...s.workers, board: standing(s.seat, 'worker') }, sources: from, points: from.reduce((sum, x) => sum + x.points, 0) };
  });
  return { ...view, seats };
}

// --- moves ------------------------------------------------------------------------------------

/** A step begins: who was called to arms works again; what Move left behind is gone once all have moved. */
function begun(view: Shown, who: number, step: StepId): Shown {
  const armed = everywhere(view, ({ called: _, ...a }) => (a.pieces ? { ...a, pieces: a.pieces.map(({ moved: __, ...p }) => p) } : a));
  return { ...(step === 'move' ? armed : rested(armed)), step, active: who };
}

const rested = (view: Shown): Shown => everywhere(view, ({ fast: _, locked: __, ...a }) => a);

function moved(view: Shown, who: number, type: PieceType, from: string, to: string, carried: boolean): Shown {
  const there = put(put(view, who, null, type, from, -1), who, null, type, to, 1);
  const marked = area(there, to, (a) => ({ pieces: a.pieces?.map((p) => (p.seat === who ? { ...p, moved: { ...p.moved, [type]: (p.moved?.[type] ?? 0) + 1 } } : p)) ?? [] }));
  if (!carried) return marked;
  const captive = of(view, who).race!;
  const taken = everywhere(marked, ({ captive: lies, ...a }) => (lies && lies !== captive ? { ...a, captive: lies } : a));
  return area(taken, to, () => ({ captive }));
}

/** Where a portal leaves a choice they have all left already, and are on the way. */
function ported(view: Shown, who: number, type: PieceType, from: string, to: string): Shown {
  const { portal, ...rest } = view;
  const left = portal ? { ...portal, [type]: portal[type] - 1 } : null;
  const gone = left ? { ...rest, ...(TYPES.some((x) => left[x] > 0) && { portal: left }) } : put(view, who, null, type, from, -1);
  const there = put(gone, who, null, type, to, 1);
  return type === 'worker' ? area(without(there, from, 'called'), to, () => ({ called: true })) : there;
}

function deployed(view: Shown, who: number, type: PieceType, at: string): Shown {
  const { team, town } = of(view, who);
  const there = training(put(view, who, null, type, at, 1), who, type, -1);
  const foes = (view.areas[at]?.pieces ?? []).some((p) => (p.seat === null || of(view, p.seat).team !== team) && UNITS.some((x) => p[x] > 0));
  return at === town && foes ? area(there, at, () => ({ locked: true })) : there;
}

function destroyed(view: Shown, who: number, at: string, count: number, outpost: boolean): Shown {
  const fewer = count ? put(reserve(view, who, 'worker', count), who, null, 'worker', at, -count) : view;
  if (!outpost) return fewer;
  const ready = view.areas[at]?.outpost?.ready;
  return outposts(without(fewer, at, 'outpost'), who, { [ready ? 'board' : 'sites']: -1, reserve: 1 });
}

function resigned(view: Shown, who: number): Shown {
  const { team } = of(view, who);
  const leaving = view.seats.filter((s) => s.team === team).map((s) => s.seat);
  const now = swept(view, leaving);
  const fought = view.seats.some((s) => leaving.includes(s.seat) && (view.battle?.attackers.includes(s.race!) || view.battle?.defenders.includes(s.race!)));
  return { ...now, battle: fought ? null : now.battle, seats: now.seats.map((s) => (leaving.includes(s.seat) ? { ...s, alive: false } : s)) };
}

// --- cards ------------------------------------------------------------------------------------

function played(view: Shown, e: Played): Shown {
  const card = bare<CardId>(e.card);
  const laid = seat(view, e.seat, (s) => ({ hand_count: s.hand_count - 1, ...(s.hand && { hand: less(s.hand, card) }), discard: [...s.discard, card].sort() }));
  switch (card) {
    case 'fast':
      return area(laid, e.area!, () => ({ fast: true }));
    case 'cripple':
      return area(laid, e.area!, () => ({ crippled: true }));
    case 'polymorph':
      return fight(laid, (b) => ({ polymorphed: [...b.polymorphed, unitOf(e.target_seat ?? null, bare(e.race!), bare(e.type!), e.area!)] }));
    case 'web':
    case 'ensnare':
      return fight(laid, (b) => ({ grounded: b[sideOf(view, e.seat) === 'attackers' ? 'defenders' : 'attackers'] }));
    default:
      return laid;
  }
}

/** The card before the one that cancelled it never worked. */
function undone(view: Shown): Shown {
  const e = view.cast;
  if (!e) return view;
  switch (bare<CardId>(e.card)) {
    case 'fast':
      return without(view, e.area!, 'fast');
    case 'cripple':
      return without(view, e.area!, 'crippled');
    case 'polymorph':
      return fight(view, (b) => ({ polymorphed: b.polymorphed.slice(0, -1) }));
    case 'web':
    case 'ensnare':
      return fight(view, () => ({ grounded: [] }));
    default:
      return view;
  }
}

// --- battles ----------------------------------------------------------------------------------

const raceOf = (view: Shown, who: Owner): RaceId | undefined => (who === null ? undefined : (of(view, who).race ?? undefined));

function sideOf(view: Shown, who: Owner): Side {
  const race = raceOf(view, who);
  const team = who === null ? null : of(view, who).team;
  const attacker = view.seats.find((s) => s.race === view.battle?.attackers[0]);
  return who !== null && (view.battle?.attackers.includes(race!) || attacker?.team === team) ? 'attackers' : 'defenders';
}

const quiet = (view: Shown): Pick<BattleView, 'hits' | 'losses'> => ({
  hits: Object.fromEntries(Object.keys(view.battle?.hits ?? {}).map((race) => [race, 0])),
  losses: { attackers: 0, defenders: 0 },
});

function battleBegun(view: Shown, at: string, attacker: number, defender: Owner): Shown {
  const { fighting, owners } = fighters(view, at, attacker, defender, []);
  const races = (side: Side): RaceId[] => owners.filter((o) => o.side === side && (o.leads || fighting.some((f) => f.race === o.race))).map((o) => o.race);
  const battle: BattleView = {
    area: at, round: 0, phase: null, attackers: races('attackers'), defenders: races('defenders'), fighting,
    flanks: view.map.areas.find((a) => a.id === at)?.neighbours ?? [],
    losses: { attackers: 0, defenders: 0 }, hits: Object.fromEntries(owners.map((o) => [o.race, 0])),
    grounded: [], polymorphed: [], devoured: [], rolling: null,
  };
  return { ...view, battle };
}

/** An ally of the attacker comes from the flanks. */
function joined(view: Shown, who: number): Shown {
  const b = view.battle;
  const attacker = view.active;
  if (!b || attacker === null) return view;
  const defender = b.fighting.find((f) => f.side === 'defenders' && f.area === b.area)?.seat ?? null;
  const { fighting, owners } = fighters(view, b.area, attacker, defender, [who]);
  return { ...view, battle: { ...b, fighting, attackers: owners.filter((o) => o.side === 'attackers' && (o.leads || fighting.some((f) => f.race === o.race))).map((o) => o.race) } };
}

function rolled(view: Shown, who: Owner, race: RaceId, type: PieceType, hit: boolean, curse: boolean): Shown {
  const b = view.battle;
  if (!b) return view;
  const fresh = b.phase === type ? b : { ...b, phase: type, ...quiet(view) };
  const now: Shown = { ...view, battle: fresh };
  if (!hit) return now;
  if (curse) return spared(now, sideOf(view, who));
  const name = raceOf(view, who) ?? race;
  return fight(now, (x) => ({ hits: { ...x.hits, [name]: (x.hits[name] ?? 0) + 1 } }));
}

const spared = (view: Shown, side: Side): Shown => fight(view, (b) => ({ losses: { ...b.losses, [side]: Math.max(0, b.losses[side] - 1) } }));

/** A unit of the battle comes or goes; the polymorphed one goes where no other is left. */
function stand(view: Shown, who: Owner, type: PieceType, at: string, by: number): Shown {
  const b = view.battle;
  if (!b) return view;
  const row = b.fighting.find((f) => f.seat === who && f.area === at);
  const next: Fighters = { ...(row ?? { seat: who, race: raceOf(view, who)!, side: sideOf(view, who), area: at, ...NONE }) };
  next[type] = Math.max(0, next[type] + by);
  const list = row ? b.fighting.map((f) => (f === row ? next : f)) : [...b.fighting, next];
  const marked = b.polymorphed.filter((u) => u.seat === who && u.type === type && u.area === at);
  const fighting = list.filter((f) => TYPES.some((x) => f[x] > 0));
  return fight(view, () => ({
    fighting,
    attackers: b.attackers.filter((race) => race === raceOf(view, view.active) || fighting.some((f) => f.race === race)),
    ...(marked.length > next[type] && { polymorphed: b.polymorphed.filter((u) => u !== marked[0]) }),
  }));
}

/** Where nobody fights any more who was called to arms, nobody is under arms. */
function disarmed(view: Shown, who: Owner, at: string): Shown {
  const row = view.battle?.fighting.find((f) => f.seat === who && f.area === at);
  return view.areas[at]?.called && !row?.worker ? without(view, at, 'called') : view;
}

// --- buying -----------------------------------------------------------------------------------

function training(view: Shown, who: number, type: PieceType, by: number): Shown {
  return seat(view, who, (s) => {
    const b = s.buildings[type];
    const busy = (type === 'worker' ? s.workers.training : (s.units[type]?.training ?? 0)) + by;
    return {
      ...(type === 'worker' ? { workers: { ...s.workers, training: busy } } : { units: { ...s.units, [type]: { ...s.units[type]!, training: busy } } }),
      ...(b && { buildings: { ...s.buildings, [type]: { ...b, idle: Math.max(0, b.ready - busy) } } }),
    };
  });
}

function trained(view: Shown, who: number, type: PieceType, catalogue: Catalogue | null): Shown {
  return paid(training(reserve(view, who, type, -1), who, type, 1), who, priceOf(catalogue, of(view, who).race, type));
}

function buildings(view: Shown, who: number, type: PieceType, by: Partial<Record<'ready' | 'sites' | 'summoned' | 'left' | 'idle', number>>): Shown {
  return seat(view, who, (s) => {
    const b = s.buildings[type];
    return b ? { buildings: { ...s.buildings, [type]: { ready: b.ready + (by.ready ?? 0), sites: b.sites + (by.sites ?? 0), summoned: b.summoned + (by.summoned ?? 0), left: b.left + (by.left ?? 0), idle: b.idle + (by.idle ?? 0) } } } : {};
  });
}

const builders = (view: Shown, who: number, by: number): Shown => seat(view, who, (s) => ({ workers: { ...s.workers, building: s.workers.building + by } }));

function built(view: Shown, who: number, type: PieceType, summoned: boolean, catalogue: Catalogue | null): Shown {
  const begun = paid(buildings(view, who, type, { [summoned ? 'summoned' : 'sites']: 1, left: -1 }), who, catalogue?.costs.building);
  const { town } = of(view, who);
  return summoned || !town ? begun : builders(put(begun, who, null, 'worker', town, -1), who, 1);
}

function finished(view: Shown, who: number, type: PieceType): Shown {
  const { buildings: all, town } = of(view, who);
  const summoned = (all[type]?.summoned ?? 0) > 0;
  const ready = buildings(view, who, type, { [summoned ? 'summoned' : 'sites']: -1, ready: 1, idle: 1 });
  return summoned || !town ? ready : builders(put(ready, who, null, 'worker', town, 1), who, -1);
}

/** Necromancers upgrade without paying, outside the Spend Step. */
function upgraded(view: Shown, who: number, type: PieceType, level: number, name: string, catalogue: Catalogue | null): Shown {
  const facts = unitAt(catalogue, of(view, who).race, type, level);
  const higher = seat(view, who, (s) => ({ units: { ...s.units, [type]: { ...s.units[type]!, level, name, ...(facts && { strength: facts.strength, ability: facts.ability, needs: facts.needs }) } } }));
  return view.step === 'spend' ? paid(higher, who, catalogue?.costs.upgrade) : higher;
}
