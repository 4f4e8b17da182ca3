import type { BoardProps, Unasked } from '../../../core/board.ts';
import { allFall } from '../fight.ts';
import { free, TYPES, UNITS } from '../view.ts';
import type { Odds, PieceType, View } from '../wire.ts';

const ROOM = 3; // units of a side in an area, and as many workers
const PASSES = 'arenarium-warcraft-passes';
function remembered(): boolean {
  try {
    return localStorage.getItem(PASSES) !== 'no';
  } catch {
    return true;
  }
}

/** Orders given at once, and how long the log was before the first of them. */
interface Orders {
  texts: readonly string[];
  since: number;
}

/**
 * A stack on the way: which pieces of the chosen area go. The rules move one piece at a time: the first order is sent by the
 * player, the others follow it as the table asks for them.
 */
class Moving {
  from = $state<string | null>(null);
  /** One mark for each piece that has not moved yet. */
  going = $state<Record<PieceType, boolean[]>>({ melee: [], ranged: [], flying: [], worker: [] });
  /** Whether the player has chosen among them. */
  touched = false;
  /** A destination that was tapped once. */
  held = $state<string | null>(null);
  over = $state<string | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** Pass by itself where no card of the hand can be played. */
  passes = $state(remembered());
  /** The orders of the destination that is aimed at: whichever way the first one is given, the others follow it. */
  #planned = $state.raw<Orders>({ texts: [], since: 0 });
  #asked = '';

  take(view: View, seat: number, area: string, options: readonly string[]): void {
    const pieces = view.areas[area]?.pieces?.find((p) => p.seat === seat);
    if (!pieces) return;
    const able = (type: PieceType): boolean => options.some((o) => o.startsWith(`move ${type} ${area} `) || o.startsWith(`carry ${type} ${area} `));
    const units = UNITS.some((type) => able(type) && free(pieces, type) > 0);
    for (const type of TYPES) this.going[type] = Array.from({ length: able(type) ? free(pieces, type) : 0 }, () => (units ? type !== 'worker' : true));
    this.from = area;
    this.held = null;
    this.odds = null;
    this.touched = false;
  }

