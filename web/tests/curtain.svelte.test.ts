// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Question, Told, ViewMessage } from '../src/core/wire.ts';
import { Curtain } from '../src/table/curtain.svelte.ts';
import { Shown } from '../src/table/shown.svelte.ts';
import { Stage } from '../src/table/stage.svelte.ts';

/** Two people at one screen. The first rolls dice, and then the second is asked. */
const roll: Told = { kind: 'roll' };
const entry = (seq: number, seat: number, kind: string, events: Told[]): Entry => ({ seq, seat, kind, events });
const asks = (seat: number, eyes: number): Question => (seat === eyes ? { seat, q: seat, ask: 'play', options: ['pass'] } : { seat });
const view = (seq: number, eyes: number, asked: number): ViewMessage => ({ seq, seat: eyes, view: { hand: eyes }, questions: [asks(asked, eyes)], floor: 0, length: seq, result: null });

let speed = 1;
let hides = true;
let looked: number[] = [];
let stage: Stage;
let shown: Shown;
let curtain: Curtain;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [speed, hides, looked] = [1, true, []];
  stop = $effect.root(() => {
    stage = new Stage({ speed: () => speed, live: () => false, away: () => false, seats: () => [0, 1], decides: () => true, play: () => ({ steps: { durations: { end: 600, roll: 1000 }, after: (v) => v }, catalogue: {} }), began: () => undefined });
    shown = new Shown(stage, () => 0);
    curtain = new Curtain({ shown, seats: [0, 1], isLive: false, turns: false, look: (seat) => void looked.push(seat) }, () => hides, () => false);
  });
  stage.take(view(0, 0, 0), []);
  flushSync();
});
afterEach(() => {
  stop();
  stage.close();
  vi.useRealTimers();
});

function act(): void {
  stage.take(view(3, 0, 1), [entry(0, 0, 'act', [{ kind: 'end' }]), entry(1, -1, 'lot', [roll]), entry(2, -1, 'lot', [roll])]);
  flushSync();
}
function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

describe('the curtain of a shared screen', () => {
  it('comes when whoever acted has seen what came of it, the last die too', () => {
    act();
    const steps: [number | undefined, number][] = [];
    for (let i = 0; i < 26; i++, wait(100)) if (steps.at(-1)?.[0] !== stage.step?.at) steps.push([stage.step?.at, curtain.seat]);
    expect(steps).toEqual([[1, -1], [2, -1], [3, -1], [undefined, 1]]);
  });

  it('waits while the last step is paused, and comes at once for who skips', () => {
    act();
    wait(1500);
    stage.toggle();
    wait(60_000);
    expect([stage.step?.at, curtain.seat]).toEqual([3, -1]);
    stage.now();
    flushSync();
    expect(curtain.seat).toBe(1);
  });

  it('stays until the page shows what the next one sees', () => {
    speed = Infinity;
    act();
    curtain.open();
    flushSync();
    expect([looked, curtain.seat, shown.view]).toEqual([[1], 1, { hand: 0 }]);
    stage.turn(view(3, 1, 1), []);
    flushSync();
    expect([curtain.seat, shown.view]).toEqual([-1, { hand: 1 }]);
  });

  it('is none where nothing is hidden, and the board turns after the last step too', () => {
    hides = false;
    act();
    wait(2000);
    expect([looked, curtain.seat]).toEqual([[], -1]);
    wait(600);
    expect([looked, curtain.seat]).toEqual([[1], -1]);
  });
});
