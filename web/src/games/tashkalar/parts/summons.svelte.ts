import type { BoardProps } from '../../../core/board.ts';
import type { Far, Near, Preview, Summon, Summons as Told, View } from '../wire.ts';

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
  /** What summonings would destroy at once, by option, as far as somebody has looked at them. */
  struck = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** The card was taken by its key: the focus follows to the arena. */
  byKey = false;
  #asked = 0;
  #foreseen = new Set<string>();

  async refresh(props: BoardProps<View>): Promise<void> {
    const turn = ++this.#asked;
    this.held = null;
    this.option = null;
    this.struck = {};
    this.#foreseen.clear();
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

  /** Asks once what that summoning would destroy before anything else is chosen. */
  async foresee(props: BoardProps<View>, option: string): Promise<void> {
    if (this.#foreseen.has(option)) return;
    this.#foreseen.add(option);
    const turn = this.#asked;
    try {
      const { events } = (await props.inquire('preview', { text: option })) as unknown as Preview;
      if (turn === this.#asked) this.struck = { ...this.struck, [option]: events.flatMap((e) => (e.kind === 'destroyed' ? [e.at] : [])) };
    } catch {
      // Then the card's words have to do.
    }
  }
}

export const summons = new Summons();
