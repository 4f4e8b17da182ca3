import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Supposed } from '../src/table/supposed.svelte.ts';

let supposed: Supposed;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  supposed = new Supposed(() => (asked += 1));
});
afterEach(() => vi.useRealTimers());

describe('an own move on its way', () => {
  it('is told of after a second, and after five the server is looked for', () => {
    supposed.send({ seat: 0, q: 4, option: 'place a1', only: false });
    expect(supposed.wait).toBe('');
    vi.advanceTimersByTime(1000);
    expect([supposed.wait, asked]).toEqual(['slow', 0]);
    vi.advanceTimersByTime(4000);
    expect([supposed.wait, asked, supposed.move?.option]).toEqual(['silent', 1, 'place a1']);
  });

  it('stays until the question it answers is gone', () => {
    supposed.send({ seat: 0, q: 4, option: 'place a1', only: false });
    expect(supposed.answered(0, 4)).toBe(false); // somebody else has acted meanwhile
    expect(supposed.answered(1, 9)).toBe(false);
    expect(supposed.move).not.toBe(null);
    expect(supposed.answered(0, undefined)).toBe(true);
    expect(supposed.move).toBe(null);
    vi.advanceTimersByTime(60_000);
    expect([supposed.wait, asked]).toEqual(['', 0]);
  });

  it('is forgotten when it is refused', () => {
    supposed.send({ seat: 0, q: 4, option: 'place a1', only: false });
    vi.advanceTimersByTime(2000);
    supposed.settle();
    expect([supposed.move, supposed.wait]).toEqual([null, '']);
  });
});
