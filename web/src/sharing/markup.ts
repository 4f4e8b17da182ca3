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

/** Pieces of markup, each kept once: two drawings of one board differ in little. */
export class Parts {
  readonly list: string[] = [];
  readonly #known = new Map<string, number>();
  /** Elements that are as they were when they were written down. */
  readonly #written = new WeakMap<Node, string>();

  /** The sign of an element that has not changed since. */
  of(element: Element): string | undefined {
    return this.#written.get(element);
  }

  /** Writes an element down. */
  write(element: Element, text: string): string {
    const sign = this.keep(text);
    this.#written.set(element, sign);
    return sign;
  }

  /** What has changed is written anew, with all that it stands in and all that came with it. */
  forget(changes: readonly MutationRecord[]): void {
    for (const { target, addedNodes } of changes) {
      for (let at: Node | null = target; at; at = at.parentNode) this.#written.delete(at);
      for (const added of addedNodes) for (const node of [added, ...(added instanceof Element ? added.querySelectorAll('*') : [])]) this.#written.delete(node);
    }
  }

  /** A sign that stands for this piece. */
  keep(text: string): string {
    if (text.length < SHORT) return text;
    let n = this.#known.get(text);
    if (n === undefined) {
      n = this.list.push(text) - 1;
      this.#known.set(text, n);
    }
    return OPEN + n.toString(36) + CLOSE;
  }

  /** The whole text again. The player of a film has the same few lines. */
  whole(text: string): string {
    return text.replace(/\uE000(\w+)\uE001/g, (_, n: string) => this.whole(this.list[Number.parseInt(n, 36)]!));
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
