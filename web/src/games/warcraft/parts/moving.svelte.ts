import type { BoardProps } from '../../../core/board.ts';
import { free, TYPES, UNITS } from '../view.ts';
import type { Odds, PieceType, View } from '../wire.ts';

const PASSES = 'arenarium-warcraft-passes';
function remembered(): boolean {
  try {
    return localStorage.getItem(PASSES) !== 'no';
  } catch {
    return true;
  }
}

/**
 * A stack on the way: which pieces of the chosen area go. The rules move one piece at a time; the orders wait here in a row
 * and each is sent when the table asks for the next.
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
  queue: string[] = [];
  /** The orders of the destination that is aimed at: whichever way the first one is given, the others follow it. */
  #planned: string[] = [];
  #plannedAt = -1;
  #answered = -1;
  #asked = '';
  #here: string | null = null;

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

  /** Mark a piece or not. Workers go their own ways: the first that is touched goes alone, further ones join it. */
  mark(type: PieceType, i: number): void {
    const alone = type === 'worker' && !this.touched;
    if (alone) for (const other of TYPES) this.going[other] = this.going[other].map(() => false);
    this.going[type][i] = alone || !this.going[type][i];
    this.touched = true;
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

  /** Aims at a destination, or at none: what the first order would do is then foreseen. */
  aim(props: BoardProps<View>, to: string | null): void {
    this.#plan(props, to);
    props.choose.aim(this.#planned[0] ?? null);
  }

  #plan(props: BoardProps<View>, to: string | null): void {
    this.#planned = to ? this.orders(to, props.options) : [];
    this.#plannedAt = props.question?.q ?? -1;
  }

  go(props: BoardProps<View>, to: string): void {
    this.#plan(props, to);
    const [first] = this.#planned;
    if (first) props.choose.send(first);
  }

  /** Whether all units of the area would leave it. */
  empties(view: View, seat: number): boolean {
    const pieces = this.from ? view.areas[this.from]?.pieces?.find((p) => p.seat === seat) : undefined;
    return pieces !== undefined && UNITS.every((type) => pieces[type] === this.count(type));
  }

  /** Brings all that was trained to one area. */
  deployAll(props: BoardProps<View>, area: string): void {
    this.#here = area;
    this.#answered = -1;
    this.next(props);
  }

  /** Sends the next order when its question is there; anything unforeseen ends the row. */
  next(props: BoardProps<View>): void {
    const q = props.question;
    if (this.#here && q && q.q !== this.#answered) {
      const text = q.ask === 'deploy' ? props.options.find((o) => o.startsWith('deploy ') && o.endsWith(` ${this.#here}`)) : undefined;
      if (!text) this.#here = null;
      else {
        this.#answered = q.q ?? -1;
        return props.choose.send(text);
      }
    }
    if (!q || q.q === this.#plannedAt) return;
    const [first, ...rest] = this.#planned;
    if (first && props.history?.findLast((e) => e.kind === 'act' && e.seat === props.seat)?.text === first) this.queue = rest;
    this.#planned = [];
    if (!this.queue.length || q.q === this.#answered) return;
    const text = q.ask === 'move' ? this.queue.shift() : undefined;
    if (text && props.options.includes(text)) {
      this.#answered = q.q ?? -1;
      props.choose.send(text);
    } else this.queue = [];
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
