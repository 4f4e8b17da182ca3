import type { BoardProps } from '../../../core/board.ts';
import type { Told as AnyTold } from '../../../core/wire.ts';
import type { Far, Near, Summon, Summons as Told, View } from '../wire.ts';

/** What the hand could do now, as the server tells it, and the card that is looked at. Shared by arena, hand and hint. */
class Summons {
  rows = $state.raw<readonly Summon[]>([]);
  near = $state.raw<readonly Near[]>([]);
  far = $state.raw<readonly Far[]>([]);
  known = $state(false);
  /** Card under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** Card that was tapped although it cannot be played now. */
  held = $state<string | null>(null);
  /** Option under the pointer, where several share a square. */
  option = $state<string | null>(null);
  /** What options would do, as far as the row of options has asked. */
  foreseen = $state.raw<Readonly<Record<string, readonly AnyTold[]>>>({});
  /** The card was taken by its key: the focus follows to the arena. */
  byKey = false;
  #asked = 0;
  #sought = '';

  async refresh(props: BoardProps<View>): Promise<void> {
    const turn = ++this.#asked;
    this.held = null;
    this.option = null;
    this.foreseen = {};
    this.#sought = '';
    if (props.still || props.seat < 0) {
      this.rows = [];
      this.near = [];
      this.far = [];
      this.known = false;
      return;
    }
    try {
      const told = (await props.inquire('summons', {})) as unknown as Told;
      if (turn !== this.#asked) return;
      this.rows = told.summons;
      this.near = told.near;
      this.far = told.far;
      this.known = true;
    } catch {
      // Without an answer the cards still play; they only say less.
      if (turn === this.#asked) this.known = false;
    }
  }

  /** Asks once what each of these options would do. */
  async foresee(props: BoardProps<View>, options: readonly string[]): Promise<void> {
    const turn = this.#asked;
    const key = options.join();
    if (this.#sought === key) return;
    this.#sought = key;
    try {
      const { foreseen } = (await props.inquire('foresee', { options })) as { foreseen?: Record<string, AnyTold[]> };
      if (turn === this.#asked) this.foreseen = foreseen ?? {};
    } catch {
      // Then the card's words have to do.
    }
  }
}

export const summons = new Summons();
