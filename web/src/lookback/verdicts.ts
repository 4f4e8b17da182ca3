/** What a report on a match says, worked out for drawing and for words. Plain functions. */
import type { Decision, Point, Report } from '../core/wire.ts';

export type Word = Decision['verdict'];
/** A choice that cost something, with what was better. */
export type Fault = Decision & Required<Pick<Decision, 'better' | 'line' | 'did' | 'does' | 'gains' | 'spares'>>;

export const WORDS: readonly Word[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'close'];
/** Points of chance below which no verdict is given, and where the scale ends. */
export const GREY = 3;
export const SCALE = 30;

const letters = (s: string, size: number): string => `<text class="cut" text-anchor="middle" dy=".36em" font-weight="800" font-size="${size}">${s}</text>`;
export const SHAPES: Readonly<Record<Word, string>> = {
  best: '<path d="M0-11 3.2-3.9 11-3.2 5.1 2 6.9 9.6 0 5.6-6.9 9.6-5.1 2-11-3.2-3.2-3.9Z" fill="currentColor"/>',
  good: '<circle r="9.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M-4.6.4-1.4 3.6 4.8-3.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  inaccuracy: `<path d="M0-10.5 10.5 8.5H-10.5Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><g transform="translate(0 2.6)">${letters('?', 13)}</g>`,
  mistake: `<path d="M0-11.5 11.5 0 0 11.5-11.5 0Z" fill="currentColor"/>${letters('?', 15)}`,
  blunder: `<path d="M-4.7-11.4H4.7L11.4-4.7V4.7L4.7 11.4H-4.7L-11.4 4.7V-4.7Z" fill="currentColor"/>${letters('??', 12.5)}`,
  close: '<circle r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 3.4"/><path d="M-4.4-1.8h8.8M-4.4 2h8.8" stroke="currentColor" stroke-width="1.8"/>',
};

export const percent = (share: number): number => Math.round(100 * share);
export const isFault = (d: Decision | undefined): d is Fault => d?.better !== undefined;

/** A chance somewhere between two points of the curve. */
export function chanceAt(curve: readonly Point[], at: number, seat: number): number {
  const next = curve.findIndex((p) => p.at >= at);
  const [a, b] = [curve[Math.max(0, next - 1)], curve[next < 0 ? curve.length - 1 : next]];
  if (!a || !b) return 0.5;
  const [low, high] = [a.chances[seat] ?? 0.5, b.chances[seat] ?? 0.5];
  return b.at === a.at ? high : low + ((high - low) * (at - a.at)) / (b.at - a.at);
}

/** How sure a fault is: certain when even the least it may have cost is twice what would count. */
export const sureness = (d: Decision): 'certain' | 'likely' => (100 * (d.lost - d.doubt) > 2 * GREY ? 'certain' : 'likely');

export interface Lesson {
  /** The text that names this kind of fault. */
  key: string;
  worst: Fault;
  count: number;
}

/** Faults of one kind told together, the costliest kinds first. `key` names the kind of one. */
export function lessons(faults: readonly Fault[], key: (fault: Fault) => string): Lesson[] {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) kinds.set(key(fault), [...(kinds.get(key(fault)) ?? []), fault]);
  const cost = (of: readonly Fault[]): number => of.reduce((sum, f) => sum + f.lost, 0);
  return [...kinds]
    .sort(([, a], [, b]) => cost(b) - cost(a))
    .map(([name, of]) => ({ key: name, count: of.length, worst: of.reduce((a, b) => (b.lost > a.lost ? b : a)) }));
}

/** The text for a kind of fault: by what was done and what was better, by what was done, or by neither. */
export function lessonKey(game: string, fault: Fault, has: (key: string) => boolean): string {
  const [did = '', better = ''] = [fault.played, fault.better].map((option) => option.split(' ')[0]);
  const tried = [`${game}-fault-${did}-${better}`, ...(did === better ? [] : [`${game}-fault-${did}-other`]), `${game}-fault-${did}`];
  return tried.find(has) ?? 'bots-look-fault';
}

/** What was done well: the choice that was clearest of all the best ones. */
export function done(decisions: readonly Decision[]): Decision | undefined {
  const best = decisions.filter((d) => d.verdict === 'best');
  return best.reduce<Decision | undefined>((a, b) => (a && a.lost <= b.lost ? a : b), undefined);
}

/** How it went, in one word: decided early, close, or turned. */
export function course(curve: readonly Point[], seat: number): 'close' | 'turned' | 'clear' {
  const chances = curve.slice(0, -1).map((p) => p.chances[seat] ?? 0.5);
  const last = curve.at(-1)?.chances[seat] ?? 0.5;
  const late = chances.slice(Math.floor(chances.length * 0.75));
  if (late.some((c) => (last > 0.5 ? c < 0.35 : c > 0.65))) return 'turned';
  return late.some((c) => c > 0.35 && c < 0.65) ? 'close' : 'clear';
}

/** The text above it all: won or lost, and how. Who gave up is told how the match stood then; `gaveUp`: whose deed ended it. */
export function headline(places: readonly number[], seat: number, curve: readonly Point[], gaveUp: number | null): string {
  if (places.every((p) => p === places[0])) return `bots-look-drawn-${course(curve, seat)}`;
  if (places[seat] === 1) return gaveUp === null ? `bots-look-won-${course(curve, seat)}` : 'bots-look-won-given';
  if (gaveUp !== seat) return `bots-look-lost-${course(curve, seat)}`;
  const stood = curve.at(-2)?.chances[seat] ?? 0.5;
  return `bots-look-gave-up-${stood > 0.6 ? 'ahead' : stood >= 0.25 ? 'open' : 'behind'}`;
}

/** Whether all lots together gave a seat anything that can be told from nothing. */
export function fortune(report: Report, seat: number): { gave: number; doubt: number; word: 'even' | 'kind' | 'unkind' } | null {
  if (!report.luck) return null;
  const gave = percent(report.luck.gave[seat] ?? 0);
  const doubt = percent(report.luck.doubt);
  return { gave, doubt, word: Math.abs(gave) <= Math.max(doubt, GREY) ? 'even' : gave > 0 ? 'kind' : 'unkind' };
}
