// @vitest-environment jsdom
// @ts-expect-error it brings no types
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { compose, type Film, packed } from '../src/sharing/film.ts';
import { inside, markup, nothingUsed, Parts, type Piece } from '../src/sharing/markup.ts';
import { inRange, selector } from '../src/sharing/styles.ts';

const HTML = 'http://www.w3.org/1999/xhtml';

function drawing(inner: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = inner;
  return box;
}
const BOARD = '<!----><p class="sr">said</p><button id="b" tabindex="0" aria-label="b3" title="x">a &lt; b<br></button><svg viewBox="0 0 1 1"><defs><linearGradient id="glow"></linearGradient></defs><path class="hex lit" d="M0 0" fill="url(#glow)"></path><foreignObject><div>ż</div></foreignObject></svg>';

describe('a drawing as text', () => {
  it('is well-formed, and the same again when it is read', () => {
    const used = nothingUsed();
    const text = markup(drawing(BOARD), null, used);
    const read = new DOMParser().parseFromString(text, 'application/xhtml+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(read.querySelector('foreignObject div')?.namespaceURI).toBe(HTML);
    expect(read.querySelector('button')?.textContent).toBe('a < b');
    const plain = inside(drawing(BOARD), used);
    expect(inside(drawing(plain), used)).toBe(plain);
  });

  it('leaves out what is only for ears and hands, and keeps what drawings refer to', () => {
    const text = markup(drawing(BOARD), null, nothingUsed());
    for (const gone of ['<!--', 'said', 'tabindex', 'aria-label', 'title', 'id="b"']) expect(text).not.toContain(gone);
    expect(text).toContain('id="glow"');
  });

  it('says which classes and letters it needs', () => {
    const used = nothingUsed();
    markup(drawing(BOARD), null, used);
    expect([...used.classes].sort()).toEqual(['hex', 'lit']);
    expect(used.letters.has('ż')).toBe(true);
  });
});

describe('parts', () => {
  const row = (n: number, life: number): string => `<div class="row number-${n} some more words to make it long">${Array.from({ length: 6 }, (_, i) => `<span class="piece that stands in the row for a while">${n} ${i} ${n === 3 && i === 3 ? life : ''}</span>`).join('')}</div>`;
  const board = (life: number): HTMLElement => drawing(Array.from({ length: 8 }, (_, n) => row(n, life)).join(''));

  it('give the whole text back', () => {
    const parts = new Parts();
    expect(parts.whole(inside(board(1), nothingUsed(), parts))).toBe(inside(board(1), nothingUsed()));
  });

  it('keep of a second drawing only what differs', () => {
    const parts = new Parts();
    const first = inside(board(1), nothingUsed(), parts);
    const before = parts.list.length;
    const second = inside(board(2), nothingUsed(), parts);
    expect(second).not.toBe(first);
    expect(parts.list.length - before).toBe(2); // the piece, and the row that it is in
    expect(parts.whole(second)).toBe(inside(board(2), nothingUsed()));
  });
});

describe('parts of a board that changes', () => {
  it('are written anew where it has changed, wherever that is', () => {
    const parts = new Parts();
    const box = drawing('<section class="a long enough opening, so that it is kept"><p class="a long enough opening, so that it is kept">one</p></section><ul class="a long enough opening, so that it is kept"></ul>');
    const watch = new MutationObserver(() => undefined);
    watch.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
    const [section, paragraph, list] = [box.children[0]!, box.querySelector('p')!, box.children[1]!];
    const changes: (() => void)[] = [
      () => undefined,
      () => (paragraph.firstChild!.textContent = 'two'),
      () => section.setAttribute('data-x', '1'),
      () => list.append(paragraph),
      () => void (paragraph.remove(), (paragraph.textContent = 'changed while it was away')),
      () => section.append(paragraph),
    ];
    for (const change of changes) {
      change();
      parts.forget(watch.takeRecords());
      expect(parts.whole(inside(box, nothingUsed(), parts))).toBe(inside(box, nothingUsed()));
    }
  });
});

describe('pieces of a board that changes', () => {
  /** The same numbers on every machine. */
  function lots(seed: number): (n: number) => number {
    return (n) => ((seed = (seed * 48271) % 2147483647), seed % n);
  }
  const areas = (n: number): string => Array.from({ length: n }, (_, i) => `<g class="area number-${i} of the map" transform="translate(${i * 40} ${i * 20})"><path d="M0 0l20 20l-20 20z"></path><text class="how many stand in it">0</text></g>`).join('');

  it('say what differs from what was there, and lead back to it through any number of changes', () => {
    const lot = lots(7);
    const box = drawing(`<svg viewBox="0 0 1 1">${areas(12)}</svg>`);
    const svg = box.querySelector('svg')!;
    const parts = new Parts();
    const watch = new MutationObserver(() => undefined);
    watch.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
    const changes: ((area: Element) => void)[] = [
      (area) => (area.querySelector('text')!.textContent = String(lot(9))),
      (area) => area.setAttribute('class', `area ${'chosen '.repeat(lot(3))}`),
      (area) => area.append(area.querySelector('path')!.cloneNode()),
      (area) => svg.append(area),
      (area) => svg.prepend(area),
      (area) => void (svg.children.length > 6 && area.remove()),
      (area) => svg.insertBefore(area.cloneNode(true), area),
    ];
    let drawn = '';
    for (let i = 0; i < 400; i++) {
      for (let n = lot(3); n >= 0; n--) changes[lot(changes.length)]!(svg.children[lot(svg.children.length)]!);
      parts.forget(watch.takeRecords());
      drawn = parts.keep(inside(box, nothingUsed(), parts), drawn);
      expect(parts.whole(drawn)).toBe(inside(box, nothingUsed()));
      expect(readBack(parts.list, drawn)).toBe(parts.whole(drawn));
    }
  });

  it('cost little where little changes on a large board', () => {
    const box = drawing(`<svg viewBox="0 0 1 1">${areas(90)}</svg>`);
    const parts = new Parts();
    const watch = new MutationObserver(() => undefined);
    watch.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
    let drawn = parts.keep(inside(box, nothingUsed(), parts));
    const begun = JSON.stringify(parts.list).length;
    const texts = [...box.querySelectorAll('text')];
    for (let i = 0; i < 60; i++) {
      for (const at of [5, 80]) texts[at]!.textContent = String(i);
      parts.forget(watch.takeRecords());
      drawn = parts.keep(inside(box, nothingUsed(), parts), drawn);
    }
    expect(JSON.stringify(parts.list).length - begun).toBeLessThan(60 * 400); // each time two areas, and where they are in the whole
  });
});

/** As the player of a film reads it. */
function readBack(list: readonly Piece[], drawn: string): string {
  const text = (n: number): string => {
    const piece = list[n]!;
    if (typeof piece === 'string') return piece;
    const before = text(piece[0]);
    let [out, at] = ['', 0];
    for (let i = 1; i < piece.length; i += 3) {
      const [stays, goes, comes] = piece.slice(i, i + 3) as [number, number, string];
      out += before.slice(at, at + stays) + comes;
      at += stays + goes;
    }
    return out + before.slice(at);
  };
  return drawn.replace(/\uE000(\w+)\uE001/g, (_, n: string) => readBack(list, text(Number.parseInt(n, 36))));
}

describe('rules', () => {
  const classes = new Set(['hex', 'lit', 'svelte-1']);
  it.each([
    ['.hex.svelte-1', '.hex.svelte-1'],
    ['.hex.other', ''],
    ['.other, .hex > path, .lit', '.hex > path, .lit'],
    ['.hex:hover', ''],
    ['.hex:not(.other)', '.hex:not(.other)'],
    [':is(.a, .b) .hex', ':is(.a, .b) .hex'],
    ['.hex::before', '.hex::before'],
    [":root[data-theme='light']", ".ar-root[data-theme='light']"],
    ['html body', '.ar-root .ar-body'],
    ['button, .html', 'button'],
    ['body-part', 'body-part'],
  ])('%s', (given, kept) => expect(selector(given, classes)).toBe(kept));

  it('fonts are taken for their letters', () => {
    expect(inRange('U+0000-00FF, U+0131', 'a')).toBe(true);
    expect(inRange('U+0100-02BA', 'a')).toBe(false);
    expect(inRange('u+1??', 'ż')).toBe(true);
    expect(inRange('U+2190-2199', 'a→')).toBe(true);
  });
});

describe('a film', () => {
  const words = { play: 'Play', pause: 'Pause', back: 'Back', on: 'On', scrub: 'Moment', speed: 'Speed', open: 'Open' };
  function film(name = 'Ola'): Film {
    const parts = new Parts();
    const frames = [1, 2, 3].map((n) => ({ drawn: inside(drawing(`<section class="a board of many words, longer than a number"><b>${n}</b></section>`), nothingUsed(), parts), said: `Move ${n}`, ms: 1000 * n, scores: [`${n} points`] }));
    return { lang: 'en', title: 'Monolith', players: [{ seat: 0, name }], link: 'https://example.org/replay/x?at=1&token=y', width: 100, height: 100, before: '<div class="ar-root">', after: '</div>', box: 'board', parts, frames, css: '', size: '16px', words };
  }
  /** The page once its film is unpacked. */
  async function opened(text: string): Promise<{ window: typeof globalThis.window }> {
    const given = { matchMedia: () => ({ matches: true }), Uint8Array, Response, DecompressionStream };
    const page = new JSDOM(text, { runScripts: 'dangerously', pretendToBeVisual: true, beforeParse: (window: Window) => Object.assign(window, given) });
    await vi.waitFor(() => expect(page.window.document.querySelector('[data-film=said]')?.textContent).not.toBe(''));
    return page;
  }

  it('is a file that shows its frames one by one', async () => {
    const { document: page, KeyboardEvent } = (await opened(await compose(film()))).window;
    const at = (name: string): HTMLElement => page.querySelector(`[data-film=${name}]`)!;
    expect(at('board').innerHTML).toContain('<b>1</b>');
    at('on').click();
    expect(at('board').innerHTML).toContain('<b>2</b>');
    expect(at('said').textContent).toBe('Move 2');
    expect(page.querySelector('[data-score]')?.textContent).toBe('2 points');
    page.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect(at('board').innerHTML).toContain('<b>3</b>');
    expect((at('on') as HTMLButtonElement).disabled).toBe(true);
    expect(page.querySelector('a')?.href).toBe('https://example.org/replay/x?at=1&token=y');
  });

  it('shows every frame as it was drawn, from whichever one goes there', async () => {
    const box = drawing(`<svg viewBox="0 0 1 1">${Array.from({ length: 9 }, (_, i) => `<g class="one of the areas of the map, number ${i}"><text class="with a text in it">0</text></g>`).join('')}</svg>`);
    const parts = new Parts();
    const watch = new MutationObserver(() => undefined);
    watch.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
    const drawn: string[] = [];
    const frames: Film['frames'][number][] = [];
    for (let n = 0; n < 150; n++) {
      box.querySelectorAll('text')[n % 9]!.textContent = `text ${n}`;
      parts.forget(watch.takeRecords());
      frames.push({ drawn: parts.keep(inside(box, nothingUsed(), parts), frames.at(-1)?.drawn), said: `Move ${n}`, ms: 1000, scores: [] });
      drawn.push(box.querySelector('svg')!.textContent!);
    }
    const { document: page, KeyboardEvent } = (await opened(await compose({ ...film(), parts, frames }))).window;
    const press = (key: string): void => void page.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const seen = (): string => page.querySelector('[data-film=board] svg')!.textContent!;
    press('End');
    for (const text of drawn.toReversed()) {
      expect(seen()).toBe(text);
      press('ArrowLeft');
    }
  });

  it('holds names as they are, whatever they are', async () => {
    const bad = '</script><script>throw 1</script><!-- "&amp;';
    const { document: page } = (await opened(await compose({ ...film(bad), frames: film().frames.map((f) => ({ ...f, said: bad })) }))).window;
    expect(page.title).toBe(`Monolith: ${bad}`.replace(/\s+/g, ' '));
    expect(page.querySelector('[data-film=said]')?.textContent).toBe(bad);
    expect(page.querySelectorAll('script')).toHaveLength(2);
    expect(await packed({ bad })).not.toContain('<');
  });
});