  /** Mark a piece or not: the destination that is held is for those who are marked then. Workers go their own ways: the first that is touched goes alone, further ones join it. */
  mark(props: BoardProps<View>, type: PieceType, i: number): void {
    const alone = type === 'worker' && !this.touched;
    if (alone) for (const other of TYPES) this.going[other] = this.going[other].map(() => false);
    this.going[type][i] = alone || !this.going[type][i];
    this.touched = true;
    this.aim(props, this.held);
    void this.look(props, this.held, this.#asked !== '');
  }

  passAlways(on: boolean): void {
    this.passes = on;
    try {
      localStorage.setItem(PASSES, on ? 'yes' : 'no');
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }

  drop(): void {
    this.from = null;
    this.held = null;
    this.over = null;
    this.odds = null;
  }

  count(type: PieceType): number {
    return this.going[type].filter(Boolean).length;
  }

  /** The orders that bring the chosen pieces there, as far as each type may go. */
  orders(to: string, options: readonly string[]): string[] {
    return TYPES.flatMap((type) => {
      const text = [`carry ${type} ${this.from} ${to}`, `move ${type} ${this.from} ${to}`].find((o) => options.includes(o));
      return text ? Array.from({ length: this.count(type) }, () => text) : [];
    });
  }

  /** Who of the chosen would stay: too far for some, and an area holds three units and three workers of a side. */
  staying(view: View, seat: number, to: string, options: readonly string[]): Partial<Record<PieceType, number>> {
    const there = view.areas[to]?.pieces?.find((p) => p.seat === seat);
    const room = { unit: ROOM - (there ? UNITS.reduce((sum, type) => sum + there[type], 0) : 0), worker: ROOM - (there?.worker ?? 0) };
    const out: Partial<Record<PieceType, number>> = {};
    for (const type of TYPES) {
      const kind = type === 'worker' ? 'worker' : 'unit';
      const able = ['move', 'carry'].some((verb) => options.includes(`${verb} ${type} ${this.from} ${to}`));
      const go = able ? Math.max(0, Math.min(this.count(type), room[kind])) : 0;
      room[kind] -= go;
      if (this.count(type) > go) out[type] = this.count(type) - go;
    }
    return out;
  }

  /** Aims at a destination, or at none: what the first order would do is then foreseen. */
  aim(props: BoardProps<View>, to: string | null): void {
    if (props.sending) return;
    this.#plan(props, to ? this.orders(to, props.options) : []);
    props.choose.aim(this.#planned.texts[0] ?? null);
  }

  #plan(props: BoardProps<View>, texts: readonly string[]): void {
    this.#planned = { texts, since: props.history?.length ?? 0 };
  }

  #begin(props: BoardProps<View>, texts: readonly string[]): void {
    this.#plan(props, texts);
    if (texts[0]) props.choose.send(texts[0]);
  }

  go(props: BoardProps<View>, to: string): void {
    this.#begin(props, this.orders(to, props.options));
  }

  /** How many units, which hold points, would go there, and how many would be left where they stand. */
  units({ view, seat, options }: Pick<BoardProps<View>, 'view' | 'seat' | 'options'>, to: string): { go: number; left: number } {
    const pieces = this.from ? view.areas[this.from]?.pieces?.find((p) => p.seat === seat) : undefined;
    const stay = this.staying(view, seat, to, options);
    const go = UNITS.reduce((sum, type) => sum + this.count(type) - (stay[type] ?? 0), 0);
    return { go, left: UNITS.reduce((sum, type) => sum + (pieces?.[type] ?? 0), 0) - go };
  }

  /** Brings all that was trained to one area. */
  deployAll(props: BoardProps<View>, area: string): void {
    const own = props.view.seats.find((s) => s.seat === props.seat);
    const count = (type: PieceType): number => (type === 'worker' ? own?.workers.training : own?.units[type]?.training) ?? 0;
    this.#begin(props, TYPES.flatMap((type) => Array.from({ length: count(type) }, () => `deploy ${type} ${area}`)).filter((text) => props.options.includes(text)));
  }

  /** The next order, when the ones before it have been carried out; anything unforeseen ends the row. */
  following(props: BoardProps<View>): string | undefined {
    const { texts, since } = this.#planned;
    const done = (props.history ?? []).slice(since).filter((e) => e.kind === 'undo' || (e.kind === 'act' && e.seat === props.seat));
    const next = texts[done.length];
    return done.length && next && done.every((e, i) => e.kind === 'act' && e.text === texts[i]) && props.options.includes(next) ? next : undefined;
  }

  /** Asks the server how the battle that a move begins would go. */
  async look(props: BoardProps<View>, to: string | null, battle: boolean): Promise<void> {
    const moves = to && battle ? this.orders(to, props.options) : [];
    const key = moves.join();
    if (key === this.#asked) return;
    this.#asked = key;
    this.odds = null;
    if (!moves.length) return;
    try {
      const told = await props.inquire('odds', { area: to, moves });
      if (key === this.#asked) this.odds = told as unknown as Odds;
    } catch {
      // No odds are told at this table or for this battle.
    }
  }
}

export const moving = new Moving();

/** The rest of an order; a pass where no card can be played; who falls first where all fall anyway. In a lesson every answer is the learner's own. */
export function unasked(props: BoardProps<View>): Unasked | undefined {
  const { options, question, view } = props;
  const order = moving.following(props);
  if (order) return { option: order, ordered: true };
  if (String(props.table['parent'] ?? '').startsWith('scenario:')) return undefined;
  if (allFall(view, question?.['left'], options)) return { option: options[0]! };
  return options.length === 1 && options[0] === 'pass' && moving.passes ? { option: 'pass', hides: true } : undefined;
}
