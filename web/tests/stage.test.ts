import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Steps } from '../src/core/board.ts';
import type { Entry, Json, Question, Told, ViewMessage } from '../src/core/wire.ts';
import { Received } from '../src/table/received.ts';
import { Shown } from '../src/table/shown.svelte.ts';
import { Stage } from '../src/table/stage.svelte.ts';

/** A game that counts: `add` adds to its sum, `die` falls in volleys, `note` is not seen by itself. */
const steps: Steps = {
  durations: { add: 1000, die: 400 },
  joins: (event, step) => event.kind === 'die' && step.at(-1)?.kind === 'die',
  after: (view, event) => (event.kind === 'add' ? { ...view, sum: Number(view['sum']) + Number(event['by'] ?? 1) } : view),
};
const add = (by = 1): Told => ({ kind: 'add', by });
const note: Told = { kind: 'note' };
const die: Told = { kind: 'die' };
const entry = (seq: number, seat: number, events: Told[] = [add()], kind = 'act'): Entry => ({ seq, seat, kind, events });
const asked = (seat: number, q: number, mine = seat === 0): Question => (mine ? { seat, q, ask: 'play', options: ['pass'] } : { seat });
const view = (seq: number, sum: number, questions: Question[] = [asked(0, seq)], more: Partial<ViewMessage> = {}): ViewMessage => ({ seq, seat: 0, view: { sum }, questions, floor: 0, length: seq, result: null, ...more });

let speed = 1;
let live = false;
let away = false;
let heard: string[] = [];
let stage: Stage;
let shown: Shown;

function make(seats: number[] = [0], play: Steps | null = steps): void {
  stage = new Stage({
    speed: () => speed,
    live: () => live,
    away: () => away,
    seats: () => seats,
    decides: () => true,
    play: () => ({ steps: play, catalogue: {} }),
    began: ({ events }) => heard.push(events.map((e) => e.kind).join()),
  });
  shown = new Shown(stage, () => 0);
}
const sum = (): unknown => shown.view?.['sum'];
const told = (): number => shown.entries.reduce((n, e) => n + e.events.length, 0);

