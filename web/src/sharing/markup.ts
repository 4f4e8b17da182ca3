/** Drawings of the page as text that stands by itself: well-formed as XML, and read the same as HTML. */
import { escape } from '../core/svg.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** What only ears, hands and the page's own help need. */
const LEFT_OUT = new Set(['aria-label', 'aria-live', 'role', 'tabindex', 'title', 'data-about', 'data-at', 'id', 'xmlns', 'inert']);
const UNSEEN = ['sr'];
/** Shorter pieces are not worth a number. */
const SHORT = 48;
/** Stands before the number of a part and after it; no text of a page has them. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SIGN = /^\uE000(\w+)\uE001$/;

/** A piece as it is kept: its text, or how it differs from a piece before it: that one's number, then, again and again, how many letters stay, how many go, what comes in their place. */
export type Piece = string | readonly [number, ...(number | string)[]];

/** A piece that only says what differs leads to one that is whole in so many steps at most. */
const FAR = 64;
/** Signs, tags and what stands between them. */
const TOKENS = /\uE000\w+\uE001|<[^>]*>|[^<\uE000]+/g;

/** How one text becomes another, token by token; `null` where that is not shorter than the text itself. */
function difference(before: string, after: string): (number | string)[] | null {
  const old: readonly string[] = before.match(TOKENS) ?? [];
  const now: readonly string[] = after.match(TOKENS) ?? [];
  const [had, has] = [new Set(old), new Set(now)];
  const edits: (number | string)[] = [];
  let [stays, goes, comes, at, size] = [0, 0, '', 0, 0];
  const close = (): void => {
    if (goes || comes) edits.push(stays, goes, comes);
    size += comes.length + 8;
    [stays, goes, comes] = [0, 0, ''];
  };
  for (const token of now) {
    while (at < old.length && !has.has(old[at]!)) goes += old[at++]!.length;
    const to = old[at] === token ? at : had.has(token) ? old.indexOf(token, at) : -1;
    if (to < 0) {
      comes += token;
      continue;
    }
    while (at < to) goes += old[at++]!.length;
    if (goes || comes) close();
    stays += old[at++]!.length;
  }
  while (at < old.length) goes += old[at++]!.length;
  if (goes || comes) close();
  return size < after.length ? edits : null;
}

/** Pieces of markup, each kept once: two drawings of one board differ in little, and so does an element from what it was. */
export class Parts {
  readonly list: Piece[] = [];
  readonly #texts: string[] = [];
  readonly #steps: number[] = [];
  readonly #known = new Map<string, number>();
  /** Elements that are as they were when they were written down. */
  readonly #written = new WeakMap<Node, string>();
  /** What was last written of each. */
  readonly #last = new WeakMap<Node, string>();

  /** The sign of an element that has not changed since. */
  of(element: Element): string | undefined {
    return this.#written.get(element);
  }

  /** Writes an element down. */
  write(element: Element, text: string): string {
    const sign = this.keep(text, this.#last.get(element));
    this.#written.set(element, sign);
    this.#last.set(element, sign);
    return sign;
  }

  /** What has changed is written anew, with all that it stands in and all that came with it. */
  forget(changes: readonly MutationRecord[]): void {
    for (const { target, addedNodes } of changes) {
      for (let at: Node | null = target; at; at = at.parentNode) this.#written.delete(at);
      for (const added of addedNodes) for (const node of [added, ...(added instanceof Element ? added.querySelectorAll('*') : [])]) this.#written.delete(node);
    }
  }

  /** A sign that stands for this piece; where it comes in the place of another, only what differs is kept. */
  keep(text: string, instead = ''): string {
    if (text.length < SHORT) return text;
    let n = this.#known.get(text);
    if (n === undefined) {
      n = this.#texts.push(text) - 1;
      this.#known.set(text, n);
      const of = SIGN.exec(instead);
      const base = of ? Number.parseInt(of[1]!, 36) : -1;
      const edits = base >= 0 && this.#steps[base]! < FAR ? difference(this.#texts[base]!, text) : null;
      this.list.push(edits ? [base, ...edits] : text);
      this.#steps.push(edits ? this.#steps[base]! + 1 : 0);
    }
    return OPEN + n.toString(36) + CLOSE;
  }

  /** The whole text again. The player of a film has the same few lines. */
  whole(text: string): string {
    return text.replace(/\uE000(\w+)\uE001/g, (_, n: string) => this.whole(this.#texts[Number.parseInt(n, 36)]!));
  }
}

/** What a drawing consists of, for the rules and letters that it needs. */
export interface Used {
  classes: Set<string>;
  letters: Set<string>;
}
export const nothingUsed = (): Used => ({ classes: new Set(), letters: new Set() });

const attribute = (name: string, value: string): string => ` ${name}="${escape(value)}"`;

/** An element's opening, in the namespace of what it stands in. `add` is written besides its attributes. */
export function opening(element: Element, within: string | null, used: Used, add: Readonly<Record<string, string>> = {}): string {
  for (const name of element.classList) used.classes.add(name);
  const inDrawing = element.namespaceURI === SVG;
  const kept = [...element.attributes].filter(({ name }) => (name === 'id' ? inDrawing : !LEFT_OUT.has(name)) && !(name in add));
  const own = kept.map(({ name, value }) => attribute(name === 'xlink:href' ? 'href' : name, value)).join('');
  const space = element.namespaceURI !== within ? attribute('xmlns', element.namespaceURI ?? HTML) : '';
  return `<${element.localName}${space}${own}${Object.entries(add).map(([name, value]) => attribute(name, value)).join('')}>`;
}

/** A node and all in it. With `parts`, what is long is kept there and told by its sign. */
export function markup(node: Node, within: string | null, used: Used, parts?: Parts): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    for (const letter of text) used.letters.add(letter);
    return escape(text);
  }
  if (!(node instanceof Element) || UNSEEN.some((name) => node.classList.contains(name))) return '';
  const before = parts?.of(node);
  if (before !== undefined) return before;
  const open = opening(node, within, used);
  if (VOID.has(node.localName)) return `${open.slice(0, -1)}/>`;
  const text = `${open}${inside(node, used, parts)}</${node.localName}>`;
  return parts ? parts.write(node, text) : text;
}

export const inside = (element: Element, used: Used, parts?: Parts): string => [...element.childNodes].map((child) => markup(child, element.namespaceURI, used, parts)).join('');
