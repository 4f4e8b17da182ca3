/** The view after one event, as far as the event says it. What it does not say comes with the next real view. */

import type { Json } from '../../core/wire.ts';
import { catalogueOf, kindOf } from './view.ts';
import type { BeingFacts, CardKind, Catalogue, Dropped, PieceOnSquare, Placed, Player, Rank, Recovered, SideView, Summoned, Told, TurnBegan, View } from './wire.ts';

/** A being has just come, and what it tramples lies under it until its destruction is told. */
type Standing = PieceOnSquare & { under?: { side: number; rank: Rank } };

/** A piece was lifted for a being whose card and action were paid with the answer before. */
type Paid = View & { lifted?: true };

const COUNTED: Readonly<Record<CardKind, 'beings' | 'legends' | 'flares'>> = { being: 'beings', legend: 'legends', flare: 'flares' };
/** What a pending being of the Etherweave costs until it is summoned. */
const CAUSALITY = 2;
const NO_LEAVE = { borrow: false, void: 0, pattern_side: null } as const;

const player = (view: View, seat: number, change: (p: Player) => Partial<Player>): View => ({ ...view, players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) });
const side = (view: View, of: number, change: (s: SideView) => Partial<SideView>): View => ({ ...view, sides: view.sides.map((s) => (s.side === of ? { ...s, ...change(s) } : s)) });
const turn = (view: View, change: Partial<View['turn']>): View => ({ ...view, turn: { ...view.turn, ...change } });
const sideOf = (view: View, seat: number): number => view.players.find((p) => p.seat === seat)?.side ?? seat;
const standing = (view: View, at: string): Standing | undefined => view.board.find((p) => p.at === at);

// --- pieces ------------------------------------------------------------------------------------

/** So many more pieces of a rank on the board; in High Form every legendary one is a point. */
const counted = (view: View, of: number, rank: Rank, by: number): View =>
  side(view, of, (s) => ({ [rank]: s[rank] + by, ...(rank === 'legendary' && view.tasks && { score: s.score + by }) }));

/** So many more in the supply: common and heroic pieces are two faces of one. */
const supplied = (view: View, of: number, rank: Rank, by: number): View =>
  side(view, of, (s) => (rank === 'legendary' ? { legendary_supply: s.legendary_supply + by } : { supply: s.supply + by }));

const written = (view: View, piece: Standing): View => counted({ ...view, board: [...view.board, piece] }, piece.side, piece.rank, 1);
const wiped = (view: View, at: string): View => {
  const piece = standing(view, at);
  return piece ? counted({ ...view, board: view.board.filter((p) => p !== piece) }, piece.side, piece.rank, -1) : view;
};
const gate = (view: View, of: number, at: string | null): View => ({
  ...side(view, of, () => ({ gateway: at })),
  board: view.board.map((p) => {
    if (p.side !== of || (p.at === at) === (p.gateway ?? false)) return p;
    const { gateway: _, ...bare } = p;
    return p.at === at ? { ...bare, gateway: true } : bare;
  }),
});

const setDown = (view: View, at: string, of: number, rank: Rank): View => supplied(written(view, { at, side: of, rank }), of, rank, -1);

/** The piece goes back to its owner's supply; a Gateway closes. */
function pickUp(view: View, at: string): View {
  const piece = standing(view, at);
  if (!piece) return view;
  const gone = supplied(wiped(view, at), piece.side, piece.rank, 1);
  return piece.gateway ? gate(gone, piece.side, null) : gone;
}

function carried(view: View, from: string, to: string): View {
  const piece = standing(view, from);
  if (!piece) return view;
  const gone = written(wiped(view, from), { ...piece, at: to });
  const self = view.effect?.self === from ? { ...gone, effect: { ...view.effect, self: to } } : gone;
  return piece.gateway ? gate(self, piece.side, to) : self;
}

function regraded(view: View, at: string, rank: Rank): View {
  const piece = standing(view, at);
  if (!piece) return view;
  const exchanged = supplied(supplied(view, piece.side, piece.rank, 1), piece.side, rank, -1);
  const now = written(wiped(exchanged, at), { ...piece, rank });
  return rank === 'legendary' && piece.gateway ? gate(now, piece.side, null) : now;
}

