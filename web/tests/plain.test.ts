// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../src/core/board.ts';
import { add, loadGame, ready, t } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import { gameName, modeName } from '../src/core/names.ts';
import { gameClient } from '../src/games/index.ts';
import { columnsOf, folds, parting } from '../src/table/plain/facts.ts';
import { logLines } from '../src/table/log.ts';

const nameOf = (seat: number): string => ['Ola', 'Marek'][seat] ?? '?';
const picked: string[] = [];
const props = (view: object, options: string[] = []): BoardProps =>
  ({ view, options, question: options.length ? { seat: 0, q: 1, options } : null, still: false, nameOf, pick: (o: string) => picked.push(o), table: { game: 'toy' } }) as unknown as BoardProps;

let page: Record<string, unknown> | null = null;
async function draw(part: 'Board' | 'Hand', given: BoardProps): Promise<HTMLElement> {
  document.body.innerHTML = '';
  page = mount((await gameClient('toy'))[part]!, { target: document.body, props: given });
  flushSync();
  return document.body;
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} unobserve(): void {} });
  settings.lang = 'en';
  add('en', 'web-plain-yes = yes\nweb-plain-no = no\nweb-plain-facts = What you know');
  add('en', 'toy-fact-stones = Stones left\ntoy-verb-drop = Drop\ntoy-gold = a gold one\ntoy-event-dropped = { $seat } drops at { $at }');
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
});

describe('the plain board', () => {
  it('draws the picture and tells all else as facts', async () => {
    const body = await draw('Board', props({ picture: '\n. x\no .\n', secrets: false, stones: 3, turn_seat: 1, over: false, piles: [{ seat: 0, left: 2 }, { seat: 1, left: 1 }], hand: ['gold', 'old_iron'], nothing: [] }));
    expect(body.querySelector('pre')!.textContent).toBe('. x\no .');
    const facts = [...body.querySelectorAll('dl > div')].map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent!.replace(/\s+/g, ' ').trim()]);
    expect(facts).toEqual([
      ['Stones left', '3'],
      ['turn seat', 'Marek'],
      ['over', 'no'],
      ['piles', 'seatleft Ola2 Marek1'],
      ['hand', 'a gold oneold iron'],
      ['nothing', '–'],
    ]);
  });

  it('reads without a picture', async () => {
    const body = await draw('Board', props({ stones: 3 }));
    expect(body.querySelector('pre')).toBeNull();
    expect(body.querySelector('dd')!.textContent).toBe('3');
  });

  it('leaves a few options to the row of options', async () => {
    const body = await draw('Hand', props({}, ['drop a1', 'drop gold', 'pass']));
    expect(body.querySelectorAll('button')).toHaveLength(0);
  });

  it('folds many options by the word at which they part ways', async () => {
    const options = ['drop', 'lift'].flatMap((verb) => ['a', 'b', 'c'].flatMap((row) => [1, 2, 3].map((n) => `${verb} ${row} ${n}`)));
    const body = await draw('Hand', props({}, options));
    expect([...body.querySelectorAll('summary')].map((s) => s.textContent)).toEqual(['Drop 9', 'lift 9']);
    expect(body.querySelectorAll('button')).toHaveLength(0);
    body.querySelector('details')!.open = true;
    body.querySelector('details')!.dispatchEvent(new Event('toggle'));
    flushSync();
    await Promise.resolve();
    flushSync();
    const inner = [...body.querySelectorAll('button')];
    expect(inner.map((b) => b.textContent)).toContain('a 1');
    expect(inner[0]!.getAttribute('aria-label')).toBe('Drop a 1');
  });

  it('parts options and sets rows that are alike into columns', () => {
    expect(parting(['go a 1', 'go a 2'])).toBe(2);
    expect(folds(['go a', 'go b', 'stay a'], 0).map((f) => [f.word, f.options.length])).toEqual([['go', 2], ['stay', 1]]);
    expect(columnsOf([{ a: 1 }, { b: 2 }])).toEqual(['a', 'b']);
    expect(columnsOf([{ a: 1 }, { a: [2] }])).toBeNull();
    expect(columnsOf([1, 2])).toBeNull();
  });

  it('tells an event in the words of the game, and one that has none by its fields', async () => {
    const client = await gameClient('toy');
    const entry = { seq: 0, seat: 0, kind: 'act', events: [{ kind: 'dropped', seat: 0, at: 'b2' }, { kind: 'shuffled_again', owner_seat: 1, cards: 3 }] };
    expect(logLines([entry], 'toy', client, 'en', nameOf).map((l) => l.text)).toEqual(['Ola drops at b2', 'shuffled again: Marek and 3']);
  });
});

describe('a game from elsewhere', () => {
  it('is named by the texts that the server tells, in the language in use', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(path.endsWith('/pl') ? 'gomoku-name = Gomoku po polsku\n' : 'gomoku-name = Gomoku: five in a row\ngomoku-mode-small = Small\n'));
    });
    await loadGame('gomoku', 'en');
    expect([gameName('gomoku'), modeName('gomoku', 'small'), modeName('gomoku', 'large')]).toEqual(['Gomoku: five in a row', 'Small', 'large']);
    settings.lang = 'pl';
    await ready();
    expect(t('gomoku-name')).toBe('Gomoku po polsku');
    settings.lang = 'en';
    expect(asked).toEqual(['/api/games/gomoku/texts/en', '/api/games/gomoku/texts/pl']);
    vi.unstubAllGlobals();
  });

  it('keeps its bare name when the server has no words for it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
    await loadGame('nameless', 'en');
    expect(gameName('nameless')).toBe('nameless');
    vi.unstubAllGlobals();
  });
});
