import type { BoardProps } from '../../../core/board.ts';
import type { Possible as Told, PossibleAction, PossibleStop, View } from '../wire.ts';

/** What the dice allow now and what a stop would bring, as the server tells it. Shared by all parts. */
class Possible {
  actions = $state.raw<readonly PossibleAction[]>([]);
  stop = $state.raw<PossibleStop | null>(null);
  /** The track lies open over the boards: on a phone it has no place of its own. */
  track = $state(false);
  #key = '';
  #asked = 0;

  async refresh(props: BoardProps<View>): Promise<void> {
    const me = props.view.players.find((p) => p.seat === props.seat);
    const hidden = props.still || !me || props.view.settings.hints === false || (props.step !== null && !props.question);
    const key = hidden ? '' : JSON.stringify([props.table.id, me.dice, me.hand, props.view.phase, props.view.spells, me.life]);
    if (key === this.#key) return;
    this.#key = key;
    const turn = ++this.#asked;
    if (hidden) {
      this.actions = [];
      this.stop = null;
      return;
    }
    try {
      const told = (await props.inquire('possible', {})) as unknown as Told;
      if (turn !== this.#asked) return;
      this.actions = told.actions;
      this.stop = told.stop;
    } catch {
      if (turn === this.#asked) this.actions = [];
    }
  }
}

export const possible = new Possible();
