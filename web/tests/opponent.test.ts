import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../src/core/wire.ts';
import { nextOpponent } from '../src/lobby/opponent.ts';

const LEVELS = ['novice', 'apprentice', 'solid'];
const match = (bot: string, place: number, game = 'toll'): TableInfo =>
  ({
    game,
    seats: [{ seat: 0, kind: 'person', person: 'me' }, { seat: 1, kind: 'bot', bot }],
    result: [place, 3 - place],
  }) as unknown as TableInfo;
const next = (...mine: TableInfo[]): string | undefined => nextOpponent(mine, 'toll', 'me', LEVELS);

describe('the next opponent', () => {
  it('is nobody in particular before a first match', () => {
    expect(next()).toBeUndefined();
    expect(next(match('novice', 1, 'chess'))).toBeUndefined();
    expect(next(match('random', 1))).toBeUndefined();
  });

  it('is one level up after a win, and the best stays the best', () => {
    expect(next(match('novice', 1), match('novice', 2))).toBe('apprentice');
    expect(next(match('solid', 1))).toBe('solid');
  });

  it('is the same after a loss, and one down after two', () => {
    expect(next(match('apprentice', 2), match('novice', 1))).toBe('apprentice');
    expect(next(match('apprentice', 2), match('apprentice', 2), match('novice', 1))).toBe('novice');
    expect(next(match('novice', 2), match('novice', 2))).toBe('novice');
    expect(next(match('apprentice', 2), match('apprentice', 1), match('apprentice', 2))).toBe('apprentice');
  });
});