beforeEach(() => {
  vi.useFakeTimers();
  [speed, live, away, heard] = [1, false, false, []];
  make();
  stage.take(view(0, 0), []);
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

describe('what is answered without asking', () => {
  let unasked: { option: string; ordered?: boolean } | undefined;
  const ask = (): void => {
    shown = new Shown(stage, () => 0, () => unasked);
  };

  it('is no question, and nobody waits for this seat', () => {
    unasked = { option: 'pass' };
    ask();
    expect([shown.question, shown.options, shown.asked, shown.unasked]).toEqual([null, [], [], unasked]);
  });

  it('stays a question while an order is carried out', () => {
    unasked = { option: 'pass', ordered: true };
    ask();
    expect([shown.question?.q, shown.asked]).toEqual([0, [0]]);
  });

  it('is put to whoever has taken something back', () => {
    unasked = { option: 'pass' };
    ask();
    stage.take(view(1, 0), [entry(0, 0, [], 'undo')]);
    expect([shown.question?.q, shown.unasked]).toEqual([1, null]);
  });

  it('is shown like what others do, and so is what an answer lets happen', () => {
    const lets: Steps = { ...steps, news: (e) => e.text === 'pass' };
    make([0], lets);
    stage.take(view(0, 0), []);
    stage.take(view(1, 1), [entry(0, 0)]);
    expect(stage.step?.ms).toBe(500);
    vi.advanceTimersByTime(500);
    stage.take(view(2, 2), [{ ...entry(1, 0), text: 'pass' }]);
    expect([stage.step?.ms, shown.question]).toEqual([1000, null]);
  });
});

describe('what was received', () => {
  it('is handed on once, in order, and nothing across a gap', () => {
    const received = new Received();
    expect(received.append([entry(0, 0), entry(1, 0)])).toBe(true);
    expect(received.append([entry(1, 0), entry(2, 0)])).toBe(true);
    expect(received.append([entry(4, 0)])).toBe(false);
    expect(received.have).toBe(3);
    expect(received.hand().map((e) => e.seq)).toEqual([0, 1, 2]);
    expect(received.hand()).toEqual([]);
    expect(received.append([entry(3, 0)])).toBe(true);
    expect(received.have).toBe(4);
  });
});

describe('the stage', () => {
  it('shows the last thing before what follows unseen', () => {
    const counts: Steps = { ...steps, after: (v, e) => (e.kind === 'note' ? { ...v, noted: true } : steps.after(v, e, {})) };
    make([0], counts);
    stage.take(view(0, 0), []);
    stage.take({ ...view(1, 1), view: { sum: 1, noted: true } }, [entry(0, 1, [add(), note])]);
    expect([shown.view, told(), stage.step?.of]).toEqual([{ sum: 1 }, 1, 1]);
    vi.advanceTimersByTime(1000);
    expect([shown.view, told(), stage.busy, shown.question?.q]).toEqual([{ sum: 1, noted: true }, 2, false, 1]);
  });

  it('does not say how many steps there will be while others are still at it', () => {
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 1)]);
    expect(stage.grows).toBe(true);
    stage.take(view(2, 2), [entry(1, 1)]);
    expect([stage.grows, stage.step?.of]).toEqual([false, 2]);
  });

  it('shows everything of one moment, step by step, and then asks', () => {
    stage.take(view(1, 3), [entry(0, 1, [add(1), note, add(2)])]);
    expect([sum(), told(), shown.question, stage.step?.at, stage.step?.of]).toEqual([1, 1, null, 1, 2]);
    expect(stage.step?.before).toEqual({ sum: 0 });
    vi.advanceTimersByTime(999);
    expect(sum()).toBe(1);
    vi.advanceTimersByTime(1);
    expect([sum(), told(), shown.question, stage.step?.events.length]).toEqual([3, 3, null, 2]);
    vi.advanceTimersByTime(1000);
    expect([stage.step, stage.open, shown.question?.q]).toEqual([null, true, 1]);
    expect(heard).toEqual(['add', 'note,add']);
  });

  it('reads at the first sight what happened, and plays what comes after', () => {
    make();
    stage.take(view(2, 2), [entry(0, 0), entry(1, 1)]);
    expect([told(), stage.step, stage.open, stage.missed]).toEqual([2, null, true, true]);
  });

  it('misses nothing of what a match begins with', () => {
    make();
    stage.take(view(1, 1), [{ ...entry(0, -1), kind: 'rng' }]);
    expect([told(), stage.missed]).toEqual([1, false]);
  });

  it('shows together what belongs together, across entries too', () => {
    stage.take(view(3, 1), [entry(0, 1, [die]), entry(1, -1, [die, note], 'lot'), entry(2, -1, [die, add()], 'lot')]);
    expect([stage.step?.events.map((e) => e.kind), stage.step?.of]).toEqual([['die', 'die', 'note', 'die'], 2]);
    vi.advanceTimersByTime(400);
    expect([stage.step?.events.map((e) => e.kind), sum()]).toEqual([['add'], 1]);
  });

  it('is the same step for as long as it is shown, whatever comes meanwhile', () => {
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 1)]);
    const step = stage.step;
    expect(stage.grows, 'nobody knows yet how many there will be').toBe(true);
    stage.take(view(2, 2), [entry(1, 1)]);
    expect(stage.step).toBe(step);
    expect([stage.step?.at, stage.step?.of, sum()]).toEqual([1, 2, 1]);
    expect(stage.grows).toBe(false);
    vi.advanceTimersByTime(2000);
    expect([sum(), stage.open]).toEqual([2, true]);
  });

  it('says how many steps there are when all of them are known', () => {
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 1)]);
    expect(stage.grows).toBe(true);
    stage.take(view(2, 2), [entry(1, 1)]);
    expect([stage.grows, stage.step?.at, stage.step?.of]).toEqual([false, 1, 2]);
  });
  it('lets whoever is asked go on while something happens beside the own game', () => {
    make([0], { ...steps, aside: (events) => events.every((e) => e.kind === 'add') });
    stage.take(view(0, 0, [asked(0, 1)]), []);
    stage.take(view(1, 1, [asked(0, 1)]), [entry(0, 1)]);
    expect([sum(), stage.step, shown.question?.q, stage.missed]).toEqual([1, null, 1, false]);
    stage.take(view(2, 1, [asked(0, 1)]), [entry(1, 1, [die])]);
    expect(stage.step?.events.map((e) => e.kind)).toEqual(['die']);
    vi.advanceTimersByTime(2000);
    stage.take(view(3, 2, [asked(0, 2)]), [entry(2, 1)]);
    expect([sum(), shown.question?.q]).toEqual([2, 2]);
  });

  it('shows what happens beside the own game until something of the own game comes', () => {
    make([0], { ...steps, aside: (events) => events.every((e) => e.kind === 'add') });
    stage.take(view(0, 0, [asked(1, 0)]), []);
    stage.take(view(3, 3, [asked(1, 0)]), [entry(0, 2), entry(1, 2), entry(2, 2)]);
    expect([sum(), stage.step?.of]).toEqual([1, 3]);
    stage.take(view(4, 3, [asked(1, 0)]), [entry(3, 1, [die])]);
    expect([sum(), stage.step?.events.map((e) => e.kind)]).toEqual([3, ['die']]);
    stage.take(view(5, 4, [asked(1, 0)]), [entry(4, 2)]);
    vi.advanceTimersByTime(400);
    expect([sum(), stage.busy]).toEqual([4, true]);
    stage.take(view(6, 4, [asked(0, 6)]), [entry(5, 1, [note])]);
    expect([shown.question?.q, stage.missed]).toEqual([6, false]);
  });

  it('goes by entries where a game says nothing about its events', () => {
    make([0], null);
    stage.take(view(0, 0), []);
    stage.take(view(3, 5), [entry(0, 1), entry(1, 1, []), entry(2, 1)]);
    expect([sum(), told(), stage.step?.of]).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(600);
    expect([sum(), told()]).toEqual([5, 2]);
    vi.advanceTimersByTime(600);
    expect(stage.open).toBe(true);
  });

  it('corrects at the end what the events did not say', () => {
    stage.take(view(1, 7), [entry(0, 1, [add(1), add(1)])]);
    vi.advanceTimersByTime(1000);
    expect(sum()).toBe(7);
  });

  it('does not stop at a game that cannot follow an event', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    make([0], { ...steps, after: () => { throw new Error('lost'); } });
    stage.take(view(0, 0), []);
    stage.take(view(1, 2), [entry(0, 1, [add(), add()])]);
    expect(sum()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(sum()).toBe(2);
  });

  it('tells the end when it has been shown', () => {
    stage.take(view(1, 1, [], { result: [2, 1] }), [entry(0, 1)]);
    shown.ended = [2, 1];
    expect(shown.result).toBe(null);
    vi.advanceTimersByTime(1000);
    expect(shown.result).toEqual([2, 1]);
  });
});