/** A being takes its square. What stands there falls with the next event; where no other piece was left it is the very piece. */
function arrived(view: View, at: string, of: number, rank: Rank): View {
  const old = standing(view, at);
  if (!old) return setDown(view, at, of, rank);
  const supply = view.sides.find((s) => s.side === of);
  const left = rank === 'legendary' ? supply?.legendary_supply : supply?.supply;
  if (old.side === of && !left) {
    const bare = written(wiped(view, at), { at, side: of, rank });
    return old.gateway ? gate(bare, of, null) : bare;
  }
  const covered = { ...view, board: view.board.filter((p) => p !== old) };
  return supplied(written(covered, { at, side: of, rank, under: { side: old.side, rank: old.rank } }), of, rank, -1);
}

/** A piece is destroyed: the one that stands there, or the one that a being has just covered. */
function fallen(view: View, at: string): View {
  const piece = standing(view, at);
  if (!piece?.under) return pickUp(view, at);
  const { under, ...bare } = piece;
  const gone = counted(supplied({ ...view, board: view.board.map((p) => (p === piece ? bare : p)) }, under.side, under.rank, 1), under.side, under.rank, -1);
  return view.sides.find((s) => s.side === under.side)?.gateway === at ? gate(gone, under.side, null) : gone;
}

/** What the player in turn has destroyed this turn. */
function credited(view: View, of: number, rank: Rank): View {
  const rows = view.turn.destroyed;
  const known = rows.some((r) => r.side === of && r.rank === rank);
  return turn(view, { destroyed: known ? rows.map((r) => (r.side === of && r.rank === rank ? { ...r, count: r.count + 1 } : r)) : [...rows, { side: of, rank, count: 1 }] });
}

// --- cards -------------------------------------------------------------------------------------

/** Beings, legends and flares, each in the order of the catalogue. */
const sorted = (cards: readonly string[], c: Catalogue | null): string[] => {
  const order = new Map(c?.cards.map((card, i) => [card.id, i + 1000 * ['being', 'legend', 'flare'].indexOf(card.kind)]));
  return [...cards].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
};

/** A card leaves a hand. Those that only its owner knows are counted. */
const without = (view: View, seat: number, kind: CardKind, id: string | null): View =>
  player(view, seat, (p) => ({ [COUNTED[kind]]: Math.max(0, p[COUNTED[kind]] - 1), cards: p.cards && p.cards.filter((card) => card !== id) }));

const withCard = (view: View, seat: number, kind: CardKind, id: string | null, c: Catalogue | null): View =>
  player(view, seat, (p) => ({ [COUNTED[kind]]: p[COUNTED[kind]] + 1, cards: p.cards && id ? sorted([...p.cards, id], c) : p.cards }));

const deck = (view: View, seat: number, kind: CardKind, by: number): View => {
  if (kind === 'being') return player(view, seat, (p) => ({ deck: p.deck + by, straight: Math.max(0, p.straight + by) }));
  const of = kind === 'legend' ? 'legends' : 'flares';
  return { ...view, [of]: { ...view[of], deck: view[of].deck + by } };
};

/** A card lies in the pile of its kind. */
function discarded(view: View, seat: number, kind: CardKind, id: string | null): View {
  if (kind === 'being') return player(view, seat, (p) => ({ discard: [...p.discard, id] }));
  const of = kind === 'legend' ? 'legends' : 'flares';
  return id ? { ...view, [of]: { ...view[of], discard: [...view[of].discard, id] } } : view;
}

const pending = (view: View, seat: number, id: string | null): View =>
  side(player(view, seat, () => ({ pending: id })), sideOf(view, seat), (s) => ({ score: s.score + (id ? -CAUSALITY : CAUSALITY) }));

const effect = (view: View, card: string | null, part: 'effect' | 'upper' | 'lower' | 'frozen' | 'warp', at: string | null = null, orientation: string | null = null): View =>
  card === null ? view : { ...view, effect: { card, part, square: at, orientation, self: at, pattern: [], marked: [] } };

// --- points ------------------------------------------------------------------------------------

function scored(view: View, seat: number, points: number, colour: number | null): View {
  return side(view, sideOf(view, seat), (s) => {
    if (!s.colours || colour === null) return { score: s.score + points };
    const colours = { ...s.colours, [colour]: (s.colours[colour] ?? 0) + points };
    const lowest = (of: Record<string, number>): number => Math.min(...Object.values(of));
    return { colours, score: s.score + lowest(colours) - lowest(s.colours) };
  });
}

