/** Puzzles as the server tells of them (docs/protocol.md), and how far an answer has come. */
import type { Entry } from '../core/wire.ts';
import { lineOf } from '../table/log.ts';

export interface Rating {
  value: number;
  /** How far it may be off (95 %). */
  doubt: number;
}
export type Result = '' | 'missed' | 'helped' | 'solved';

export interface Puzzles {
  count: number;
  themes: Record<string, { all: number; solved: number }>;
  rating: Rating;
  answered: number;
  /** The rating after each of the last answers that counted. */
  curve: number[];
  daily: string;
  /** The last seven daily ones, today's last. */
  week: Result[];
  /** None: all are solved. */
  next: string | null;
}

export interface Puzzle {
  name: string;
  theme: string;
  seat: number;
  find: number;
  rating: Rating;
  mine: Rating;
  tried: number;
  solved: number;
  result: Result;
  proof?: { best: number; second: number; worlds: number; lines: number };
  line?: string[];
}

export interface Verdict {
  /** None: right so far, there is more to find. */
  right: boolean | null;
  done: number;
  gain: number | null;
  then: string[];
}

/** A gain of more than this wins the match. */
export const WINS = 500;

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