describe('an own answer', () => {
  it('is not waited for, and what follows from it is shown whole', () => {
    stage.take(view(1, 1), [entry(0, 0)]);
    expect([sum(), stage.step?.ms, stage.open, shown.question?.q]).toEqual([1, 500, true, 1]);
    vi.advanceTimersByTime(500);
    expect(stage.step).toBe(null);
    stage.take(view(3, 3, [asked(0, 3)]), [entry(1, 0), entry(2, -1, [add()], 'lot')]);
    expect([sum(), stage.open]).toEqual([2, false]);
    vi.advanceTimersByTime(500);
    expect([sum(), stage.step?.ms, stage.open]).toEqual([3, 1000, false]);
  });

  it('may linger beside the question after it, and gives way to the next one', () => {
    make([0], { ...steps, lingers: 700 });
    stage.take(view(0, 0), []);
    stage.take(view(1, 1), [entry(0, 0)]);
    expect([stage.step?.ms, stage.open, shown.question?.q]).toEqual([700, true, 1]);
    stage.take(view(2, 3), [entry(1, 0, [add(2)])]);
    expect([sum(), stage.step?.events, shown.question?.q]).toEqual([3, [add(2)], 2]);
    stage.take(view(3, 4, [asked(1, 3)]), [entry(2, 0, [add(), die])]);
    expect([stage.step?.ms, stage.step?.events]).toEqual([500, [add()]]);
  });

  it('that was seen while it was sent is not shown a second time', () => {
    stage.take(view(2, 2), [entry(0, 0), entry(1, 1)], true);
    expect([sum(), stage.step?.entry.seq]).toEqual([2, 1]);
  });

  it('is not taken from the hand because somebody else acts meanwhile', () => {
    stage.take(view(1, 1, [asked(0, 0)]), [entry(0, 1)]);
    expect([shown.question?.q, stage.open]).toEqual([0, false]);
    vi.advanceTimersByTime(1000);
    expect(shown.question?.q).toBe(0);
  });
});

