import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/core/api.ts';
import { me } from '../src/core/me.svelte.ts';
import { Retry } from '../src/core/retry.svelte.ts';

const refusal = (status: number): ApiError => new ApiError(status, { kind: 'x', key: 'x', rule: '', args: {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('retry', () => {
  it('asks until the answer comes, and says so only meanwhile', async () => {
    const retry = new Retry();
    const get = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(0)).mockRejectedValueOnce(refusal(503)).mockResolvedValue('here');
    const got = retry.until(get);
    await vi.advanceTimersByTimeAsync(0);
    expect([get.mock.calls.length, retry.missing]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([get.mock.calls.length, retry.missing]).toEqual([2, 1]);
    retry.now(); // the player does not want to wait
    expect(await got).toBe('here');
    expect(retry.missing).toBe(0);
  });

  it('does not speak of what a page waited for that was left', async () => {
    const retry = new Retry();
    const get = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(0)).mockResolvedValue('late');
    const got = retry.until(get);
    await vi.advanceTimersByTimeAsync(0);
    retry.leave();
    expect(retry.missing).toBe(0);
    retry.now();
    expect(await got).toBe('late');
    expect(retry.missing).toBe(0);
    void retry.until(() => Promise.reject(refusal(0)), undefined, true).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(retry.missing).toBe(0);
  });

  it('does not argue with an answer', async () => {
    const retry = new Retry();
    await expect(retry.until(() => Promise.reject(refusal(403)))).rejects.toMatchObject({ status: 403 });
    expect(retry.missing).toBe(0);
  });

  it('fetches a part of the client again when the network is back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const retry = new Retry();
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('failed to fetch module')).mockResolvedValue('board');
    const got = retry.part(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(retry.torn).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await got).toBe('board');
    expect([retry.torn, retry.missing]).toEqual([0, 0]);
  });
});

describe('who plays here', () => {
  it('is not asked for a name because the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"error": {"kind": "too_much", "key": "x", "rule": "", "args": {}}}', { status: 429 })));
    await expect(me.need()).rejects.toMatchObject({ status: 429 });
    expect(me.asked).toBe('');
  });

  it('is asked once for a name, whoever wants to know it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    const both = Promise.all([me.named(), me.named()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(me.asked).toBe('name');
    me.turnAway();
    expect(await both).toEqual([false, false]);
    expect(me.asked).toBe('');
  });

  it('becomes one guest, however many need one at once', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      asked.push(init?.method ?? 'GET');
      return Promise.resolve(new Response(init?.method === 'POST' ? '{"id": "g", "name": "", "lang": "en"}' : '{}'));
    });
    await Promise.all([me.need(), me.need()]);
    expect([asked.filter((method) => method === 'POST').length, me.id]).toEqual([1, 'g']);
  });
});
