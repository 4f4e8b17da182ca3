import { describe, expect, it } from 'vitest';
import { unheard } from '../src/table/offers.svelte.ts';
import type { Entry } from '../src/core/wire.ts';

const entry = (seq: number, kind: string): Entry => ({ seq, seat: 0, kind, events: [] });
const before = [entry(0, 'act'), entry(1, 'act')];

describe('an offer that has vanished', () => {
  it('was declined where nothing was played instead, whatever is played later', () => {
    expect(unheard({ what: 'undo', from: 2, to: 2 }, before)).toBe('undo');
    expect(unheard({ what: 'draw', from: 2, to: 2 }, [...before, entry(2, 'act')])).toBe('draw');
  });

  it('was overtaken by a move, as soon as that is seen', () => {
    const gone = { what: 'undo', from: 2, to: 3 } as const;
    expect(unheard(gone, before)).toBe('');
    expect(unheard(gone, [...before, entry(2, 'act')])).toBe('overtaken');
  });

  it('was met where the move is taken back', () => {
    expect(unheard({ what: 'undo', from: 2, to: 3 }, [...before, entry(2, 'undo'), entry(3, 'act')])).toBe('');
  });
});
