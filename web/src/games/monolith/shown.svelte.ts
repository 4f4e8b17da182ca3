import type { BoardTile } from './view.ts';

/** The tiles as a battle that is being played has left them so far; null while the view is what is shown. */
class Shown {
  tiles = $state.raw<readonly BoardTile[] | null>(null);
}

export const shown = new Shown();
