import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo } from '../src/core/wire.ts';
import { beaten, knows, paces, planned } from '../src/lobby/plan.ts';

const setting = (name: string, ...choices: string[]): GameInfo['settings'][number] => ({ name, default: choices[0], choices, modes: [], per_seat: false });
const game = (first: GameInfo['first']): GameInfo => ({
  name: 'x', rules: 1, stage: 'beta', abbreviation: 'X', colours: [], first, stand_ins: {},
  modes: [{ name: 'four', seats: [4], teams: true }, { name: 'duel', seats: [2], teams: false }],
  settings: [setting('pace', 'calm', 'live')],
});
const match = (won: boolean, bot: string): TableInfo =>
  ({ game: 'x', kind: 'match', result: won ? [1, 2] : [2, 1], seats: [{ seat: 0, kind: 'person', person: 'me', name: '', bot: null }, { seat: 1, kind: 'bot', person: null, name: '', bot }] }) as unknown as TableInfo;

describe('what the lobby offers', () => {
  it('is the first match of the rulebook, in the pace that was chosen', () => {
    const info = game({ mode: 'duel', army: 'preset' });
    expect(planned(info, 'first', 'calm')).toEqual({ options: { mode: 'duel', army: 'preset' }, seats: 2 });
    expect(planned(info, 'first', 'live').options).toEqual({ mode: 'duel', army: 'preset', pace: 'live' });
    expect(planned(info, 'whole', 'calm')).toEqual({ options: { mode: 'four', seats: 4 }, seats: 4 });
  });
  it('is the whole game where the rulebook has no first match', () => {
    expect(planned(game({}), 'first', '')).toEqual({ options: { mode: 'four', seats: 4 }, seats: 4 });
    expect(paces({ ...game({}), settings: [] })).toEqual([]);
  });
  it('knows who has played and whom they have beaten', () => {
    const tables = [match(true, 'novice'), match(false, 'solid')];
    expect(knows([], 'x')).toBe(false);
    expect(knows(tables, 'x')).toBe(true);
    expect(knows(tables, 'y')).toBe(false);
    expect([...beaten(tables, 'x', 'me')]).toEqual(['novice']);
  });
});
