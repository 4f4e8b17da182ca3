/** How far the answers to a puzzle have come. */
import type { Entry } from '../core/wire.ts';
import { lineOf } from '../table/log.ts';

/** A gain of more than this wins the match. */
export const WINS = 500;

/** Gains on average are told to a tenth. */
export const inTenths = (gain: number): number => Math.round(gain * 10) / 10;

/** The answers of a seat that count now, from the puzzle's position on. */
export const given = (entries: readonly Entry[], seat: number): string[] => lineOf(entries).filter((e) => e.kind === 'act' && e.seat === seat).map((e) => e.text ?? '');

/** How long the line was before the seat's first answer: taking all back leads there. */
export function start(entries: readonly Entry[], seat: number): number {
  const line = lineOf(entries);
  const at = line.findIndex((e) => e.kind === 'act' && e.seat === seat);
  return at < 0 ? line.length : at;
}

/** What of a line is to be played next after these answers; nothing where they have left it or it is over. */
export const due = (line: readonly string[], answers: readonly string[]): string | undefined => (answers.every((text, i) => text === line[i]) ? line[answers.length] : undefined);

/** The points of a curve in a box, from left to right. */
export function curve(values: readonly number[], width: number, height: number): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(1, values.length - 1);
  return values.map((v, i) => `${Math.round(i * step * 10) / 10},${Math.round((height - ((v - low) / span) * height) * 10) / 10}`).join(' ');
}
