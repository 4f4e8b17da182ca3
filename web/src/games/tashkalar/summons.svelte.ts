import type { BoardProps } from '../../core/board.ts';
import type { View } from './faces';
import type { Rank } from './geometry';

export interface Summon { card: string; square: string; orientation: string; pattern: string[]; destroys: unknown; text: string }
export interface Near { card: string; square: string; orientation: string; pattern: string[]; missing: string; rank: Rank; has: string }

/** What the hand could do now, as the server tells it, and the card that is looked at. Shared by arena, hand and hint. */
class Summons {
  rows = $state.raw<readonly Summon[]>([]);
  near = $state.raw<readonly Near[]>([]);
  known = $state(false);
  /** Card under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** Card that was tapped although it cannot be played now. */
  held = $state<string | null>(null);
  /** Option under the pointer, where several share a square. */
  option = $state<string | null>(null);
  /** The card was taken by its key: the focus follows to the arena. */
  byKey = false;
  #asked = 0;

  async refresh(props: BoardProps<View>): Promise<void> {
    const turn = ++this.#asked;
    this.held = null;
    this.option = null;
    if (props.still || props.seat < 0) {
      this.rows = [];
      this.near = [];
      this.known = false;
      return;
    }
    try {
      const told = await props.inquire('summons', {});
      if (turn !== this.#asked) return;
      this.rows = (told['summons'] ?? []) as Summon[];
      this.near = (told['near'] ?? []) as Near[];
      this.known = true;
    } catch {
      // Without an answer the cards still play; they only say less.
      if (turn === this.#asked) this.known = false;
    }
  }
}

export const summons = new Summons();
