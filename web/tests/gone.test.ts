import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/core/wire.ts';
import { gone } from '../src/pages/gone.svelte.ts';

const table = (id: string): TableInfo => ({ id }) as TableInfo;
const ids = (): string[] => gone.list.map((one) => one.table.id);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what was put away can be brought back for a minute, each by itself', () => {
  const stop = gone.watch();
  gone.put(table('a'), 'deleted');
  vi.advanceTimersByTime(30_000);
  gone.put(table('b'), 'hidden');
  expect(ids()).toEqual(['a', 'b']);
  gone.put(table('b'), null);
  expect(ids()).toEqual(['a']);
  vi.advanceTimersByTime(29_000);
  expect(ids()).toEqual(['a']);
  vi.advanceTimersByTime(2_000);
  expect(ids()).toEqual([]);
  stop();
});
