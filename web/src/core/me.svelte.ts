import { api } from './api.ts';
import { settings } from './settings.svelte.ts';

/** Who plays here. The server's cookie knows; a name is asked for only when one is needed. */
class Me {
  id = $state('');
  name = $state('');
  recovery = $state('');
  /** The language in which the server writes to this player, as far as it is known. */
  lang = $state('');
  /** The server has been asked, and has answered or not. */
  known = $state(false);
  /** What the player is being asked for. */
  asked = $state<'' | 'name' | 'code'>('');
  readonly #waiting: ((known: boolean) => void)[] = [];

  /** Rejects when the server does not tell: that is not the same as being nobody. */
  async load(): Promise<void> {
    try {
      const me = await api.me();
      this.id = me.id ?? '';
      this.name = me.name ?? '';
      this.lang = me.lang ?? '';
    } finally {
      this.known = true;
    }
  }

  /**
   * Make sure the player has a name; asks for one if not. False when the player turns away. Rejects when the server does not
   * tell who plays here: whoever is asked for a name then would become a second person, without the games of the first.
   */
  async need(): Promise<boolean> {
    if (!this.id) await this.load();
    return this.id !== '' || this.ask('name');
  }

  /** Ask for a name or a recovery code, whoever the page thinks it is. */
  ask(what: 'name' | 'code'): Promise<boolean> {
    this.asked = what;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async begin(name: string): Promise<void> {
    const me = await api.name(name, settings.lang);
    this.id = me.id;
    this.name = me.name;
    this.lang = me.lang;
    if (me.recovery) this.recovery = me.recovery;
    this.#answer(true);
  }

  async recover(code: string): Promise<void> {
    const me = await api.recover(code);
    this.id = me.id;
    this.name = me.name;
    this.#answer(true);
  }

  /** The page speaks another language now: the server should too. What it does not hear it is told with the next visit. */
  speak(lang: string): void {
    if (!this.id || !this.lang || this.lang === lang) return;
    this.lang = lang;
    api.name(this.name, lang).catch(() => undefined);
  }

  turnAway(): void {
    this.#answer(false);
  }

  #answer(known: boolean): void {
    this.asked = '';
    for (const tell of this.#waiting.splice(0)) tell(known);
  }
}

export const me = new Me();
