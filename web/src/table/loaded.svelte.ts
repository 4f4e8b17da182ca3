import { api } from '../core/api.ts';
import type { GameClient } from '../core/board.ts';
import { callFigures, callOwn, type OwnWords } from '../core/i18n.svelte.ts';
import { settings } from '../core/settings.svelte.ts';
import type { Json } from '../core/wire.ts';
import { gameClient, gameTexts } from '../games/index.ts';

/** What a page needs of a game: its boards, its texts, its catalogue. Made while a component begins. */
export class LoadedGame {
  client = $state.raw<GameClient | null>(null);
  /** Boards and texts are there, and the catalogue too, or it cannot be had: a card is not drawn before its facts are known. */
  readonly ready = $derived.by(() => this.#drawn && this.#told);
  /** {} where it cannot be had: boards draw without it. */
  catalogue = $state.raw<Json>({});
  #drawn = $state(false);
  #told = $state(false);

  /** `name`: "" until it is known which game it is. `pack`: the facts that it is played with, where they are not as they ship. */
  constructor(name: () => string, pack: () => string | null = () => null, /** The box that is looked at: "mine", or somebody's link. */ box: () => string | null = () => null) {
    // Asked for again only when one of them changes, not with everything that is told of a table.
    const game = $derived(name());
    const facts = $derived(pack());
    const looked = $derived(box());
    $effect(() => {
      if (!game) return;
      void settings.lang;
      void Promise.all([gameClient(game), gameTexts(game)]).then(([client]) => {
        this.client = client;
        this.#drawn = true;
      });
    });
    $effect(() => {
      if (!game) return;
      api.catalogue(game, facts, looked)
        .then((found) => {
          this.catalogue = found;
          callFigures(game, found);
          callOwn((found['words'] as OwnWords | undefined) ?? {});
        })
        .catch(() => undefined)
        .finally(() => (this.#told = true));
    });
    $effect(() => () => callOwn({}));
  }
}