describe('moving the stage', () => {
  const three = (): void => stage.take(view(3, 3), [entry(0, 1), entry(1, 1), entry(2, 1)]);

  it('pauses and goes on', () => {
    three();
    stage.toggle();
    vi.advanceTimersByTime(60_000);
    expect([sum(), stage.paused]).toEqual([1, true]);
    stage.toggle();
    vi.advanceTimersByTime(1000);
    expect(sum()).toBe(2);
  });

  it('steps forth and back, and then waits', () => {
    three();
    stage.forward();
    expect([sum(), stage.paused]).toEqual([2, true]);
    stage.back();
    expect([sum(), stage.step?.at]).toEqual([1, 1]);
    expect(told()).toBe(2); // the log does not shrink
    expect(stage.history.length).toBe(1);
    vi.advanceTimersByTime(60_000);
    stage.forward();
    stage.forward();
    expect([sum(), stage.open]).toEqual([3, false]);
    stage.forward();
    expect([stage.open, stage.paused, stage.again]).toEqual([true, false, false]);
  });

  it('counts from the step that is gone back to, also from the present', () => {
    three();
    stage.now();
    const counted: unknown[] = [];
    for (let n = 0; n < 3; n += 1) {
      stage.back();
      counted.push([sum(), stage.step?.at, stage.step?.of]);
    }
    expect(counted).toEqual([[3, 1, 1], [2, 1, 2], [1, 1, 3]]);
    stage.forward();
    expect([sum(), stage.step?.at, stage.step?.of]).toEqual([2, 2, 3]);
  });

  it('is at the present at once', () => {
    three();
    stage.now();
    expect([sum(), told(), stage.step, shown.question?.q]).toEqual([3, 3, null, 3]);
    vi.advanceTimersByTime(60_000);
    expect(sum()).toBe(3);
  });

  it('goes as fast as is wished, also when the wish changes', () => {
    speed = 2;
    three();
    vi.advanceTimersByTime(500);
    expect(sum()).toBe(2);
    speed = 0;
    stage.retime();
    vi.advanceTimersByTime(60_000);
    expect(sum()).toBe(2);
    stage.forward();
    expect(sum()).toBe(3);
    speed = Infinity;
    stage.retime();
    expect(stage.open).toBe(true);
  });

  it('shows nothing by itself at once, but is heard', () => {
    speed = Infinity;
    three();
    expect([stage.open, stage.step, heard]).toEqual([true, null, ['add']]);
  });

  it('step by step waits for the player, but not for the own deed', () => {
    speed = 0;
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 0)]);
    vi.advanceTimersByTime(500);
    expect(stage.step).toBe(null);
    stage.take(view(2, 2), [entry(1, 1)]);
    vi.advanceTimersByTime(60_000);
    expect([sum(), stage.open]).toEqual([2, false]);
    stage.forward();
    expect(stage.open).toBe(true);
  });
});

