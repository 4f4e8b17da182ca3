import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/core/wire.ts';
import { curve, due, given, start } from '../src/puzzles/puzzles.ts';

const entry = (seq: number, seat: number, text: string, kind = 'act'): Entry => ({ seq, seat, text, kind, events: [] }) as unknown as Entry;

describe('answers of a puzzle', () => {
  const log = [entry(0, 1, 'pass'), entry(1, 0, 'place her d4/5'), entry(2, -1, 'draw', 'chance'), entry(3, 0, 'battle'), entry(4, 0, '3', 'undo'), entry(5, 0, 'end')];

  it('are those of the own seat that were not taken back', () => {
    expect(given(log, 0)).toEqual(['place her d4/5', 'end']);
    expect(given(log.slice(0, 4), 0)).toEqual(['place her d4/5', 'battle']);
    expect(given(log, 2)).toEqual([]);
  });

  it('begin where taking them all back leads', () => {
    expect(start(log, 0)).toBe(1);
    expect(start(log.slice(0, 1), 0)).toBe(1);
  });
});

describe('a line that is played out', () => {
  it('goes on after its own answers only', () => {
    expect(due(['a', 'b', 'c'], [])).toBe('a');
    expect(due(['a', 'b', 'c'], ['a', 'b'])).toBe('c');
    expect(due(['a', 'b'], ['a', 'b'])).toBeUndefined();
    expect(due(['a', 'b'], ['x'])).toBeUndefined();
    expect(due([], [])).toBeUndefined();
  });
});

describe('the curve of a rating', () => {
  it('fills its box, the best on top', () => {
    expect(curve([1500, 1600, 1400], 100, 40)).toBe('0,20 50,0 100,40');
  });
  it('is level where nothing changed', () => {
    expect(curve([1500, 1500], 100, 40)).toBe('0,40 100,40');
  });
});
