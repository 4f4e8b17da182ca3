import { beforeAll, describe, expect, it } from 'vitest';
import { add, sentence, t, variables } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import { lastOwn, lineOf, logLines } from '../src/table/log.ts';
import type { Entry } from '../src/core/wire.ts';

const names = (seat: number): string => ['Ola', 'Marek'][seat] ?? '?';

beforeAll(() => {
  add('en', 'toy-event-hit = { $seat } hits { $tile } of { $target_seat }\ntoy-pike = Pikeman\n  .text = It is long.\n');
  add('pl', 'toy-event-hit = { $seat }: cios, cel { $tile } ({ $target_seat })\ntoy-pike = Pikinier\n');
  add('en', 'web-log-undo = { $name } took back');
});

describe('texts', () => {
  it('puts names for keys and for seats', () => {
    settings.lang = 'en';
    expect(sentence('toy', { kind: 'hit', seat: 0, tile: '@toy-pike', target_seat: 1 }, names)).toBe('Ola hits Pikeman of Marek');
    settings.lang = 'pl';
    expect(sentence('toy', { kind: 'hit', seat: 0, tile: '@toy-pike', target_seat: 1 }, names)).toBe('Ola: cios, cel Pikinier (Marek)');
    settings.lang = 'en';
  });

  it('reads attributes, falls back to the other language and then to the key', () => {
    expect(t('toy-pike.text')).toBe('It is long.');
    settings.lang = 'pl';
    expect(t('toy-pike.text')).toBe('It is long.');
    settings.lang = 'en';
    expect(t('toy-nothing')).toBe('toy-nothing');
  });

  it('joins lists and tells flags', () => {
    expect(variables({ tiles: ['@toy-pike', '@toy-pike'], far: true, n: 3 }, names)).toEqual({ tiles: 'Pikeman and Pikeman', far: 'yes', n: 3 });
  });
});

describe('log', () => {
  const entries: Entry[] = [
    { seq: 0, seat: 0, kind: 'act', events: [{ kind: 'hit', seat: 0, tile: '@toy-pike', target_seat: 1 }] },
    { seq: 1, seat: 0, kind: 'act', events: [{ kind: 'unsaid' }] },
    { seq: 2, seat: 0, kind: 'undo', text: '1', events: [] },
    { seq: 3, seat: 1, kind: 'act', events: [{ kind: 'hit', seat: 1, tile: '@toy-pike', target_seat: 0 }] },
  ];

  it('knows which entries still count', () => {
    expect(lineOf(entries).map((e) => e.seq)).toEqual([0, 3]);
    expect(lastOwn(entries, 0)).toBe(0);
    expect(lastOwn(entries, 1)).toBe(1);
    expect(lastOwn(entries.slice(0, 0), 0)).toBeNull();
  });

  it('keeps what was taken back visible and says so', () => {
    const lines = logLines(entries, 'toy', null, 'en', names);
    expect(lines.map((l) => [l.text, l.gone])).toEqual([
      ['Ola hits Pikeman of Marek', false],
      ['Ola took back', false],
      ['Marek hits Pikeman of Ola', false],
    ]);
    const undone = logLines([entries[0]!, { seq: 1, seat: 0, kind: 'undo', text: '0', events: [] }], 'toy', null, 'en', names);
    expect(undone[0]!.gone).toBe(true);
  });
});
