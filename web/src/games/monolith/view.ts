/** Reading the view and the catalogue: names, tiles, links between them. */

import { has, t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import { neighbour } from './geometry.ts';
import type { BoardTile, Card, Catalogue, View } from './wire.ts';

export const HIT_POINTS = 20;

export const isCatalogue = (data: Json): data is Catalogue => Array.isArray(data['tiles']);

/** "de" of "de_pikeman": what the ids of a faction's tiles begin with. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('_'));

/** Whether a word of an option means this tile: its code, or its code with the prefix of its faction. */
export const isCode = (word: string, tile: Card | undefined): boolean => tile !== undefined && (word === tile.code || word === `${prefixOf(tile.id)}_${tile.code}`);

/** The catalogue's tile of that id. */
export function tileOf(catalogue: Json, id: string): Card | undefined {
  return isCatalogue(catalogue) ? catalogue.tiles.find((t) => t.id === id) : undefined;
}

/** The name of a tile, or of a faction. */
export const nameOfTile = (id: string): string => (has(`monolith-${id}`) ? t(`monolith-${id}`) : id);

/** In the more tactical game: how many tiles may still be played or discarded in this turn. */
export const playsLeft = (view: View): string => (view.plays_left === 0 ? t('monolith-hint-plays-none') : t('monolith-hint-plays', { count: view.plays_left ?? 0 }));

export interface Link {
  key: string;
  from: string;
  to: string;
  hostile: boolean;
}

/** What runes give and take over their links. A rune may give a neighbour two things over one link; the link is drawn once. */
export function linksOf(tiles: readonly BoardTile[]): Link[] {
  const runes = new Set(tiles.flatMap((x) => (x.kind === 'rune' ? [x.hex] : [])));
  const links = new Map<string, Link>();
  const put = (from: string, to: string, hostile: boolean): void => {
    const key = `${from} ${to} ${hostile}`;
    if ([0, 1, 2, 3, 4, 5].some((d) => neighbour(from, d) === to)) links.set(key, { key, from, to, hostile });
  };
  for (const x of tiles) {
    for (const g of x.granted) if (runes.has(g.by)) put(g.by, x.hex, false);
    for (const by of x.disarmed_by) put(by, x.hex, true);
  }
  return [...links.values()];
}
