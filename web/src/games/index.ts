import type { GameClient } from '../core/board.ts';
import { loadGame } from '../core/i18n.svelte.ts';
import { retry } from '../core/retry.svelte.ts';
import { settings } from '../core/settings.svelte.ts';

/** A folder with an index.ts is a game; nothing else needs to know it. */
const modules = import.meta.glob<{ default: unknown }>('./*/index.ts');

const loaded = new Map<string, Promise<GameClient>>();

/** A game's boards; the plain ones for a game that this client has none for. */
export function gameClient(game: string): Promise<GameClient> {
  let promise = loaded.get(game);
  if (!promise) {
    const module = modules[`./${game}/index.ts`];
    promise = module
      ? retry.part(module).then((m) => m.default as GameClient)
      : retry.part(() => import('../table/plain/index.ts')).then((m) => m.plain(game));
    loaded.set(game, promise);
  }
  return promise;
}

export const gameTexts = (game: string): Promise<void> => loadGame(game, settings.lang);
