/** What the drawing of a report on a finished match needs: figures, paths, words. */
import type { GameClient, Lang } from '../core/board.ts';
import type { NameOf } from '../core/i18n.svelte.ts';
import type { Point, Told } from '../core/wire.ts';
import { logLines } from './log.ts';

export const percent = (share: number): number => Math.round(100 * share);

/** The path of one seat's chance: x by the moment, y by the chance, in a box of that size. */
export function path(curve: readonly Point[], seat: number, length: number, width: number, height: number): string {
  return curve.map((p, i) => `${i ? 'L' : 'M'}${x(p.at, length, width)} ${y(p.chances[seat] ?? 0.5, height)}`).join('');
}

export const x = (at: number, length: number, width: number): number => Math.round((10 * width * at) / Math.max(1, length)) / 10;
export const y = (chance: number, height: number): number => Math.round(10 * (1 - chance) * height) / 10;

/** How a chance ran, in four numbers. */
export function course(curve: readonly Point[], seat: number): { first: number; best: number; worst: number; last: number } {
  const all = curve.map((p) => percent(p.chances[seat] ?? 0.5));
  return { first: all[0] ?? 50, best: Math.max(...all), worst: Math.min(...all), last: all.at(-1) ?? 50 };
}

/** Events in the words of the log. */
export function told(events: readonly Told[], seat: number, game: string, client: GameClient | null, lang: Lang, nameOf: NameOf): string {
  const lines = logLines([{ seq: 0, seat, kind: 'act', events: [...events] }], game, client, lang, nameOf);
  return [...new Set(lines.map((line) => line.text))].join(' ');
}
