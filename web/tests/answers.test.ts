import { describe, expect, it } from 'vitest';
import type { BoardProps, GameClient } from '../src/core/board.ts';
import { Chooser } from '../src/core/chooser.svelte.ts';
import { answersOf, kept, listed } from '../src/table/answers.ts';

function asked(...options: string[]): BoardProps {
  const choose = new Chooser(() => undefined);
  choose.offer(options);
  return { question: { q: 1, seat: 0, ask: 'x', options }, options, choose, still: false } as unknown as BoardProps;
}
const client = (more: Partial<GameClient>): GameClient => more as GameClient;

describe('the two answers', () => {
  it('declining is left, what is marked is right', () => {
    const board = asked('pass', 'fire north', 'claim t01');
    expect(answersOf(client({ face: (o) => ({ primary: o.startsWith('claim') }) }), board)).toEqual({ no: 'pass', yes: 'claim t01' });
  });

  it('a single option is the answer, but a pass stays left', () => {
    expect(answersOf(null, asked('roll'))).toEqual({ no: undefined, yes: 'roll' });
    expect(answersOf(null, asked('pass'))).toEqual({ no: 'pass', yes: undefined });
  });

  it('the game may say it otherwise, and nobody who only watches is offered one', () => {
    const own = client({ answers: () => ({ no: 'roll', yes: 'stop' }) });
    expect(answersOf(own, asked('roll', 'stop'))).toEqual({ no: 'roll', yes: 'stop' });
    expect(answersOf(own, { ...asked('roll'), still: true })).toEqual({});
  });

  it('an option that is spent keeps its place while the step lasts, and what is new comes after it', () => {
    const first = kept({ step: '', options: [] }, '1 spend', ['train melee', 'train worker', 'upgrade melee']);
    const second = kept(first, '1 spend', ['train worker', 'train flying']);
    expect(second.options).toEqual(['train melee', 'train worker', 'upgrade melee', 'train flying']);
    expect(kept(second, '2 spend', ['train worker']).options).toEqual(['train worker']);
    expect(kept(kept(second, '', ['a']), '', ['b']).options).toEqual(['b']);
  });

  it('every option that neither drawings nor answers offer is in the row', () => {
    const board = asked('pass', 'done', 'boost 2', 'move e1');
    const covering = client({ covers: (o) => o.startsWith('move') });
    expect(listed(covering, board, { no: 'pass' })).toEqual(['done', 'boost 2']);
    expect(listed(null, board, { no: 'pass' })).toEqual(['done', 'boost 2', 'move e1']);
    // What is spelled out keeps its place there, empty, so that the others do not move.
    expect(listed(null, { ...board, choose: { ...board.choose, ready: 'boost 2' } } as typeof board, { no: 'pass' })).toEqual(['done', 'boost 2', 'move e1']);
  });
});
