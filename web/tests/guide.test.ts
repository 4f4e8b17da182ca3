// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Entry, Lesson } from '../src/core/wire.ts';
import { leaves } from '../src/table/lesson.ts';
import { acts, exampleAt, pathEnd, pointed, progress, saying } from '../src/table/guide.ts';

const lesson: Lesson = {
  title: 'T',
  titles: { en: 'T' },
  text: { en: 'intro' },
  acts: [
    { seat: 0, text: 'place pik c3/0', step: 0, say: { en: 'place', pl: 'postaw' } },
    { seat: 0, text: 'done', step: 1, say: {} },
    { seat: 1, text: 'battle', step: 3, say: { en: 'now they fight' } },
  ],
  closing: { en: 'well done' },
};
const log = (...rows: [number, string, string?][]): Entry[] =>
  rows.map(([seat, text, kind], seq) => ({ seq, seat, text, kind: kind ?? 'act', events: [] }));

describe('a lesson', () => {
  it('is read page by page, each with the position it is said of', () => {
    expect(leaves(lesson, 'pl')).toEqual([{ text: 'intro', step: 0 }, { text: 'postaw', step: 0 }, { text: 'now they fight', step: 3 }, { text: 'well done', step: 4 }]);
    expect(leaves({ ...lesson, acts: [], closing: {} }, 'en')).toEqual([{ text: 'intro', step: 0 }]);
  });


  it('follows the actions and leaves lots out', () => {
    expect(progress(lesson, [])).toEqual({ done: 0, strayed: false });
    expect(progress(lesson, log([0, 'place pik c3/0'], [-1, 'draw pik', 'lot']))).toEqual({ done: 1, strayed: false });
    expect(progress(lesson, log([0, 'place pik c3/0'], [0, 'done'], [1, 'battle']))).toEqual({ done: 3, strayed: false });
  });
  it('notices another way, and forgets it when it is taken back', () => {
    expect(progress(lesson, log([0, 'place pik a1/0']))).toEqual({ done: 0, strayed: true });
    const back = log([0, 'place pik a1/0'], [0, '0', 'undo'], [0, 'place pik c3/0']);
    expect(acts(back)).toEqual([{ seat: 0, text: 'place pik c3/0' }]);
    expect(progress(lesson, back)).toEqual({ done: 1, strayed: false });
  });
  it('knows where a wrong step began, lots before it included', () => {
    expect(pathEnd(log([0, 'place pik c3/0'], [-1, 'draw pik', 'lot'], [0, 'move a1 a2'], [0, 'done']), 1)).toBe(2);
    expect(pathEnd(log([0, 'move a1 a2']), 0)).toBe(0);
    expect(pathEnd(log([0, 'place pik c3/0']), 1)).toBe(1);
  });
  it('keeps saying the newest sentence, in the language wanted', () => {
    expect(saying(lesson, 0, 'pl')).toBe('postaw');
    expect(saying(lesson, 1, 'en')).toBe('place');
    expect(saying(lesson, 2, 'pl')).toBe('now they fight');
    expect(saying(lesson, 3, 'en')).toBe('well done');
    expect(saying({ ...lesson, acts: [{ ...lesson.acts[0]!, say: {} }] }, 0, 'pl'), 'in English where it has no other').toBe('intro');
  });
  it('points at the button, the places and the cards that an action names, and at nothing else', () => {
    document.body.innerHTML = '<i data-option="done"></i><i data-option="move worker e1 d1"></i><i data-area="e1"></i><i data-area="d1"></i><i data-area="d2"></i><i data-hex="c3"></i><i data-card="fast"></i><i data-unit="orc melee e3"></i><i data-verb="battle charge"></i>';
    const found = (text: string): string[] => [...document.querySelectorAll(pointed(text))].map((e) => Object.values((e as HTMLElement).dataset).join());
    expect(found('move worker e1 d1')).toEqual(['move worker e1 d1', 'e1', 'd1']);
    expect(found('place pik c3/0')).toEqual(['c3']);
    expect(found('play fast e1')).toEqual(['e1', 'fast']);
    expect(found('lose orc melee e3')).toEqual(['orc melee e3']);
    expect(found('done')).toEqual(['done']);
    expect(found('bomb c3+c4+d3')).toEqual(['c3']);
    expect(found('charge e1>d1/0 c3')).toEqual(['e1', 'd1', 'c3', 'battle charge']);
  });
  it('of an example is due what was neither played nor read, and what the rules refuse may be passed over', () => {
    const tried: Lesson = { ...lesson, acts: [{ seat: null, text: 'end', step: 0, say: {}, refused: true }, { seat: null, text: 'place e6', step: 0, say: {} }, { seat: null, text: 'end', step: 0, say: {}, refused: true }] };
    expect(exampleAt(tried, [], new Set())).toEqual({ due: 0, strayed: false });
    expect(exampleAt(tried, [], new Set([0]))).toEqual({ due: 1, strayed: false });
    expect(exampleAt(tried, log([0, 'place e6']), new Set())).toEqual({ due: 2, strayed: false });
    expect(exampleAt(tried, log([0, 'place e6']), new Set([2]))).toEqual({ due: -1, strayed: false });
    expect(exampleAt(tried, log([0, 'place a1']), new Set()).strayed).toBe(true);
    expect(exampleAt({ ...lesson, acts: [] }, [], new Set())).toEqual({ due: -1, strayed: false });
  });
});
