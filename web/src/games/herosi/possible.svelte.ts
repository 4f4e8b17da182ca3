import type { BoardProps } from '../../core/board.ts';
import type { View } from './faces';

export interface PossibleAction { action: string; card?: string; possible: boolean; missing: Record<string, number> }
interface StopTold { allowed: boolean; reason: string | null; weakness: number; effects: { amount: number }[]; penalty: number; commands: number; hero_falls: boolean }

/** What the dice allow now and what a stop would bring, as the server tells it. Shared by tray and hand. */
class Possible {
  actions = $state.raw<readonly PossibleAction[]>([]);
  stop = $state.raw<StopTold | null>(null);
  looked = $state<string | null>(null);
  /** A card that was tapped to be read. */
  held = $state<string | null>(null);
  /** On a phone the track opens from the hand. */
  track = $state(false);
  #key = '';
  #asked = 0;

  async refresh(props: BoardProps<View>): Promise<void> {
    const me = props.view.players.find((p) => p.seat === props.seat);
    const hidden = props.still || !me || props.view.settings.hints === false;
    const key = hidden ? '' : JSON.stringify([me.dice, me.hand, props.view.phase, props.view.spells, me.life]);
    if (key === this.#key) return;
    this.#key = key;
    const turn = ++this.#asked;
    if (hidden) {
      this.actions = [];
      this.stop = null;
      return;
    }
    try {
      const told = await props.inquire('possible', {});
      if (turn !== this.#asked) return;
      this.actions = (told['actions'] ?? []) as PossibleAction[];
      this.stop = (told['stop'] ?? null) as StopTold | null;
    } catch {
      if (turn === this.#asked) this.actions = [];
    }
  }
}

export const possible = new Possible();
