/** A match as one file that plays in any browser, without a server: frames of the real board, each part of a drawing once, and a small player. */
import { sign } from '../core/glyphs.ts';
import { escape } from '../core/svg.ts';
import filmStyle from './film.css?raw';
import type { Parts } from './markup.ts';
import { mark } from './picture.ts';
import player from './player.js?raw';

/** One thing that is seen: the drawing in signs of its parts, what is said, how long it stays, what each player has then. */
export interface Frame {
  drawn: string;
  said: string;
  ms: number;
  scores: readonly string[];
}

export interface Film {
  lang: string;
  title: string;
  players: readonly { seat: number; name: string }[];
  /** Where the match can be looked at in full. */
  link: string;
  width: number;
  height: number;
  /** What the board stands in, and the classes of its own box. */
  before: string;
  after: string;
  box: string;
  parts: Parts;
  frames: readonly Frame[];
  css: string;
  /** The page's size of letters. */
  size: string;
  words: Readonly<Record<'play' | 'pause' | 'back' | 'on' | 'scrub' | 'speed' | 'open', string>>;
}

/** Each text once, and its place in the list. */
class Once<T> {
  readonly list: T[] = [];
  readonly #at = new Map<string, number>();

  put(value: T): number {
    const key = JSON.stringify(value);
    if (!this.#at.has(key)) this.#at.set(key, this.list.push(value) - 1);
    return this.#at.get(key)!;
  }
}

/** Data as letters that may stand in a script element. Frames differ little from each other: packed they are a tenth. */
export async function packed(data: unknown): Promise<string> {
  const stream = new Response(JSON.stringify(data)).body!.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

/** The whole file. */
export async function compose(film: Film): Promise<string> {
  const said = new Once<string>();
  const scores = new Once<readonly string[]>();
  const { width, height, parts, words } = film;
  const frames = film.frames.map((f) => [f.drawn, said.put(f.said), Math.round(f.ms), scores.put(f.scores)]);
  const signs = { play: sign('play'), pause: sign('pause') };
  const data = await packed({ width, height, frames, parts: parts.list, said: said.list, scores: scores.list, words, signs });
  const who = film.players.map((p) => `<span>${mark(p.seat)}${escape(p.name)} <small data-score></small></span>`).join('');
  const button = (name: keyof Film['words'], sign: string, at: string = name): string => `<button data-film="${at}" aria-label="${escape(words[name])}" title="${escape(words[name])}">${sign}</button>`;
  return (
    `<!doctype html><html lang="${film.lang}" style="font-size:${film.size}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="referrer" content="no-referrer"><title>${escape(`${film.title}: ${film.players.map((p) => p.name).join(' – ')}`)}</title><style>${film.css.replaceAll('</', '<\\/')}${filmStyle}</style></head><body>` +
    `${film.before}<div class="ar-film"><header><h1>${escape(film.title)}</h1>${who}<a href="${escape(film.link)}">${escape(words.open)}</a></header>` +
    `<main data-film="screen"><div data-film="scale"><div class="${escape(film.box)} ar-board" data-film="board" inert style="width:${width}px;height:${height}px"></div></div></main>` +
    `<p data-film="said" aria-live="polite"></p>` +
    `<nav>${button('back', sign('prev'))}${button('play', signs.play, 'go')}${button('on', sign('next'))}<input data-film="scrub" type="range" min="0" value="0" aria-label="${escape(words.scrub)}">` +
    `<output data-film="count"></output>${button('speed', '1×')}</nav></div>${film.after}` +
    `<script type="text/plain" id="film">${data}</script><script>${player}</script></body></html>`
  );
}
