import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../src/core/wire.ts';
import { recent, type Touched } from '../src/games/common/recent.ts';

describe('what the others have just done', () => {
  const act = (seq: number, seat: number, ...events: Told[]): Entry => ({ seq, seat, kind: 'act', events });
  const board = new Set(['a1', 'b2', 'c3']);
  const touched: Touched = (e) => (e.kind === 'moved' ? { at: [e['to']], from: e['from'] } : { at: [e['hex']] });
  const marks = (history: Entry[], seat: number, idle?: (entry: Entry) => boolean): string[] => [...recent(history, seat, touched, board, idle)];

  it('is marked until the seat acts itself', () => {
    const history = [act(0, 1, { kind: 'placed', hex: 'a1' }), act(1, 1, { kind: 'moved', from: 'a1', to: 'b2' })];
    expect(marks(history, 0)).toEqual(['b2']);
    expect(marks(history, 1)).toEqual([]);
    expect(marks(history, -1)).toEqual(['b2']);
    history.push(act(2, 0, { kind: 'placed', hex: 'c3' }));
    expect(marks(history, 0)).toEqual([]);
    expect(marks(history, 1)).toEqual(['c3']);
    expect(marks(history, -1)).toEqual(['c3']);
  });

  it('is not marked where nothing stands any more', () => {
    expect(marks([act(0, 1, { kind: 'placed', hex: 'e3' })], 0)).toEqual([]);
  });

  it('is what it was before once something has been taken back', () => {
    const history = [act(0, 1, { kind: 'placed', hex: 'a1' }), act(1, 0, { kind: 'placed', hex: 'c3' })];
    expect(marks(history, 0)).toEqual([]);
    expect(marks([...history, { seq: 2, seat: 0, kind: 'undo', text: '1', events: [] }], 0)).toEqual(['a1']);
    expect(marks([...history, { seq: 2, seat: 0, kind: 'undo', text: '0', events: [] }], 0)).toEqual([]);
  });

  it('outlasts an own entry that is no deed', () => {
    const history = [act(0, 1, { kind: 'placed', hex: 'a1' }), act(1, 0, { kind: 'rolled' })];
    const dice = (e: Entry): boolean => e.events.every((x) => x.kind === 'rolled');
    expect(marks(history, 0, dice)).toEqual(['a1']);
    expect(marks([...history, act(2, 0, { kind: 'rolled' }, { kind: 'stopped' })], 0, dice)).toEqual([]);
  });
});
