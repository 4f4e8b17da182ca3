import { api } from './api.ts';
import { kept } from './kept.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Me } from './wire.ts';

/** Who plays here. The server's cookie knows; a name is asked for only where others will read it. */
class Player {
  id = $state('');
  name = $state('');
  recovery = $state('');
  /** The language in which the server writes to this player, as far as it is known. */
  lang = $state('');
  /** The server has been asked, and has answered or not. */
  known = $state(false);
  /** What the player is being asked for. */
  asked = $state<'' | 'name' | 'code'>('');
  /** While the server is asked: whoever needs the player meanwhile waits for the same answer. */
  #needed: Promise<void> | null = null;
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
   * Make sure the server knows the player, as a guest without a name if need be. Rejects when the server does not tell who
   * plays here: whoever began anew then would become a second person, without the games of the first.
   */
  need(): Promise<void> {
    this.#needed ??= this.#become().finally(() => (this.#needed = null));
    return this.#needed;
  }

  async #become(): Promise<void> {
    if (!this.id) await this.load();
    if (!this.id) this.#be(await api.begin(settings.lang));
  }

  /** Make sure the player has a name, where others will read it; asks for one if not. False when the player turns away. */
  async named(): Promise<boolean> {
    if (!this.id) await this.load();
    return this.name !== '' || this.ask('name');
  }

  /** Ask for a name or a recovery code, whoever the page thinks it is. */
  ask(what: 'name' | 'code'): Promise<boolean> {
    this.asked = what;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async begin(name: string): Promise<void> {
    this.#be(await api.name(name, settings.lang));
    this.#answer(true);
  }

  async recover(code: string): Promise<void> {
    this.#be(await api.recover(code));
    void kept.clear();
    this.#answer(true);
  }

  /** The page speaks another language now: the server should too. What it does not hear it is told with the next visit. */
  speak(lang: string): void {
    if (!this.id || !this.lang || this.lang === lang) return;
    this.lang = lang;
    api.speak(lang).catch(() => undefined);
  }

  turnAway(): void {
    this.#answer(false);
  }

  #be(me: Me): void {
    this.id = me.id;
    this.name = me.name;
    this.lang = me.lang;
    if (me.recovery) this.recovery = me.recovery;
  }

  #answer(known: boolean): void {
    this.asked = '';
    for (const tell of this.#waiting.splice(0)) tell(known);
  }
}

export const me = new Player();
