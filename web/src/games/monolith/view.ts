/** The JSON of docs/views/monolith.md as types. */
import { has, t } from '../../core/i18n.svelte.ts';
import type { Json, Told } from '../../core/wire.ts';
import { neighbour } from './geometry.ts';

export type Six = readonly number[];

export interface Grant {
  what: string;
  amount?: number;
  by: string;
}

export interface BoardTile {
  hex: string;
  tile: string;
  kind: 'champion' | 'banner' | 'rune';
  seat: number;
  side: number;
  rotation: number;
  wounds: number;
  life: number;
  poison: number;
  entrenched: boolean;
  net_marker: boolean;
  netted: boolean;
  netted_by: string[];
  disarmed: boolean;
  disarmed_by: string[];
  melee: Six;
  ranged: Six;
  armour: Six;
  net: Six;
  lightning: Six;
  connect: Six;
  printed: { melee: Six; ranged: Six; initiative: number[]; life: number; features: Record<string, number> };
  initiative: number[];
  used_attacks: number[];
  venom: boolean;
  penetrating: boolean;
  granted: Grant[];
  moves: { what: string; by: string | null; used: boolean }[];
  segment: number | null;
}

export interface SeatView {
  seat: number;
  side: number;
  faction: string;
  hand: string[];
  bag: number;
  discard: string[];
  left: Record<string, number>;
  monolith: { folded: boolean; under: ({ tile: string; seat: number } | null)[] | null } | null;
}

export interface View extends Json {
  mode: string;
  monoliths: boolean;
  tactical: boolean;
  turn: number;
  active: number;
  phase: string;
  plays_left: number | null;
  sides: { side: number; seats: number[]; hp: number }[];
  seats: SeatView[];
  board: BoardTile[];
  segments: { hex: string; seat: number; empty: boolean }[];
  poison_pool: number;
  battle: { segment: number | 'start'; last: boolean; pending: { from: string; to: string; strength: number; how: string }[]; spent: string[] } | null;
  result: number[] | null;
}

export interface Effect {
  type: string;
  amount?: number;
}

export interface CatalogueTile {
  id: string;
  code: string;
  faction: string;
  kind: 'champion' | 'banner' | 'rune' | 'order';
  count: number;
  initiative: number[];
  melee: Six;
  ranged: Six;
  armour: Six;
  net: Six;
  lightning: Six;
  connect: Six;
  features: Record<string, number>;
  effect: Effect | null;
  aura: Effect | null;
  source: Record<string, string>;
}

export interface Catalogue extends Json {
  factions: { id: string; prefix: string; tiles: string[]; colour: string }[];
  tiles: CatalogueTile[];
}

export interface PreviewNode {
  segments: { initiative: number | 'start' | 'before' | 'end'; events: Told[] }[];
  /** At the root of a preview of an answer: the tiles with it given, the battle not yet begun. */
  board?: BoardTile[];
  ask: { seat: number; ask: string } | null;
  branches: { do: string; then: PreviewNode }[];
  end: { hp: number[]; gone: string[]; board: string; result: number[] | null } | null;
  cut?: boolean;
}

export const HIT_POINTS = 20;

export const isCatalogue = (data: Json): data is Catalogue => Array.isArray(data['tiles']);

/** Whether a word of an option means this tile: its code, or its code with the prefix of its faction. */
export const isCode = (word: string, tile: CatalogueTile | undefined): boolean => tile !== undefined && (word === tile.code || word === `${tile.id.slice(0, 2)}_${tile.code}`);

/** The catalogue's tile of that id. */
export function tileOf(catalogue: Json, id: string): CatalogueTile | undefined {
  return isCatalogue(catalogue) ? catalogue.tiles.find((t) => t.id === id) : undefined;
}

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
