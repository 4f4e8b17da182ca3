import { describe, expect, it } from 'vitest';
import { percentage, percents } from '../src/games/warcraft/parts/odds.ts';

describe('the odds of a battle', () => {
  it('add up to a hundred', () => {
    expect(percents({ win: 0.335, lose: 0.33, neither: 0.335 })).toEqual({ win: 34, lose: 32, neither: 34 });
  });
  it('are sure only where they are', () => {
    expect(percentage(0.998, 100)).toBe('>99%');
    expect(percentage(1, 100)).toBe('100%');
    expect(percentage(0.002, 0)).toBe('<1%');
    expect(percentage(0, 0)).toBe('0%');
    expect(percentage(0.57, 57)).toBe('57%');
  });
});
