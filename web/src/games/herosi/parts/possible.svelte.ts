import type { BoardProps } from '../../../core/board.ts';
import type { Possible as Told, PossibleAction, PossibleStop, View } from '../wire.ts';


/** What the dice allow now and what a stop would bring, as the server tells it. Shared by tray and hand. */
class Possible {
  actions = $state.raw<readonly PossibleAction[]>([]);
  stop = $state.raw<PossibleStop | null>(null);
  looked = $state<string | null>(null);
  /** A card that was tapped to be read. */
  held = $state<string | null>(null);
  /** A Hero, creature or spell on offer that is looked at: its text stands under the question. */
  reading = $state<string | null>(null);
  /** What a finger chose to read; the second tap takes it. */
  tapped = $state<string | null>(null);
  /** On a phone the track opens from the hand. */
  track = $state(false);
  #key = '';
  #asked = 0;

  look(id: string | null): void {
    this.reading = id;
    if (id === null) this.tapped = null;
  }

  /** Take what was clicked; a finger, which cannot hover, reads it first. */
  offer(props: BoardProps<View>, id: string, option: string, event: Event): void {
    if ((event as PointerEvent).pointerType === 'touch' && this.tapped !== option) {
      this.reading = id;
      this.tapped = option;
      return;
    }
    this.look(null);
    props.pick(option);
  }

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
