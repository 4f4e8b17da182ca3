import { describe, expect, it } from 'vitest';
import { share } from '../src/core/share.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('share', () => {
  const old = { turn: 3, board: [{ hex: 'a1', life: 1 }, { hex: 'c3', life: 2 }], seats: { one: { hand: ['pik'] } } };

  it('gives the old object for the same content', () => {
    expect(share(old, copy(old))).toBe(old);
  });

  it('keeps what did not change and takes what did', () => {
    const now = copy(old);
    now.board[1]!.life = 1;
    const got = share(old, now);
    expect(got).toEqual(now);
    expect(got).not.toBe(old);
    expect(got.board[0]).toBe(old.board[0]);
    expect(got.board[1]).not.toBe(old.board[1]);
    expect(got.seats).toBe(old.seats);
  });

  it('finds a thing that moved along in its list', () => {
    const now = copy(old);
    now.board.unshift({ hex: 'a0', life: 9 });
    const got = share(old, now);
    expect(got).toEqual(now);
    expect(got.board.slice(1)).toEqual(old.board);
    expect(got.board[2]).toBe(old.board[1]);
  });

  it('never answers with something that is not there', () => {
    const cases: [unknown, unknown][] = [[null, { a: 1 }], [{ a: 1, b: 2 }, { a: 1 }], [[1, 2], [2, 1]], [[1], { 0: 1 }], [{ a: [] }, { a: {} }], [{ a: null }, { a: { b: null } }], [[[1], [2]], [[2], [1], [3]]]];
    for (const [before, now] of cases) expect(share(before, copy(now))).toEqual(now);
  });
});
