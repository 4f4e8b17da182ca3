import { describe, expect, it } from 'vitest';
import { isStray, NO_CLICK } from '../src/table/stray.ts';

describe('the second click of two', () => {
  const first = { x: 100, y: 100, when: 1000, asked: '0 1' };
  const second = { x: 104, y: 97, when: 1350, asked: '0 2' };
  it('is not for a question that has just come under it', () => {
    expect(isStray(first, second, 1200)).toBe(true);
  });
  it('is heard where the question is the same, stands for a while, or lies elsewhere', () => {
    expect(isStray(first, { ...second, asked: '0 1' }, 1200)).toBe(false);
    expect(isStray(first, { ...second, when: 1800 }, 1200)).toBe(false);
    expect(isStray(first, { ...second, x: 140 }, 1200)).toBe(false);
  });
  it('is another one when the first was long ago', () => {
    expect(isStray(first, { ...second, when: 9000 }, 8800)).toBe(false);
    expect(isStray(NO_CLICK, second, 1200)).toBe(false);
  });
});
