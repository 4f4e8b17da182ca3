/** Which drawing is which tile: one that travelled keeps its own, so that it is seen to travel. */

import type { BoardTile, Told } from '../wire.ts';

const travels = (e: Told): e is Extract<Told, { from: string; to: string; kind: 'moved' | 'pushed' | 'charged' }> => e.kind === 'moved' || e.kind === 'pushed' || e.kind === 'charged';

export class Identities {
  #known: Readonly<Record<string, string>> = {};
  #told: readonly Told[] = [];
  #count = 0;

  /** A name for the tile on each hex, after these events; the same events are followed once. */
  of(board: readonly BoardTile[], told: readonly Told[]): Readonly<Record<string, string>> {
    const before: Record<string, string> = { ...this.#known };
    for (const e of told === this.#told ? [] : told) {
      if (!travels(e) || !before[e.from]) continue;
      before[e.to] = before[e.from]!;
      if (e.from !== e.to) delete before[e.from];
    }
    this.#told = told;
    this.#known = Object.fromEntries(
      board.map((tile) => {
        const key = before[tile.hex];
        return [tile.hex, key?.startsWith(`${tile.seat} ${tile.tile} `) ? key : `${tile.seat} ${tile.tile} ${++this.#count}`];
      }),
    );
    return this.#known;
  }
}