function claimed(view: View, seat: number, id: string, points: number): View {
  const { tasks } = view;
  const won = side(view, sideOf(view, seat), (s) => ({ claimed: [...s.claimed, id], task_points: s.task_points + points, score: s.score + points }));
  if (!tasks) return won;
  const { next } = tasks;
  return { ...won, tasks: { ...tasks, current: next ? tasks.current.map((t) => (t === id ? next : t)) : tasks.current.filter((t) => t !== id), next: null, fulfilled: tasks.fulfilled.filter((t) => t !== id) } };
}

function turnedUp(view: View, id: string, place: 'current' | 'next' | 'under' | 'aside'): View {
  const { tasks } = view;
  if (!tasks || place === 'aside' || place === 'under') return view;
  const left = { ...tasks, deck: tasks.deck - 1 };
  return { ...view, tasks: place === 'next' ? { ...left, next: id } : { ...left, current: [...tasks.current, id] } };
}

// --- one event ---------------------------------------------------------------------------------

export function after(view: View, e: Told, catalogue: Json): View {
  const { lifted, ...bare }: Paid = view;
  return happened(bare, e, catalogueOf(catalogue), lifted ?? false);
}

/** A being leaves the hand, or waits no longer, and takes its square. */
function summoned(view: View, e: Summoned, c: Catalogue | null, paid: boolean): View {
  const rank = c?.cards.find((card): card is BeingFacts => card.id === e.id && 'rank' in card)?.rank ?? 'common';
  const waited = view.players.some((p) => p.seat === e.seat && p.pending === e.id);
  const played = waited ? pending(view, e.seat, null) : paid ? view : without(view, e.seat, rank === 'legendary' ? 'legend' : 'being', e.id);
  const acted = turn(played, { actions: Math.max(0, view.turn.actions - (paid ? 0 : 1)), summoned: view.turn.summoned + 1, ...NO_LEAVE });
  return effect(arrived(acted, e.at, sideOf(view, e.seat), rank), e.id, 'effect', e.at, e.orientation);
}

function begun(view: View, e: TurnBegan): View {
  const { ending, phase } = view;
  const again = view.turn.seat === e.seat && view.turn.extra_turns > 0;
  const turns = { number: e.number, seat: e.seat, actor: e.seat, actions: e.actions, discarded: false, handed_over: false, summoned: 0, destroyed: [], ...NO_LEAVE };
  return {
    ...turn(view, { ...turns, extra_turns: view.turn.extra_turns - (again ? 1 : 0) }),
    phase: 'turn',
    effect: null,
    ending: ending && phase === 'turn' && !again ? { ...ending, turns_left: Math.max(0, ending.turns_left - 1) } : ending,
    players: view.players.map((p) => (p.missing_action && p.side === sideOf(view, e.seat) ? { ...p, missing_action: false } : p)),
  };
}

/** A place action, or a piece that an effect brings. When the partner has used the last action, control returns. */
function placed(view: View, e: Placed): View {
  const put = setDown(view, e.at, e.side, e.rank);
  if (view.effect || view.phase === 'setup') return put;
  const actions = Math.max(0, put.turn.actions - 1);
  return turn(put, { actions, actor: actions ? put.turn.actor : put.turn.seat });
}

function swapped(view: View, from: string, to: string): View {
  const other = (at: string): string => (at === from ? to : at === to ? from : at);
  return {
    ...view,
    board: view.board.map((p) => (p.at === from || p.at === to ? { ...p, at: other(p.at) } : p)),
    sides: view.sides.map((s) => (s.gateway === from || s.gateway === to ? { ...s, gateway: other(s.gateway) } : s)),
  };
}

/** From the pile onto the deck, to the frozen effects, or the pending being back to the hand. */
function recovered(view: View, e: Recovered, c: Catalogue | null): View {
  if (e.position === null) return withCard(pending(view, e.seat, null), e.seat, 'being', e.id, c);
  const taken = player(view, e.seat, (p) => ({ discard: p.discard.filter((_, i) => i !== e.position! - 1) }));
  return view.effect?.card === 'frozen-chest' ? taken : deck(taken, e.seat, 'being', 1);
}

