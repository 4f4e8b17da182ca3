/** A picture of a board as it stands on the page: SVG with all that it needs inside, and PNG made of it. */
import { emblemPath, escape, seatClass } from '../core/svg.ts';
import { inside, nothingUsed, opening, type Used } from './markup.ts';
import { BODY, fonts, ROOT, styles } from './styles.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const CAPTION = 58;
/** How many points of a PNG make one of the page, at least; small boards get more. */
const SHARP = 2;
const WIDE = 1400;

export interface Caption {
  /** The game and the turn. */
  title: string;
  players: readonly { seat: number; name: string; score: string }[];
  /** What happened last. */
  sentence: string;
}

/** What a board stands in, since rules speak of it: copies that take no room. */
export function surroundings(board: Element, used: Used): { before: string; after: string } {
  const found: Element[] = [];
  for (let at = board.parentElement; at; at = at.parentElement) found.unshift(at);
  let before = '';
  let after = '';
  for (const [depth, element] of found.entries()) {
    const named = element === document.documentElement ? ROOT : element === document.body ? BODY : '';
    const add = { style: `${element.getAttribute('style') ?? ''};display:contents`, class: `${element.getAttribute('class') ?? ''} ${named}`.trim() };
    before += opening(element, depth ? HTML : null, used, add).replace(/^<\w+/, '<div');
    after = `</div>${after}`;
    if (named) used.classes.add(named);
  }
  return { before, after };
}

/** A seat's sign. */
export const mark = (seat: number): string => `<svg xmlns="http://www.w3.org/2000/svg" class="${seatClass(seat)}" width="12" height="12" viewBox="-12 -12 24 24"><path fill="var(--seat)" d="${emblemPath(seat)}"></path></svg>`;

const STYLE = `
.ar-picture { display: flex; flex-direction: column; background: var(--bg); color: var(--text); font: 400 14px/1.4 var(--font-ui); }
.ar-picture .ar-board { flex: none; position: relative; margin: 0; }
.ar-caption { flex: 1; display: grid; align-content: center; padding: 0 14px; border-top: 1px solid var(--line); }
.ar-caption p { display: flex; gap: 6px 14px; margin: 0; white-space: nowrap; overflow: hidden; }
.ar-caption b { font: 400 17px/1.3 var(--font-display); }
.ar-caption span { display: inline-flex; align-items: center; gap: 6px; font-weight: 550; }
.ar-caption em { overflow: hidden; text-overflow: ellipsis; font-style: normal; font-size: 12px; color: var(--text-2); }
.ar-caption i { margin-left: auto; font: 400 14px/1.6 var(--font-display); color: var(--text-3); }
`;

function captionText({ title, players, sentence }: Caption): string {
  const who = players.map((p) => `<span>${mark(p.seat)}${escape(p.name)}${p.score ? ` · ${escape(p.score)}` : ''}</span>`).join('');
  return `<div class="ar-caption"><p><b>${escape(title)}</b>${who}<i>Arenarium</i></p><p><em>${escape(sentence)}</em></p></div>`;
}

/** A drawing that fits itself into its box has done so after this. */
export const settled = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The board under these words, as an SVG file. */
export async function svgOf(board: HTMLElement, caption: Caption): Promise<string> {
  await settled();
  const used = nothingUsed();
  const { width, height } = board.getBoundingClientRect();
  const { before, after } = surroundings(board, used);
  const add = { class: `${board.className} ar-board`, style: `width:${width}px;height:${height}px` };
  const drawn = `${opening(board, HTML, used, add)}${inside(board, used)}</${board.localName}>`;
  const words = captionText(caption);
  for (const name of ['ar-board', 'seat-1', 'seat-2', 'seat-3', 'seat-4']) used.classes.add(name);
  for (const letter of words) used.letters.add(letter);
  const all = [...document.styleSheets];
  const css = styles(all, used.classes) + (await fonts(all, used.letters)) + STYLE;
  const high = height + CAPTION;
  const size = getComputedStyle(document.documentElement).fontSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}" viewBox="0 0 ${width} ${high}" style="font-size:${size}">` +
    `<title>${escape(caption.title)}</title><style>${escape(css)}</style><foreignObject width="${width}" height="${high}">` +
    `${before}<div class="ar-picture" style="width:${width}px;height:${high}px">${drawn}${words}</div>${after}</foreignObject></svg>`
  );
}

/** As an address that an image can have: a picture by a blob's address may not be read back from a canvas. */
export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const by = Math.max(SHARP, WIDE / image.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * by);
  canvas.height = Math.round(image.naturalHeight * by);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
