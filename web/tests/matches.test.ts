import { describe, expect, it } from 'vitest';
import { settings } from '../src/core/settings.svelte.ts';
import type { TableInfo } from '../src/core/wire.ts';
import { answers, byTurn, day, lasted, opponents, outcome, scenarioOf, score, verdicts } from '../src/pages/matches.ts';

const seat = (n: number, person: string | null, name = person ?? ''): TableInfo['seats'][number] => ({ seat: n, kind: person ? 'person' : 'bot', person, name, bot: person ? null : 'novice' });
const table = (more: Partial<TableInfo>): TableInfo =>
  ({ id: 'x', game: 'monolith', kind: 'match', state: 'finished', options: { mode: 'duel' }, title: '', created: 0, begun: 0, ended: 0, result: [1, 2], seats: [seat(0, 'me', 'Ola'), seat(1, 'you', 'Marek')], ...more }) as TableInfo;

describe('a finished match', () => {
  it('is won, lost, drawn, or nobody\'s at one screen', () => {
    expect(outcome(table({}), 'me')).toBe('won');
    expect(outcome(table({ result: [2, 1] }), 'me')).toBe('lost');
    expect(outcome(table({ result: [1, 1] }), 'me')).toBe('drawn');
    const screen = table({ seats: [seat(0, 'me'), seat(1, 'me')] });
    expect(outcome(screen, 'me')).toBe('over');
    expect(opponents(screen, 'me')).toHaveLength(2);
    expect(opponents(table({}), 'me').map((s) => s.name)).toEqual(['Marek']);
  });
  it('says how long it took and when it was', () => {
    expect(lasted(table({ begun: 1, ended: 20 }))).toBe('1 min');
    expect(lasted(table({ begun: 1, ended: 1 + 112 * 60 }))).toBe('1 h 52');
    const noon = new Date(2026, 10, 16, 12).getTime() / 1000;
    expect(day(noon - 86_400, noon)).toBe(new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-1, 'day'));
    expect(day(noon - 4 * 86_400, noon)).toMatch(/12/);
    expect(day(noon - 400 * 86_400, noon)).toMatch(/2025/);
  });
  it('says what each side had, the own one first, and how often one was wrong', () => {
    const others = table({ score: [{ seats: [1], points: 9 }, { seats: [0], points: 7 }], verdicts: [{ best: 4, mistake: 1 }, { blunder: 5 }] });
    expect(score(others, 'me')).toBe('7 : 9');
    expect(verdicts(others, 'me')).toEqual({ best: 4, mistake: 1 });
    const allies = table({ seats: [seat(0, 'you'), seat(1, 'me'), seat(2, 'her'), seat(3, 'him')], score: [{ seats: [0, 2], points: 4 }, { seats: [1, 3], points: 0 }] });
    expect(score(allies, 'me')).toBe('0 : 4');
    const screen = table({ seats: [seat(0, 'me'), seat(1, 'me')], score: [{ seats: [0], points: 9 }, { seats: [1], points: 6 }], verdicts: [{ best: 1 }, { best: 2 }] });
    expect(score(screen, 'me')).toBe('9 : 6');
    expect(verdicts(screen, 'me')).toEqual({ best: 3 });
    expect(score(table({}), 'me')).toBe('');
    expect(verdicts(table({}), 'me')).toBeNull();
  });
  it('is found by who played it', () => {
    expect(answers(table({}), 'mar')).toBe(true);
    expect(answers(table({}), 'mar monolith')).toBe(true);
    expect(answers(table({}), 'zosia')).toBe(false);
  });
});

describe('what is tried', () => {
  it('knows the scenario it comes from, where that has a title', () => {
    expect(scenarioOf(table({ kind: 'scenario', parent: 'scenario:lesson-1-place' }))).toBe('lesson-1-place');
    expect(scenarioOf(table({ kind: 'scenario', parent: 'scenario:own' }))).toBe('');
    expect(scenarioOf(table({ kind: 'whatif', parent: 'abc' }))).toBe('');
  });
});

describe('running matches', () => {
  it('are told by whose turn it is, then by the time that is left', () => {
    const running = (id: string, turn: number[], left: number, changed: number): TableInfo => table({ id, state: 'running', result: null, turn, changed, time: { left: [left, 99], running: [], now: 0 } });
    const order = byTurn([running('theirs', [1], 5, 9), running('calm', [0], 500, 1), running('hurry', [0], 20, 2), running('old', [1], 5, 3)], 'me');
    expect(order.map((x) => x.id)).toEqual(['hurry', 'calm', 'theirs', 'old']);
  });
});