describe('what happened', () => {
  it('plays all since my last decision again', () => {
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 0)]);
    stage.take(view(3, 3), [entry(1, 1), entry(2, 1)]);
    stage.now();
    expect([stage.recalls, stage.ready]).toEqual([true, true]);
    stage.recall();
    expect([sum(), stage.again, stage.step?.entry.seq, stage.step?.of, shown.question, told()]).toEqual([1, true, 0, 3, null, 3]);
    vi.advanceTimersByTime(500);
    expect(sum()).toBe(2);
    stage.back();
    expect([sum(), stage.step?.entry.seq]).toEqual([1, 0]);
    stage.toggle();
    vi.advanceTimersByTime(500 + 1000 + 1000);
    expect([sum(), stage.again, shown.question?.q]).toEqual([3, false, 3]);
  });

  it('is played for those too who want nothing played by itself', () => {
    speed = Infinity;
    stage.take(view(2, 2), [entry(0, 1), entry(1, 1)]);
    stage.recall();
    expect(sum()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect([sum(), stage.again]).toEqual([2, false]);
  });

  it('is asked for after a reload, with a real view for each entry', () => {
    make();
    stage.take(view(3, 30), [entry(0, 0), entry(1, 1), entry(2, 1)]);
    expect([stage.recalls, stage.ready]).toEqual([true, false]);
    const known = [null, entry(0, 0), entry(1, 1), entry(2, 1)].map((e, i) => ({ entry: e, view: { sum: 10 * i } as Json }));
    stage.remember(known);
    expect([sum(), stage.open]).toEqual([30, true]);
    stage.recall();
    expect([sum(), stage.step?.of]).toEqual([10, 3]);
    vi.advanceTimersByTime(500);
    expect(sum()).toBe(20);
    stage.goTo(0);
    expect([sum(), stage.paused]).toEqual([10, true]);
    stage.now();
    expect([sum(), shown.question?.q]).toEqual([30, 3]);
  });

  it('of an entry that is shown together with others is their step', () => {
    stage.take(view(3, 0), [entry(0, 0, [die]), entry(1, 1, [die]), entry(2, 1, [die])]);
    stage.now();
    stage.goTo(1);
    expect(stage.step?.events).toHaveLength(3);
  });

  it('for who watches is what the last one did', () => {
    make([]);
    stage.take(view(0, 0, [asked(1, 0)], { seat: -1 }), []);
    stage.take(view(3, 3, [asked(0, 3, false)], { seat: -1 }), [entry(0, 0), entry(1, 1), entry(2, 1)]);
    stage.now();
    stage.recall();
    expect(stage.step?.entry.seq).toBe(1);
  });
});

