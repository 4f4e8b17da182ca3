import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../src/core/socket.ts';
import { News } from '../src/study/news.ts';

/** A server in the test's hand. */
class Fake implements Connection {
  static made: Fake[] = [];
  onopen: Connection['onopen'] = null;
  onmessage: Connection['onmessage'] = null;
  onclose: Connection['onclose'] = null;
  onerror: Connection['onerror'] = null;
  sent: { t: string }[] = [];
  constructor() {
    Fake.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close(): void {}
  refuse(kind: string, args: object = {}): void {
    this.onmessage?.({ data: JSON.stringify({ t: 'error', d: { kind, key: 'server-refuse', rule: '', args } }) });
  }
}

let near: boolean[] = [];
let news: News;
beforeEach(() => {
  vi.useFakeTimers();
  Fake.made = [];
  near = [];
  news = new News({ id: 's', link: () => null, have: () => 3, told: () => {}, near: (yes) => near.push(yes) }, () => new Fake());
  Fake.made[0]!.onopen?.(undefined as never);
});
afterEach(() => {
  news.close();
  vi.useRealTimers();
});

it('asks for a study again when it was refused for the moment, no sooner than was said', () => {
  Fake.made[0]!.refuse('too_much', { seconds: 7 });
  expect(near).toEqual([false]);
  vi.advanceTimersByTime(6_900);
  expect(Fake.made).toHaveLength(1);
  vi.advanceTimersByTime(200);
  Fake.made[1]!.onopen?.(undefined as never);
  expect(Fake.made[1]!.sent).toMatchObject([{ t: 'study', d: { id: 's', have: 3 } }]);
});

it('does not ask again who may not listen any more', () => {
  Fake.made[0]!.refuse('denied');
  expect(near).toEqual([false]);
  vi.advanceTimersByTime(20_000);
  expect(Fake.made).toHaveLength(1);
});
