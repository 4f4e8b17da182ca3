import { describe, expect, it } from 'vitest';
import type { Decision, Report } from '../src/core/wire.ts';
import type { BoardProps, GameClient } from '../src/core/board.ts';
import { reachedBy } from '../src/lookback/reached.ts';
import { numbered } from '../src/lookback/lookback.svelte.ts';
import { marksOf } from '../src/lookback/marks.ts';
import { chanceAt, course, done, type Fault, fortune, headline, lessonKey, lessons, sureness } from '../src/lookback/verdicts.ts';

const decision = (at: number, lost: number, more: Partial<Decision> = {}): Decision => ({ at, seq: at, seat: 0, turn: 1, ask: 'act', played: 'place a1', verdict: 'mistake', lost, doubt: 0.02, chance: 0.5, ...more });
const fault = (at: number, played: string, better: string, lost: number): Fault => ({ ...decision(at, lost, { played }), better, line: [better], did: [], does: [], gains: [], spares: [] });
const points = (...chances: number[]): Report['curve'] => chances.map((c, i) => ({ at: 10 * i, seq: 10 * i, chances: [c, 1 - c] }));

describe('a report put into words', () => {
  it('tells faults of one kind together, the costliest kind first', () => {
    const all = [fault(1, 'place a1', 'place b2', 0.1), fault(2, 'battle', 'done', 0.12), fault(3, 'place c1', 'place b2', 0.2), fault(4, 'battle', 'place d1', 0.1)];
    const known = new Set(['g-fault-battle-other', 'g-fault-place']);
    const told = lessons(all, (f) => lessonKey('g', f, (k) => known.has(k)));
    expect(told.map(({ key, count, worst }) => [key, count, worst.at])).toEqual([['g-fault-place', 2, 3], ['g-fault-battle-other', 2, 2]]);
  });
  it('has a word for a kind that a game does not name', () => {
    expect(lessonKey('g', fault(1, 'dance', 'sing', 0.1), () => false)).toBe('bots-look-fault');
  });
  it('praises the clearest of the best', () => {
    expect(done([decision(1, 0, { verdict: 'best' }), decision(2, -0.2, { verdict: 'best' }), decision(3, -0.3, { verdict: 'good' })])?.at).toBe(2);
    expect(done([])).toBeUndefined();
  });
  it('says how it went', () => {
    expect(course(points(0.5, 0.7, 0.9, 0.95, 1), 0)).toBe('clear');
    expect(course(points(0.5, 0.5, 0.5, 0.55, 1), 0)).toBe('close');
    expect(course(points(0.5, 0.7, 0.8, 0.9, 0), 0)).toBe('turned');
  });
  it('says who gave up, and how it stood then', () => {
    const lost = [2, 1];
    expect(headline(lost, 0, points(0.5, 0.7, 0.8, 0.9, 0), null)).toBe('bots-look-lost-turned');
    expect(headline(lost, 0, points(0.5, 0.7, 0.8, 0.9, 0), 0)).toBe('bots-look-gave-up-ahead');
    expect(headline(lost, 0, points(0.5, 0.4, 0), 0)).toBe('bots-look-gave-up-open');
    expect(headline(lost, 0, points(0.5, 0.1, 0), 0)).toBe('bots-look-gave-up-behind');
    expect(headline(lost, 1, points(0.5, 0.9, 0), 0)).toBe('bots-look-won-given');
    expect(headline([1, 1], 0, points(0.5, 0.5), 0)).toBe('bots-look-drawn-close');
  });
  it('calls luck even where it cannot be told from none', () => {
    const report = (gave: number, doubt: number): Report => ({ ready: true, failed: false, done: 1, seconds: 1, curve: [], decisions: [], lots: [], luck: { gave: [gave, -gave], doubt } });
    expect(fortune(report(0.2, 0.3), 0)?.word).toBe('even');
    expect(fortune(report(0.4, 0.3), 0)?.word).toBe('kind');
    expect(fortune(report(0.4, 0.3), 1)?.word).toBe('unkind');
  });
  it('is certain only well beyond the grey', () => {
    expect(sureness(decision(1, 0.16, { doubt: 0.04 }))).toBe('certain');
    expect(sureness(decision(1, 0.08, { doubt: 0.04 }))).toBe('likely');
  });
  it('reads a chance between two points', () => {
    expect(chanceAt(points(0.4, 0.6), 5, 0)).toBeCloseTo(0.5);
  });
});

describe('turns of a report', () => {
  const report: Report = { ready: true, failed: false, done: 1, seconds: 1, curve: [], decisions: [decision(0, 0.1, { turn: 1 }), decision(1, 0.1, { turn: 2 }), decision(2, 0.1, { turn: 7 })], lots: [], luck: null };
  it('are those that the table shows', () => {
    const views = [{ turn: 0 }, { turn: 1 }, { turn: { number: 3 } }];
    expect(numbered(report, (at) => views[at]).decisions.map((d) => d.turn)).toEqual([1, 1, 3]);
  });
  it('are counted where the table shows none', () => {
    expect(numbered(report, () => ({})).decisions.map((d) => d.turn)).toEqual([1, 2, 7]);
    expect(numbered(report, () => undefined).decisions.map((d) => d.turn)).toEqual([1, 2, 7]);
  });
});

describe('a line upon the board', () => {
  const find = (name: string): { x: number; y: number } | null => (/^[a-e][1-5]$/.test(name) ? { x: 50 * name.charCodeAt(0), y: 50 * Number(name[1]) } : null);
  it('numbers the places of its answers and draws ways', () => {
    const [one, two, ...rest] = marksOf(['place dis b3/2', 'move b3>c4/0 by a1', 'done'], find);
    expect(one).toMatchObject({ n: 1, from: null, to: { y: 150 } });
    expect(two).toMatchObject({ n: 2, from: { y: 150 }, to: { y: 200 } });
    expect(rest).toEqual([]);
  });
  it('puts numbers at one place beside each other', () => {
    expect(marksOf(['place b3', 'turn b3'], find).map((m) => m.shift)).toEqual([0, 24]);
  });
});

describe('what a line lays', () => {
  const put = (view: Record<string, unknown>, option: string): Record<string, unknown> | undefined => (option.startsWith('place ') ? { board: [...(view['board'] as string[]), option.slice(6)] } : undefined);
  const client = { suppose: put } as unknown as GameClient;
  const board = { view: { board: ['a1'] } } as unknown as BoardProps;
  it('is laid answer by answer; what is not plain lays nothing', () => {
    expect(reachedBy(client, ['place b2', 'battle', 'place c3'], board)).toEqual({ board: ['a1', 'b2', 'c3'] });
    expect(reachedBy(client, ['battle'], board)).toBeNull();
    expect(reachedBy(null, ['place b2'], board)).toBeNull();
    expect(board.view).toEqual({ board: ['a1'] });
  });
});