describe('in the wild', () => {
  it('a burst is not sat through', () => {
    const many = Array.from({ length: 500 }, (_, i) => entry(i, 1));
    stage.take(view(500, 500), many);
    expect([sum(), stage.open, stage.missed, told()]).toEqual([500, true, true, 500]);
    stage.recall();
    expect([sum(), stage.step?.of]).toEqual([1, 500]);
  });

  it('a long queue is cut short when it grows too long', () => {
    for (let i = 0; i < 130; i++) stage.take(view(i + 1, i + 1), [entry(i, 1)]);
    expect(Number(sum())).toBeGreaterThan(120);
  });

  it('a hidden page does not play and offers what happened', () => {
    away = true;
    stage.take(view(1, 1), [entry(0, 1)]);
    expect([stage.open, stage.missed, shown.question?.q]).toEqual([true, true, 1]);
    away = false;
    stage.take(view(2, 2), [entry(1, 1)]);
    expect(stage.open).toBe(false);
    away = true;
    stage.retime();
    expect([stage.open, stage.missed]).toEqual([true, true]);
  });

  it('goes on after a reconnect in the middle', () => {
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 1)]);
    vi.advanceTimersByTime(500);
    stage.take(view(1, 1, [asked(1, 1)]), []); // the welcome tells the same view again
    stage.take(view(3, 3), [entry(1, 1), entry(2, 1)]);
    expect([sum(), stage.step?.of]).toEqual([1, 3]);
    vi.advanceTimersByTime(2500);
    expect([sum(), shown.question?.q]).toEqual([3, 3]);
  });

  it('what is taken back before it was shown is not shown', () => {
    stage.take(view(2, 2, [asked(1, 2)]), [entry(0, 1), entry(1, 1)]);
    stage.take(view(3, 0), [{ ...entry(2, 1, [], 'undo'), text: '0' }]);
    expect([sum(), stage.open, stage.step]).toEqual([0, true, null]);
    expect(shown.entries.length).toBe(3);
  });

  it('at live pace nothing waits, and the show runs beside', () => {
    live = true;
    stage.take(view(2, 2), [entry(0, 1), entry(1, 1)]);
    expect([sum(), told(), shown.question?.q, stage.step?.entry.seq]).toEqual([2, 2, 2, 0]);
    vi.advanceTimersByTime(1000);
    expect(stage.step?.entry.seq).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(stage.step).toBe(null);
  });

  it('at live pace what others do is shown as it was while nothing can be pressed, and the end with it', () => {
    live = true;
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 1)]);
    stage.take(view(2, 2, [asked(1, 2)]), [entry(1, 1)]);
    expect([sum(), told(), stage.step?.entry.seq]).toEqual([1, 1, 0]);
    vi.advanceTimersByTime(1000);
    expect([sum(), stage.step?.entry.seq]).toEqual([2, 1]);
    stage.take(view(3, 3), [entry(2, 1)]);
    expect([sum(), shown.question?.q, stage.step?.entry.seq]).toEqual([3, 3, 1]);
    vi.advanceTimersByTime(2000);
    stage.take(view(4, 4, [], { result: [1, 2] }), [entry(3, 1)]);
    stage.take(view(5, 5, [], { result: [1, 2] }), [entry(4, -1)]);
    expect([sum(), shown.result]).toEqual([4, null]);
    vi.advanceTimersByTime(2000);
    expect([sum(), shown.result]).toEqual([5, [1, 2]]);
  });

  it('at live pace what is fleeting gives way to whatever is newer', () => {
    make([0], { ...steps, fleeting: new Set(['die']) });
    stage.take(view(0, 0), []);
    live = true;
    stage.take(view(1, 0), [entry(0, 1, [die])]);
    expect(stage.step?.entry.seq).toBe(0);
    stage.take(view(2, 0), [entry(1, 2, [die])]);
    expect(stage.step?.entry.seq).toBe(1);
    stage.take(view(4, 1), [entry(2, 1, [die]), entry(3, 1)]);
    expect(stage.step?.entry.seq).toBe(3);
    // What is not fleeting is seen to its end.
    stage.take(view(5, 1), [entry(4, 2, [die])]);
    expect(stage.step?.entry.seq).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(stage.step?.entry.seq).toBe(4);
    vi.advanceTimersByTime(400);
    expect(stage.step).toBe(null);
  });

  it('at live pace looking back ends when something can be pressed', () => {
    live = true;
    stage.take(view(1, 1, [asked(1, 1)]), [entry(0, 1)]);
    stage.recall();
    expect([stage.again, stage.recalls]).toEqual([true, true]);
    stage.take(view(2, 2), [entry(1, 1)]);
    expect([stage.again, stage.recalls, shown.question?.q]).toEqual([false, false, 2]);
  });

  it('at a shared screen each moment is shown with the eyes of its own seat', () => {
    make([0, 1]);
    const drew: Told = { kind: 'add', card: 'ace', for: [1], else: { kind: 'add' } };
    stage.take(view(0, 0), []);
    stage.take(view(1, 1, [asked(1, 1, true)], { seat: 1 }), [entry(0, -1, [drew, add(0)], 'lot')]);
    expect([shown.seat, shown.entries[0]?.events]).toEqual([0, [{ kind: 'add' }]]);
    vi.advanceTimersByTime(1000);
    expect([shown.seat, shown.entries[0]?.events.length]).toEqual([1, 2]);
    stage.turn(view(1, 1, [asked(0, 1)]), []);
    expect([shown.seat, stage.open, stage.canBack]).toEqual([0, true, false]);
  });
});
