import { inOrder, KNOWN } from '../games/meta.ts';
import { api } from './api.ts';
import { brings, loadGame } from './i18n.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { GameInfo } from './wire.ts';

/** The games that the server plays. Those this client does not know bring their names with them. */
class Games {
  /** Empty until the server has told. */
  list = $state.raw<readonly GameInfo[]>([]);
  /** In the order in which they are shown; until the server has told, those that this client knows. */
  readonly names = $derived(inOrder(this.list.length ? this.list.map((game) => game.name) : KNOWN, (name) => name));
  /** The levels of bots, from weak to strong; then those that are no level. */
  bots = $state.raw<readonly string[]>([]);
  /** The levels alone. */
  levels = $state.raw<readonly string[]>([]);
  /** The bot that sits down where none is named. */
  usual = $state('');
  packs = $state.raw<readonly string[]>([]);
  #asked: Promise<void> | null = null;

  /** Asks once; again only after a refusal. */
  load(): Promise<void> {
    this.#asked ??= this.#ask().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  named(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  async #ask(): Promise<void> {
    const { games, bots, usual, packs } = await api.games();
    await Promise.all(games.filter((game) => !brings(game.name)).map((game) => loadGame(game.name, settings.lang)));
    this.list = games;
    this.bots = bots.toSorted((a, b) => (a.level ?? bots.length) - (b.level ?? bots.length)).map((bot) => bot.name);
    this.levels = this.bots.filter((name) => bots.some((bot) => bot.name === name && bot.level !== null));
    this.usual = usual;
    this.packs = packs;
  }
}

export const games = new Games();
