import { beforeEach, describe, expect, it } from 'vitest';
import { add } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import { saying } from '../src/table/announce.ts';

beforeEach(() => {
  settings.lang = 'en';
  add('en', 'web-said-times = { $text } ({ $count } times)\nweb-said-earlier = { $count } earlier lines.');
});

describe('saying', () => {
  it('reads every line in order', () => {
    expect(saying(['One.', 'Two.', 'Three.'])).toBe('One. Two. Three.');
    expect(saying([])).toBe('');
  });

  it('reads the same sentence once, with how often', () => {
    expect(saying(['Hit.', 'Hit.', 'Hit.', 'Miss.', 'Hit.'])).toBe('Hit. (3 times) Miss. Hit.');
  });

  it('points to the log for what is too much to listen to', () => {
    const lines = Array.from({ length: 30 }, (_, i) => `Line ${i}.`);
    const told = saying(lines);
    expect(told.startsWith('6 earlier lines. Line 6.')).toBe(true);
    expect(told.endsWith('Line 29.')).toBe(true);
  });
});
