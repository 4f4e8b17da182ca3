import { describe, expect, it } from 'vitest';
import type { Told as Any } from '../src/core/wire.ts';
import { stage } from '../src/games/herosi/steps.ts';
import type { Catalogue, Told, View } from '../src/games/herosi/wire.ts';
import { differences, matchesOf } from './matches.ts';

const matches = matchesOf<View, Told, Catalogue>('herosi');

/** What is drawn nowhere, or says what is asked next and comes with the question. */
const UNSEEN = /may_stop|must_roll|symbols|activated|frozen|casting|army_points|orders|phase|acted|actor|priority|forced|preparation|known$/;
/** Where one fight ends, the next is laid out anew. */
const ENDS = new Set(['fell', 'won', 'merged', 'final', 'third_place', 'decided']);

const kinds = new Set<string>();
const corrected: string[] = [];
for (const { catalogue, first, entries } of matches) {
  let view = first;
  for (const { events, view: real } of entries) {
    for (const e of events) kinds.add(e.kind);
    if (!events.some((e) => ENDS.has(e.kind)) && real.phase !== 'army') {
      const seen = events.reduce((v, e) => stage.after(v, e as unknown as Any, catalogue as never), view);
      corrected.push(...differences(seen, real).map((path) => path.replace(/\/\d+/g, '')).filter((path) => !UNSEEN.test(path)).map((path) => `${path} by ${events.map((e) => e.kind).join(' ')}`));
    }
    view = real;
  }
}

describe('the view after an event', () => {
  it('is what the next real view shows', () => {
    expect(corrected).toEqual([]);
  });
});

describe('the steps', () => {
  it('decide for every kind of event whether it is seen', () => {
    const unseen = [...kinds].filter((kind) => stage.durations[kind] === undefined).sort();
    expect(unseen).toEqual(['chose', 'cleared', 'left_empty', 'placed', 'priority', 'slid']);
  });
  it('stay longer where many are hurt at once', () => {
    const hurt = (count: number): Any[] => Array.from({ length: count }, () => ({ kind: 'hurt' }));
    expect(stage.stays!([{ kind: 'used' }, ...hurt(2)])).toBeUndefined();
    expect(stage.stays!([{ kind: 'used' }, ...hurt(4)])).toBe(stage.durations['used']! + 700);
  });
  it('hold a volley together, and what a spell does to several at once', () => {
    const landed = (seat: number, die: number): Any => ({ kind: 'landed', seat, die });
    expect(stage.joins!(landed(0, 2), [landed(0, 1)])).toBe(true);
    expect(stage.joins!(landed(1, 1), [landed(0, 1)])).toBe(true);
    expect(stage.joins!(landed(0, 1), [landed(0, 1)])).toBe(false);
    expect(stage.joins!({ kind: 'hurt' }, [{ kind: 'hurt' }])).toBe(true);
    expect(stage.joins!({ kind: 'hurt' }, [{ kind: 'cast' }])).toBe(false);
    expect(stage.joins!({ kind: 'hurt' }, [{ kind: 'used' }, { kind: 'hurt' }, { kind: 'died' }])).toBe(false);
  });
});
