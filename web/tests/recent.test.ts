import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../src/core/wire.ts';
import { marked, NONE, note, type Touched } from '../src/games/common/recent.ts';

describe('what the others have just done', () => {
  const act = (seq: number, seat: number, ...events: Told[]): Entry => ({ seq, seat, kind: 'act', events });
  const board = new Set(['a1', 'b2', 'c3']);
  const touched: Touched = (e) => (e.kind === 'moved' ? { at: e['to'], from: e['from'] } : { at: e['hex'] });

  it('is marked until the seat acts itself', () => {
    let now = note(NONE, [act(0, 1, { kind: 'placed', hex: 'a1' }), act(1, 1, { kind: 'moved', from: 'a1', to: 'b2' })], touched);
    expect([...marked(now, 0, board)]).toEqual(['b2']);
    expect([...marked(now, 1, board)]).toEqual([]);
    expect([...marked(now, -1, board)]).toEqual(['b2']);
    now = note(now, [act(2, 0, { kind: 'placed', hex: 'c3' })], touched);
    expect([...marked(now, 0, board)]).toEqual([]);
    expect([...marked(now, 1, board)]).toEqual(['c3']);
    expect([...marked(now, -1, board)]).toEqual(['c3']);
  });

  it('is not marked where nothing stands any more, nor after it was taken back', () => {
    const now = note(NONE, [act(0, 1, { kind: 'placed', hex: 'e3' })], touched);
    expect([...marked(now, 0, board)]).toEqual([]);
    expect(note(now, [{ seq: 1, seat: 1, kind: 'undo', text: '0', events: [] }], touched)).toBe(NONE);
  });
});
