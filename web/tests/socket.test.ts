import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/core/socket.ts';
import { Table } from '../src/table/table.svelte.ts';
import { undoOf } from '../src/table/undo.ts';
import type { ClientMessage, Entry } from '../src/core/wire.ts';

/** A server in the test's hand: what was sent to it, and a mouth. */
class Fake implements Connection {
  static made: Fake[] = [];
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Connection['onopen'] = null;
  onmessage: Connection['onmessage'] = null;
  onclose: Connection['onclose'] = null;
  onerror: Connection['onerror'] = null;
  constructor() {
    Fake.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  say(t: string, d: unknown): void {
    this.onmessage?.({ data: JSON.stringify({ t, d }) });
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  die(): void {
    this.onclose?.(undefined as never);
  }
  types(): string[] {
    return this.sent.map((m) => m.t);
  }
}

const info = { id: 'x', game: 'toy', state: 'running', options: {}, seats: [{ seat: 0, kind: 'person', name: 'Ola' }] };
const entry = (seq: number): Entry => ({ seq, seat: 0, kind: 'act', events: [{ kind: 'passed' }] });
const view = (seq: number, q = seq, seat = 0): object => ({
  seq, seat, view: { n: seq }, questions: [{ seat, q, ask: 'play', options: ['pass', 'done'] }], floor: 0, length: seq, result: null,
});

let table: Table;
const latest = (): Fake => Fake.made.at(-1)!;
function greet(seats = [0]): void {
  latest().open();
  latest().say('welcome', { v: 1, table: info, seats, seq: 0, lang: 'en', chat: [] });
}

beforeEach(() => {
  vi.useFakeTimers();
  Fake.made = [];
  table = new Table({ table: 'x' }, { play: () => ({ steps: null, catalogue: {} }), speed: () => Infinity, away: () => false, began: () => undefined, drawn: () => false, idle: (e) => e.text === 'pass' }, () => new Fake());
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('a table over the socket', () => {
  it('greets with what it has and takes in the view', () => {
    greet();
    expect(latest().sent[0]).toEqual({ t: 'hello', d: { v: 1, table: 'x', have: 0 } });
    latest().say('entries', { from: 0, entries: [entry(0), entry(1)] });
    latest().say('view', view(2));
    expect(table.link).toBe('open');
    expect(table.shown.view).toEqual({ n: 2 });
    expect(table.shown.options).toEqual(['pass', 'done']);
    latest().say('entries', { from: 2, entries: [entry(2)] });
    latest().say('view', view(3));
  });

  it('sends an unacknowledged action again after a reconnect, with the same nonce, and once acknowledged never more', () => {
    greet();
    latest().say('view', view(0));
    table.pick('pass');
    const first = latest().sent.at(-1)!;
    expect(first).toMatchObject({ t: 'act', d: { seat: 0, q: 0, text: 'pass' } });
    latest().die();
    expect(table.link).toBe('away');
    vi.advanceTimersByTime(400);
    greet();
    const again = latest().sent.filter((m) => m.t === 'act');
    expect(again).toEqual([first]);
    latest().say('ack', { n: first.d['n'], seq: 0 });
    latest().die();
    vi.advanceTimersByTime(10_000);
    greet();
    expect(latest().types()).toEqual(['hello']);
  });

  it('asks for what is missing and takes nothing out of order', () => {
    greet();
    latest().say('entries', { from: 0, entries: [entry(0)] });
    latest().say('entries', { from: 3, entries: [entry(3)] });
    expect(latest().sent.at(-1)).toEqual({ t: 'since', d: { seq: 1 } });
    latest().say('entries', { from: 1, entries: [entry(1), entry(2), entry(3)] });
    latest().say('view', view(4));
    expect(table.shown.entries.map((e) => e.seq)).toEqual([0, 1, 2, 3]);
  });

  it('keeps a refusal for the player and asks for the view when it was stale', async () => {
    greet();
    latest().say('view', view(0));
    table.pick('pass');
    const n = latest().sent.at(-1)!.d['n'];
    latest().say('refused', { n, kind: 'stale', key: 'core-refuse-stale', rule: '', args: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.refused?.key).toBe('core-refuse-stale');
    expect(latest().sent.at(-1)!.t).toBe('view');
    expect(table.sending).toBe(0);
  });

  it('does not send two answers to one question', () => {
    greet();
    latest().say('view', view(0));
    table.pick('pass');
    table.pick('done');
    expect(latest().sent.filter((m) => m.t === 'act').length).toBe(1);
  });

  it('turns the board between seats of one screen without asking the server again', () => {
    greet([0, 1]);
    latest().say('view', view(0));
    latest().say('view', { ...view(0, 0, 1), view: { n: 'other' } });
    expect(table.shown.view).toEqual({ n: 0 });
    table.look(1);
    expect(table.shown.view).toEqual({ n: 'other' });
    expect(latest().types()).toEqual(['hello']);
  });

  it('shows entries together with the view they lead to', () => {
    greet();
    latest().say('view', view(0));
    latest().say('entries', { from: 0, entries: [entry(0)] });
    expect(table.shown.entries).toEqual([]);
    latest().die();
    vi.advanceTimersByTime(400);
    latest().open();
    expect(latest().sent[0]!.d['have']).toBe(1); // what has come is not asked for again
    latest().say('view', view(1));
    expect(table.shown.entries.map((e) => e.seq)).toEqual([0]);
  });

  it('goes straight to the seat that is asked where nothing is secret', () => {
    greet([0, 1]);
    latest().say('view', view(0));
    table.turns = true;
    const asks = (seq: number, seat: number, of: number): object => ({ ...view(seq, seq, of), view: { n: seq, seat: of }, questions: [{ seat, q: seq, ask: 'play', ...(seat === of ? { options: ['pass'] } : {}) }] });
    latest().say('view', asks(1, 1, 0));
    expect(table.shown.view).toEqual({ n: 0 }); // nothing between: the view of the asked seat follows
    latest().say('view', asks(1, 1, 1));
    expect([table.shown.seat, table.shown.view]).toEqual([1, { n: 1, seat: 1 }]);
    latest().say('view', asks(2, 0, 0));
    latest().say('view', asks(2, 0, 1));
    expect([table.shown.seat, table.shown.view]).toEqual([0, { n: 2, seat: 0 }]);
  });

  it('shows the log of a shared screen with the eyes of the seat before it, and all of it at the end', () => {
    greet([0, 1]);
    const drew = { kind: 'drew', seat: 1, card: 'ace', for: [1], else: { kind: 'drew', seat: 1 } };
    const hid = { kind: 'hid', seat: 0, for: [0], else: null };
    latest().say('view', view(0));
    latest().say('entries', { from: 0, entries: [{ seq: 0, seat: -1, kind: 'lot', events: [drew, hid] }] });
    latest().say('view', view(1));
    latest().say('view', view(1, 1, 1));
    expect(table.shown.entries[0]!.events).toEqual([{ kind: 'drew', seat: 1 }, hid]);
    table.look(1);
    expect(table.shown.entries[0]!.events).toEqual([drew]);
    latest().say('view', { ...view(2, 2, 1), result: [1, 2] });
    expect(table.shown.entries[0]!.events).toEqual([drew, hid]);
  });

  it('keeps an own move where it was put until it is told, and sends it again to a server that was silent', async () => {
    greet();
    latest().say('view', view(0, 0));
    table.pick('pass');
    expect(table.supposed.move).toMatchObject({ seat: 0, q: 0, option: 'pass' });
    const act = latest().sent.at(-1)!;
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.supposed.wait).toBe('silent');
    await vi.advanceTimersByTimeAsync(4000 + 300); // no answer to the ping either
    expect(Fake.made.length).toBe(2);
    greet();
    expect(latest().sent.at(-1)).toEqual(act);
    latest().say('ack', { n: act.d['n'], seq: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.supposed.move?.option).toBe('pass'); // acknowledged, not told yet
    latest().say('entries', { from: 0, entries: [entry(0)] });
    latest().say('view', view(1, 1));
    expect([table.supposed.move, table.supposed.wait]).toEqual([null, '']);
  });

  it('takes back to the last decision: a pass that nobody chose is none', async () => {
    const act = (seq: number, text: string): Entry => ({ seq, seat: 0, kind: 'act', text, events: [] });
    greet();
    latest().say('entries', { from: 0, entries: [act(0, 'place'), act(1, 'pass')] });
    latest().say('view', { ...view(2, 2), floor: 2 });
    expect(undoOf(table, true).cost).toBe('alone'); // to the placing: of an older pass the game says that it is no deed
    table.pick('pass');
    latest().say('entries', { from: 2, entries: [act(2, 'pass')] });
    latest().say('view', { ...view(3, 3), questions: [{ seat: 0, q: 3, ask: 'card', options: ['pass'] }] });
    await vi.advanceTimersByTimeAsync(0);
    latest().say('ack', { n: latest().sent.at(-1)!.d['n'], seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
    table.pick('pass');
    latest().say('entries', { from: 3, entries: [act(3, 'pass')] });
    latest().say('view', { ...view(4, 4), floor: 4 });
    undoOf(table, true).go();
    expect(latest().sent.at(-1)).toMatchObject({ t: 'undo', d: { to: 2 } }); // the pass that was chosen, not the one that had to be
  });

  it('puts a refused move back, with the reason', async () => {
    greet();
    latest().say('view', view(0, 0));
    table.pick('pass');
    latest().say('refused', { n: latest().sent.at(-1)!.d['n'], kind: 'not-allowed', key: 'toy-refuse', rule: '', args: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect([table.supposed.move, table.refused?.key]).toEqual([null, 'toy-refuse']);
    table.pick('done');
    expect(table.supposed.move?.option).toBe('done');
  });

  it('asks again where hello is refused for the moment, after the time that was named', () => {
    latest().open();
    latest().say('error', { kind: 'too_much', key: 'server-refuse-rate', rule: '', args: { seconds: 2 } });
    expect([table.link, table.refused, latest().closed]).toEqual(['away', null, true]);
    vi.advanceTimersByTime(1900);
    expect(Fake.made.length).toBe(1);
    vi.advanceTimersByTime(200);
    expect(Fake.made.length).toBe(2);
    greet();
    expect(table.link).toBe('open');
  });

  it('stays outside where it is not let in, says why, and tries again when told to', () => {
    latest().open();
    latest().say('error', { kind: 'denied', key: 'server-refuse-private', rule: '', args: {} });
    expect([table.link, table.refused?.key]).toEqual(['barred', 'server-refuse-private']);
    vi.advanceTimersByTime(60_000);
    expect(Fake.made.length).toBe(1);
    table.again();
    greet();
    expect([table.link, table.refused]).toEqual(['open', null]);
  });

  it('gives up a try that is not welcomed, and begins another', () => {
    vi.advanceTimersByTime(12_000); // the connection never opened
    expect(table.link).toBe('away');
    vi.advanceTimersByTime(400);
    latest().open(); // this one opens, but leads nowhere
    vi.advanceTimersByTime(12_700);
    expect([Fake.made.length, table.tries]).toEqual([3, 2]);
    greet();
    vi.advanceTimersByTime(13_000);
    expect([table.link, table.tries]).toEqual(['open', 0]);
  });

  it('finds out soon that the connection died while nobody looked', () => {
    greet();
    table.wake();
    expect(latest().types().at(-1)).toBe('ping');
    latest().say('pong', { at: 0, now: 0 });
    vi.advanceTimersByTime(5000);
    expect(table.link).toBe('open');
    table.wake();
    vi.advanceTimersByTime(5000);
    expect(table.link).not.toBe('open');
  });

  it('shows what a new seat sees, though that came before the news of the seat', () => {
    greet([]);
    latest().say('view', { ...view(0, 0, -1), questions: [{ seat: 1 }] });
    latest().say('view', view(0, 0, 1));
    latest().say('seats', { seats: [1] });
    expect([table.shown.seat, table.shown.options]).toEqual([1, ['pass', 'done']]);
  });

  it('notices that the server does not know me any more, and takes the seat again after I sat down anew', () => {
    greet();
    latest().die();
    vi.advanceTimersByTime(400);
    greet([]);
    expect([table.unknown, table.shown.seat]).toEqual([true, -1]);
    table.again();
    greet([0]);
    expect([table.unknown, table.shown.seat]).toEqual([false, 0]);
  });

  it('settles questions about the position, and answers pings', async () => {
    greet();
    const asked = table.inquire('preview', {});
    const id = latest().sent.at(-1)!.d['id'];
    latest().say('answer', { id, what: 'preview', answer: { segments: [] } });
    expect(await asked).toEqual({ segments: [] });
    const refused = table.inquire('nonsense', {});
    latest().say('answer', { id: latest().sent.at(-1)!.d['id'], what: 'nonsense', refused: { kind: 'unreadable', key: 'k', rule: '', args: {} } });
    await expect(refused).rejects.toMatchObject({ key: 'k' });
    latest().say('ping', { at: 7 });
    expect(latest().sent.at(-1)).toEqual({ t: 'pong', d: { at: 7 } });
  });
});
