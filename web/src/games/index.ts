import type { GameClient } from '../core/board.ts';
import { load } from '../core/i18n.svelte.ts';
import { patience } from '../core/patience.svelte.ts';
import { settings } from '../core/settings.svelte.ts';

/** In the order the lobby shows them. */
export const GAMES = ['monolith', 'tashkalar', 'warcraft', 'herosi'] as const;

/** A folder with an index.ts is a game; nothing else needs to know it. */
const modules = import.meta.glob<{ default: unknown }>('./*/index.ts');

const loaded = new Map<string, Promise<GameClient | null>>();

/** A game's boards and texts. Null for a game this client has no board for: it is then played from the list of options. */
export function gameClient(game: string): Promise<GameClient | null> {
  let promise = loaded.get(game);
  if (!promise) {
    const module = modules[`./${game}/index.ts`];
    promise = module ? patience.part(module).then((m) => m.default as GameClient) : Promise.resolve(null);
    loaded.set(game, promise);
  }
  return promise;
}

export const gameTexts = (game: string): Promise<void> => load(game, settings.lang);