function dropped(view: View, e: Dropped, c: Catalogue | null): View {
  const waited = view.players.some((p) => p.seat === e.seat && p.pending !== null && p.pending === e.id);
  const kind = kindOf(c, e.id ?? '') as CardKind;
  return discarded(waited ? pending(view, e.seat, null) : without(view, e.seat, kind, e.id), e.seat, kind, e.id);
}

function happened(view: View, e: Told, c: Catalogue | null, paid: boolean): View {
  switch (e.kind) {
    case 'turn':
      return begun(view, e);
    case 'placed':
      return placed(view, e);
    case 'unloaded':
      return player(written(view, { at: e.at, side: e.side, rank: e.rank }), e.seat, () => ({ on_card: null }));
    case 'loaded':
      return player(supplied(pickUp(view, e.at), e.side, e.rank, -1), e.seat, () => ({ on_card: { side: e.side, rank: e.rank } }));
    case 'lifted': {
      const lifted: Paid = { ...pickUp(view, e.at), lifted: true };
      return lifted;
    }
    case 'upgraded':
    case 'downgraded':
      return regraded(view, e.at, e.rank);
    case 'converted':
      return credited(setDown(pickUp(view, e.at), e.at, e.side, e.rank), e.from_side, e.was);
    case 'destroyed': {
      const gone = fallen(view, e.at);
      return e.counted ? credited(gone, e.side, e.rank) : gone;
    }
    case 'moved':
    case 'leapt':
      return carried(view, e.from, e.to);
    case 'swapped':
      return swapped(view, e.from, e.to);
    case 'gateway':
      return gate(view, e.side, e.at);
    case 'summoned':
      return summoned(view, e, c, paid);
    case 'improvised':
      return side(view, sideOf(view, e.seat), (s) => ({ improvise: s.improvise && s.improvise.filter((colour) => colour !== e.side) }));
    case 'gained':
      return turn(view, { actions: view.turn.actions + e.actions });
    case 'lost_action':
      return turn(view, { actions: Math.max(0, view.turn.actions - 1) });
    case 'extra_turn':
      return turn(view, { extra_turns: view.turn.extra_turns + 1 });
    case 'chilled':
      return { ...view, players: view.players.map((p) => (p.side === sideOf(view, e.seat) ? p : { ...p, missing_action: true })) };
    case 'handed_over':
      return turn(view, { actor: e.to_seat, handed_over: true });
    case 'discarded':
      return turn(discarded(without(view, e.seat, 'being', e.id), e.seat, 'being', e.id), { actions: Math.max(0, view.turn.actions - 1), discarded: true });
    case 'dropped':
      return dropped(view, e, c);
    case 'returned':
      return deck(without(view, e.seat, e.what, e.id), e.seat, e.what, 1);
    case 'drew':
      return deck(withCard(view, e.seat, e.what, e.id, c), e.seat, e.what, -1);
    case 'recovered':
      return recovered(view, e, c);
    case 'flare':
      return effect(without(view, e.seat, 'flare', e.id), e.id, e.upper ? 'upper' : 'lower');
    case 'thawed':
      return effect(player(view, e.seat, () => ({ frozen: null })), e.id, 'frozen');
    case 'pending':
      return effect(pending(without(view, e.seat, 'being', e.id), e.seat, e.id), e.id, 'warp');
    case 'froze':
      return { ...player(view, e.seat, () => ({ frozen: e.id })), effect: null };
    case 'task':
      return e.id === null ? view : turnedUp(view, e.id, e.place);
    case 'claimed':
      return e.id === null ? view : claimed({ ...view, effect: null }, e.seat, e.id, e.points);
    case 'scored':
      return scored(view, e.seat, e.points, e.side);
    case 'reshuffled': {
      const of = e.what === 'legend' ? 'legends' : 'flares';
      return { ...view, [of]: { deck: view[of].deck + view[of].discard.length, discard: [] } };
    }
    case 'ending':
      return { ...view, ending: { reason: e.reason, turns_left: e.turns_left } };
    case 'resigned':
      return player(view, e.seat, () => ({ left: true }));
    case 'over':
      return { ...view, phase: 'over', effect: null, result: e.places };
    case 'shown':
    case 'warped':
    case 'chose':
    case 'shot':
      return view;
  }
}
