import { describe, expect, it } from 'vitest';
import type { Entry, ViewMessage } from '../src/core/wire.ts';
import { Received } from '../src/table/received.ts';
import { Shown } from '../src/table/shown.svelte.ts';

const entry = (seq: number): Entry => ({ seq, seat: 0, kind: 'act', text: 'pass', events: [{ kind: 'passed' }] });
const view = (seq: number, more: Partial<ViewMessage> = {}): ViewMessage => ({ seq, seat: 0, view: { n: seq }, questions: [], floor: 0, length: seq + 1, result: null, ...more });

describe('what was received', () => {
  it('is handed on once, in order, and nothing across a gap', () => {
    const received = new Received();
    expect(received.append([entry(0), entry(1)])).toBe(true);
    expect(received.append([entry(1), entry(2)])).toBe(true);
    expect(received.append([entry(4)])).toBe(false);
    expect(received.have).toBe(3);
    expect(received.hand().map((e) => e.seq)).toEqual([0, 1, 2]);
    expect(received.hand()).toEqual([]);
    expect(received.append([entry(3)])).toBe(true);
    expect(received.have).toBe(4);
  });
});

describe('what is shown', () => {
  it('reads what happened before the first sight, and plays what comes after', () => {
    const shown = new Shown(() => [0]);
    shown.show(view(1), [entry(0), entry(1)]);
    expect([shown.entries.length, shown.fresh.length]).toEqual([2, 0]);
    shown.show(view(2), [entry(2)]);
    expect([shown.entries.length, shown.fresh.map((e) => e.seq)]).toEqual([3, [2]]);
  });

  it('does not play the same moment twice', () => {
    const shown = new Shown(() => [0, 1]);
    shown.show(view(0), []);
    shown.show(view(1), [entry(1)]);
    const fresh = shown.fresh;
    shown.show(view(1, { seat: 1 }), []);
    expect(shown.fresh).toBe(fresh);
  });

  it('keeps the end to itself while the board has something to show', () => {
    const shown = new Shown(() => [0]);
    const last = entry(1);
    shown.unseen = new Set(last.events);
    shown.show(view(1, { result: [1, 2] }), [last]);
    expect([shown.result, shown.decided]).toEqual([[1, 2], null]);
    shown.unseen = new Set();
    expect(shown.decided).toEqual([1, 2]);
  });
});
