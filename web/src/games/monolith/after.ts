/** The view after one event. What stands on the board is worked out anew where a tile comes, goes or is hurt. */

import type { Json } from '../../core/wire.ts';
import { bare } from '../common/told.ts';
import { acting, facing, standing } from './acting.ts';
import { HEXES } from './geometry.ts';
import { isCatalogue, tileOf } from './view.ts';
import type { BoardTile, SeatView, Told, UnderTile, View } from './wire.ts';

/** Trays list their tiles in the order of the catalogue. */
function put(tray: readonly string[], id: string, catalogue: Json): string[] {
  const order = isCatalogue(catalogue) ? catalogue.tiles.map((x) => x.id) : [];
  return [...tray, id].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function without(tray: readonly string[], id: string): string[] {
  const at = tray.indexOf(id);
  return at < 0 ? [...tray] : tray.filter((_, i) => i !== at);
}

function less(left: Readonly<Record<string, number>>, id: string): Record<string, number> {
  const { [id]: count = 0, ...rest } = left;
  return count > 1 ? { ...left, [id]: count - 1 } : rest;
}

const byHex = (tiles: readonly BoardTile[]): BoardTile[] => [...tiles].sort((a, b) => HEXES.indexOf(a.hex) - HEXES.indexOf(b.hex));

/** A view that is being changed. Whatever is not touched stays the same object. */
class Draft {
  view: View;
  readonly #catalogue: Json;

  constructor(view: View, catalogue: Json) {
    this.view = view;
    this.#catalogue = catalogue;
  }

  set(fields: Partial<View>): void {
    this.view = { ...this.view, ...fields };
  }

  seat(seat: number, change: (s: SeatView) => Partial<SeatView>): void {
    this.set({ seats: this.view.seats.map((s) => (s.seat === seat ? { ...s, ...change(s) } : s)) });
  }

  /** The board with these tiles, and what they now do to one another. */
  board(tiles: readonly BoardTile[]): void {
    const lies = new Map(this.view.segments.map((s) => [s.hex, s.seat]));
    const placed = byHex(tiles).map((t) => (t.kind === 'banner' || t.segment === (lies.get(t.hex) ?? null) ? t : { ...t, segment: lies.get(t.hex) ?? null }));
    const board = acting(placed, this.view.sides.map((s) => s.hp), this.#catalogue);
    const taken = new Set(board.map((x) => x.hex));
    this.set({ board, segments: this.view.segments.map((s) => (s.empty === taken.has(s.hex) ? { ...s, empty: !taken.has(s.hex) } : s)) });
  }

  tile(hex: string, change: (t: BoardTile) => Partial<BoardTile>): void {
    this.board(this.view.board.map((t) => (t.hex === hex ? { ...t, ...change(t) } : t)));
  }

  at(hex: string): BoardTile | undefined {
    return this.view.board.find((t) => t.hex === hex);
  }

  discard(seat: number, id: string): void {
    this.seat(seat, (s) => ({ discard: put(s.discard, id, this.#catalogue) }));
  }

  /** From the hand of a seat, as one of the tiles that may be played in a turn. */
  spend(seat: number, id: string): void {
    this.seat(seat, (s) => ({ hand: without(s.hand, id) }));
    const { plays_left, phase } = this.view;
    this.set({ phase: phase === 'draw' || phase === 'discard' ? 'play' : phase });
    if (plays_left !== null && phase !== 'discard') this.set({ plays_left: Math.max(0, plays_left - 1) });
  }

  stand(seat: number, id: string, hex: string, rotation: number, marks: Partial<BoardTile> = {}): void {
    const card = tileOf(this.#catalogue, id);
    const side = this.view.seats.find((s) => s.seat === seat)?.side ?? 0;
    const segment = this.view.monoliths && card?.kind === 'banner' ? seat : null;
    if (card) this.board([...this.view.board.filter((t) => t.hex !== hex), { ...standing(card, seat, side, hex, rotation), segment, ...marks }]);
  }

  /** A tile goes with its markers, and with the segment it lies on. */
  shift(from: string, to: string, rotation?: number): void {
    const tile = this.at(from);
    if (!tile) return;
    this.set({ segments: this.view.segments.map((s) => (s.hex === from ? { ...s, hex: to } : s)) });
    const card = tileOf(this.#catalogue, tile.tile);
    this.board(this.view.board.map((t) => (t === tile ? { ...t, ...(card && rotation !== undefined ? facing(card, rotation) : {}), hex: to } : t)));
  }

  /** One use of a movement. The event does not say of which source: what is printed is used before what is lent. */
  use(hex: string, what: string): void {
    const used = this.at(hex)?.moves.find((m) => m.what === what && !m.used);
    if (used) this.tile(hex, (t) => ({ moves: t.moves.map((m) => (m === used ? { ...m, used: true } : m)) }));
  }

  /** To its owner's discard pile; its poison markers return. */
  leave(hex: string): void {
    const tile = this.at(hex);
    if (!tile) return;
    this.set({ poison_pool: this.view.poison_pool + tile.poison });
    if (tile.kind !== 'banner') this.discard(tile.seat, tile.tile);
    this.board(this.view.board.filter((t) => t !== tile));
  }

  hp(side: number, hp: number): void {
    this.set({ sides: this.view.sides.map((s) => (s.side === side ? { ...s, hp } : s)) });
    this.board(this.view.board);
  }

  reveal(seat: number, id: string, owner: number, hex: string, rotation: number): void {
    const under = this.view.seats.find((s) => s.seat === seat)?.monolith?.under ?? null;
    const known = under?.find((x) => x?.tile === id && x.seat === owner);
    const rest = under?.map((x) => (x === known ? null : x)) ?? null;
    this.seat(seat, (s) => ({ monolith: { folded: false, under: rest?.some((x) => x) ? rest : null }, left: under ? s.left : less(s.left, id) }));
    this.stand(owner, id, hex, rotation, known ? { wounds: known.wounds, poison: known.poison, entrenched: known.entrenched } : {});
  }

  /** What lies on the segments goes under the banner, with its markers. */
  fold(seat: number): void {
    const hexes = HEXES.filter((h) => this.view.segments.some((s) => s.seat === seat && s.hex === h));
    const under = hexes.map((h): UnderTile | null => {
      const t = this.at(h);
      return t ? { tile: t.tile, seat: t.seat, wounds: t.wounds, poison: t.poison, entrenched: t.entrenched } : null;
    });
    this.seat(seat, () => ({ monolith: { folded: true, under } }));
    this.set({ segments: this.view.segments.filter((s) => s.seat !== seat) });
    this.board(this.view.board.filter((t) => !hexes.includes(t.hex)));
  }
}

const fresh = (t: BoardTile): BoardTile => (t.moves.some((m) => m.used) ? { ...t, moves: t.moves.map((m) => ({ ...m, used: false })) } : t);

/** The view after one event. */
export function after(view: View, e: Told, catalogue: Json): View {
  const d = new Draft(view, catalogue);
  const { ending, battle } = view;
  switch (e.kind) {
    case 'hidden':
      d.seat(e.seat, (s) => ({
        bag: s.bag - 2,
        left: [e.first, e.second].reduce((left, name) => (name ? less(left, bare(name)) : left), s.left),
        monolith: { folded: true, under: e.first && e.second ? [e.first, e.second].map((name) => ({ tile: bare(name), seat: e.seat, wounds: 0, poison: 0, entrenched: false })) : null },
      }));
      break;
    case 'banner_placed':
      d.stand(e.seat, bare(e.tile), e.hex, 0);
      d.set({ active: Math.min(e.seat + 1, view.seats.length - 1) });
      break;
    case 'turn_began':
      d.set({ turn: e.number, active: e.seat, phase: 'draw', place: (view.place + 1) % view.order.length, plays_left: view.tactical ? (e.number === 1 ? 1 : 2) : null, ending: { ...ending, due: ending.due.filter((s) => s !== e.seat) }, board: view.board.map(fresh) });
      break;
    case 'drew': {
      const id = bare(e.tile);
      d.seat(e.seat, (s) => ({ hand: put(s.hand, id, catalogue), bag: s.bag - 1, left: less(s.left, id) }));
      if (d.view.seats.find((s) => s.seat === e.seat)?.hand.length === view.hand_limit) d.set({ phase: 'discard' });
      break;
    }
    case 'last_tile':
      if (!ending.drawn_out) d.set({ ending: { ...ending, drawn_out: true, due: view.seats.map((s) => s.seat).filter((s) => s !== e.seat) } });
      break;
    case 'redrew':
      d.seat(e.seat, (s) => ({ hand: [], discard: s.hand.reduce<string[]>((all, id) => put(all, id, catalogue), s.discard) }));
      d.set({ phase: 'draw' });
      break;
    case 'discarded':
    case 'played':
      d.spend(e.seat, bare(e.tile));
      d.discard(e.seat, bare(e.tile));
      break;
    case 'placed':
      d.spend(e.seat, bare(e.tile));
      d.stand(e.seat, bare(e.tile), e.hex, e.rotation);
      break;
    case 'transformed':
      d.spend(e.seat, bare(e.tile));
      d.leave(e.hex);
      d.stand(e.seat, bare(e.tile), e.hex, e.rotation);
      break;
    case 'moved':
      d.use(e.from, e.by);
      d.shift(e.from, e.to, e.rotation);
      break;
    case 'turned':
      d.use(e.hex, e.by === 'rotate' ? 'rotation' : e.by);
      d.shift(e.hex, e.hex, e.rotation);
      break;
    case 'charged':
      d.shift(e.from, e.to, e.rotation);
      break;
    case 'pushed':
      d.shift(e.from, e.to);
      break;
    case 'entrenched':
      d.tile(e.hex, () => ({ entrenched: true }));
      break;
    case 'net_thrown':
      d.tile(e.hex, () => ({ net_marker: true }));
      break;
    case 'net_lifted':
      d.tile(e.hex, () => ({ net_marker: false }));
      break;
    case 'unfolded':
      d.seat(e.seat, (s) => ({ monolith: { folded: false, under: s.monolith?.under?.some((x) => x) ? s.monolith.under : null } }));
      d.set({ phase: 'play', segments: [...view.segments, ...[e.first_hex, e.second_hex].map((hex) => ({ hex, seat: e.seat, empty: true }))] });
      break;
    case 'revealed':
      d.reveal(e.seat, bare(e.tile), e.tile_seat, e.hex, e.rotation);
      break;
    case 'folded':
      d.fold(e.seat);
      break;
    case 'battle_began':
      d.set({ phase: 'battle', battle: { segment: 'start', last: e.cause === 'last', pending: [], spent: [] } });
      break;
    case 'segment':
      d.set({ battle: { last: false, ...battle, segment: e.initiative, pending: [], spent: [] } });
      d.board(d.view.board.map((t) => (t.initiative.includes(e.initiative) && !t.netted && !t.disarmed ? { ...t, used_attacks: [...t.used_attacks, e.initiative] } : t)));
      break;
    case 'battle_ended':
      d.set({ phase: 'play', battle: null });
      d.board(d.view.board.map((t) => (t.used_attacks.length ? { ...t, used_attacks: [] } : t)));
      break;
    case 'regenerated':
      if (battle) d.set({ battle: { ...battle, spent: [...battle.spent, e.rune_hex] } });
      break;
    case 'wounded':
      d.tile(e.hex, (t) => ({ wounds: t.wounds + e.wounds }));
      break;
    case 'trench_lost':
      d.tile(e.hex, () => ({ entrenched: false }));
      break;
    case 'banner_hurt':
      d.hp(d.at(e.hex)?.side ?? 0, e.hp);
      break;
    case 'poisoned':
      d.set({ poison_pool: e.pool });
      d.tile(e.hex, (t) => ({ poison: t.poison + 1 }));
      break;
    case 'eliminated':
    case 'rune_spent':
    case 'faded':
    case 'banner_fell':
      d.leave(e.hex);
      break;
    case 'last_turns':
      d.set({ ending: { ...ending, extra: true, due: view.seats.map((s) => s.seat) } });
      break;
    case 'game_over':
      d.set({ phase: 'over' });
      break;
    default:
      break;
  }
  return d.view;
}
