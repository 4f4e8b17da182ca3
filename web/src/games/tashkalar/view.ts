/** From what the server sends to what is drawn. Nothing here decides anything. */

import { has, isOwned, t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { BeingFacts, Catalogue, Rank, SideView, Source, View } from './wire.ts';
import type { Marks } from './parts/pattern.ts';
import { CARD_SIGNS, FLARE_SIGNS, type Sign } from './parts/signs.ts';

export interface CardFace { id: string; name: string; rank: Rank; grid: string[]; marks: Marks | null; verbs: readonly Sign[]; text: string; icon?: string; source: string }
export interface FlareHalf { need: number; have: number | null; met: boolean; verbs: readonly Sign[]; text: string }
export interface FlareFace { id: string; name: string; halves: FlareHalf[]; source: string }
export type TaskArt =
  | { kind: 'squares'; cells: [number, number][]; tone?: 'red' | 'green' }
  | { kind: 'destroy'; count: number; upgraded?: number }
  | { kind: 'summon'; count: number; on?: 'red' | 'green'; legend?: boolean }
  | { kind: 'around'; count: number };
export interface TaskFace { id: string; name: string; text: string; points: number; advanced: boolean; art: TaskArt; source: string }

/** The arena of the boxed game: drawn until the catalogue is there. */
const ROWS = ['##.....##', '#..R....#', '..G...G..', '........G', 'G...R....', '.......R.', '.........', '#.R..G..#', '##.....##'];

export const catalogueOf = (json: Json): Catalogue | null => (Array.isArray(json['cards']) ? (json as unknown as Catalogue) : null);

export function rowsOf(c: Catalogue | null): string[] {
  if (!c) return ROWS;
  const { squares, red, green } = c.arena;
  return Array.from({ length: 9 }, (_, y) =>
    Array.from({ length: 9 }, (_, x) => {
      const sq = 'abcdefghi'[x]! + (y + 1);
      return !squares.includes(sq) ? '#' : red.includes(sq) ? 'R' : green.includes(sq) ? 'G' : '.';
    }).join(''),
  );
}

type Card = Catalogue['cards'][number];

const find = (c: Catalogue | null, id: string): Card | undefined => c?.cards.find((card) => card.id === id);
const isBeing = (card: Card | undefined): card is BeingFacts => card?.kind === 'being' || card?.kind === 'legend';
const sourceOf = (source: Source | undefined): string => (typeof source === 'string' ? source : (source?.['*'] ?? ''));

export const cardName = (id: string): string => t(`tashkalar-${id}`);
export const kindOf = (c: Catalogue | null, id: string): string => find(c, id)?.kind ?? (/^f\d\d$/.test(id) ? 'flare' : /^t\d\d$/.test(id) ? 'task' : 'being');

export function cardFace(c: Catalogue | null, id: string): CardFace {
  const found = find(c, id);
  const card = isBeing(found) ? found : undefined;
  const marks = card?.marks;
  return {
    id, name: cardName(id), rank: card?.rank ?? 'common', grid: card?.grid ?? ['T'], text: t(`tashkalar-${id}.text`), verbs: isOwned(`tashkalar-${id}.text`) ? [] : (CARD_SIGNS[id] ?? []), source: sourceOf(card?.source),
    marks: marks ? { role: marks.effect ? 'effect' : 'illustration', cells: marks.cells as [number, number][], directions: marks.directions } : null,
  };
}

/** What one half of a flare does; the whole text where it is not told apart. */
const halfText = (id: string, half: 'upper' | 'lower'): string => (has(`tashkalar-${id}.${half}`) ? t(`tashkalar-${id}.${half}`) : half === 'upper' ? t(`tashkalar-${id}.text`) : '');

/** A flare, with how far its two conditions are met; among several opponents against the one who leads most. */
export function flareFace(c: Catalogue | null, id: string, view: View | null, side: number): FlareFace {
  const found = find(c, id);
  const card = found?.kind === 'flare' ? found : undefined;
  const [upper, lower] = FLARE_SIGNS[id] ?? [[], []];
  const mine = view?.sides.find((s) => s.side === side);
  const others = view?.sides.filter((s) => s.side !== side) ?? [];
  const upgraded = (s: SideView): number => s.heroic + s.legendary;
  const lead = (of: (s: SideView) => number): number | null => (mine && others.length ? Math.max(...others.map((o) => of(o) - of(mine))) : null);
  const half = (need: number, have: number | null, verbs: readonly Sign[], text: string): FlareHalf => ({ need, have, met: have !== null && have >= need, verbs, text });
  return {
    id, name: cardName(id), source: sourceOf(card?.source),
    halves: [
      half(card?.upper ?? 0, lead(upgraded), upper, halfText(id, 'upper')),
      half(card?.lower ?? 0, lead((s) => s.common + upgraded(s)), lower, halfText(id, 'lower')),
    ],
  };
}

const line = (axis: 'row' | 'column', at: number): [number, number][] => Array.from({ length: 9 }, (_, i) => (axis === 'row' ? [i + 1, at] : [at, i + 1]));
const RED: [number, number][] = [[4, 2], [5, 5], [8, 6], [3, 8]];
const GREEN: [number, number][] = [[3, 3], [7, 3], [9, 4], [1, 5], [6, 8]];
const CENTRE: [number, number][] = [4, 5, 6].flatMap((y) => [4, 5, 6].map((x): [number, number] => [x, y]));

/** What a task looks like at a glance. */
const ART: Record<string, TaskArt> = {
  t01: { kind: 'destroy', count: 3 }, t02: { kind: 'destroy', count: 4 }, t03: { kind: 'destroy', count: 3, upgraded: 1 }, t04: { kind: 'destroy', count: 4, upgraded: 2 },
  t05: { kind: 'destroy', count: 2, upgraded: 2 },
  t06: { kind: 'squares', cells: RED, tone: 'red' }, t07: { kind: 'squares', cells: GREEN, tone: 'green' }, t08: { kind: 'squares', cells: [...RED, ...GREEN] },
  t09: { kind: 'squares', cells: RED, tone: 'red' }, t10: { kind: 'squares', cells: GREEN, tone: 'green' }, t11: { kind: 'squares', cells: [...RED, ...GREEN] },
  t12: { kind: 'summon', count: 2, on: 'red' }, t13: { kind: 'summon', count: 2, on: 'green' }, t14: { kind: 'summon', count: 2 }, t15: { kind: 'summon', count: 2, legend: true },
  t16: { kind: 'squares', cells: CENTRE }, t17: { kind: 'squares', cells: [[5, 4], [4, 5], [5, 5], [6, 5], [5, 6]] }, t18: { kind: 'squares', cells: line('row', 5) },
  t19: { kind: 'squares', cells: [2, 3, 4, 5, 6, 7, 8].flatMap((i): [number, number][] => [[i, i], [i, 10 - i]]) },
  t20: { kind: 'squares', cells: [[1, 5], [2, 5], [3, 4], [4, 4], [5, 5], [6, 6], [7, 6], [8, 5], [9, 5]] },
  t21: { kind: 'squares', cells: [[2, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 7], [8, 8]] },
  t22: { kind: 'around', count: 6 }, t23: { kind: 'around', count: 7 }, t24: { kind: 'around', count: 0 },
};

export function taskFace(c: Catalogue | null, id: string): TaskFace {
  const found = find(c, id);
  const card = found?.kind === 'task' ? found : undefined;
  return { id, name: cardName(id), text: t(`tashkalar-${id}.text`), points: card?.points ?? 0, advanced: card?.advanced ?? false, art: ART[id] ?? { kind: 'around', count: 0 }, source: sourceOf(card?.source) };
}

/** What a side has in the end; where another has as many points, also what decides then. */
export function scoreOf(view: View, seat: number): string {
  const side = view.sides.find((s) => s.seats.includes(seat));
  const points = t('web-board-points', { count: side?.score ?? 0 });
  if (!side || view.sides.every((s) => s === side || s.score !== side.score)) return points;
  const colours = Object.values(side.colours ?? {}).sort((a, b) => a - b);
  const upgraded = side.heroic + side.legendary;
  return t('tashkalar-board-tied', { points: colours.length ? `${points} (${colours.join(' · ')})` : points, upgraded, pieces: upgraded + side.common });
}
