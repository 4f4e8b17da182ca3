import { api, ApiError } from './api.ts';
import { settings } from './settings.svelte.ts';

/** Who plays here. The server's cookie knows; a name is asked for only when one is needed. */
class Me {
  id = $state('');
  name = $state('');
  recovery = $state('');
  asked = $state(false);
  #wanted: ((known: boolean) => void) | null = null;

  async load(): Promise<void> {
    try {
      const me = await api.me();
      this.id = me.id ?? '';
      this.name = me.name ?? '';
    } catch (e) {
      if (!(e instanceof ApiError)) throw e;
    }
  }

  /** Make sure the player has a name; asks for one if not. False when the player turns away. */
  async need(): Promise<boolean> {
    if (!this.id) await this.load();
    if (this.id) return true;
    return new Promise((resolve) => {
      this.#wanted = resolve;
      this.asked = true;
    });
  }

  async begin(name: string): Promise<void> {
    const me = await api.name(name, settings.lang);
    this.id = me.id;
    this.name = me.name;
    if (me.recovery) this.recovery = me.recovery;
    this.#answer(true);
  }

  async recover(code: string): Promise<void> {
    const me = await api.recover(code);
    this.id = me.id;
    this.name = me.name;
    this.#answer(true);
  }

  turnAway(): void {
    this.#answer(false);
  }

  #answer(known: boolean): void {
    this.asked = false;
    this.#wanted?.(known);
    this.#wanted = null;
  }
}

export const me = new Me();
