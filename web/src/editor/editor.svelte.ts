import { api } from '../core/api.ts';
import type { Edit } from '../core/editing.ts';
import { troubleWords } from '../core/trouble.ts';
import type { Json } from '../core/wire.ts';
import { changed, packed, query, unpacked } from './edits.ts';
import type { Sketch, Misread } from './wire.ts';

/** How long the text is left alone before it is read, in ms. */
const REST = 90;
const KEPT = 200;

export interface Facts {
  box?: string;
  kept?: string;
}

/** One position that is being set up: its text, and what the server makes of it. Text and board are drawn from one position. */
export class Editor {
  /** The last position that could be read. */
  sketch = $state.raw<Sketch | null>(null);
  text = $state('');
  /** Why the text cannot be read. */
  error = $state.raw<Misread | null>(null);
  /** Why a change on the board was not made. */
  refused = $state('');
  trouble = $state('');
  /** Texts from before, and those that were undone. */
  past = $state.raw<readonly string[]>([]);
  ahead = $state.raw<readonly string[]>([]);
  /** The address that holds the position. */
  address = $state('');
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    /** The facts it is looked at with, where they are not as they ship: somebody's box, or what a table plays with. */
    readonly facts: Facts = {},
  ) {}

  /** What the address holds, a moment of a match, or an empty board. */
  async open(from: string | null, at: number, token: string | null): Promise<void> {
    try {
      const part = location.hash.slice(1);
      const text = part ? await unpacked(part).catch(() => null) : from ? (await api.moment(from, at, token)).text : null;
      await this.#draw(text === null ? {} : { text }, false);
      if (part && text === null) this.refused = 'web-editor-broken-link';
      if (this.error) {
        this.text = text ?? '';
        const wrong = this.error;
        if (!this.sketch) await this.#draw({}, false, true);
        this.error = wrong;
      }
    } catch (e) {
      this.trouble = troubleWords(e);
      if (!this.sketch) await this.#draw({}, false).catch(() => undefined);
    }
  }

  /** A change on the board; each begins from what the one before it has led to. */
  edit(make: (sketch: Sketch) => Edit | null): Promise<void> {
    this.#work = this.#work.then(async () => {
      await this.#read();
      const edit = this.sketch && make(this.sketch);
      if (this.sketch && edit) await this.#draw({ doc: changed(this.sketch.doc, edit) });
    });
    return this.#work;
  }

  /** The text is being written. */
  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), REST);
  }
  /** What was written and not read yet. */
  async #read(): Promise<void> {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#draw({ text: this.text });
  }

  undo = (): void => {
    const before = this.error && this.sketch ? this.sketch.text : this.past.at(-1);
    if (before === undefined) return;
    if (!this.error) this.past = this.past.slice(0, -1);
    this.ahead = [...this.ahead, this.text];
    this.#turnTo(before);
  };
  redo = (): void => {
    const after = this.ahead.at(-1);
    if (after === undefined) return;
    this.ahead = this.ahead.slice(0, -1);
    this.past = [...this.past, this.text];
    this.#turnTo(after);
  };
  #turnTo(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.text = text;
    void this.#draw({ text }, false);
  }

  clear = (): Promise<void> => this.edit((sketch) => ({ position: Object.fromEntries(Object.keys((sketch.doc['position'] ?? {}) as Json).map((key) => [key, undefined])) }));

  /** The text as a table reads it: what no game comes to is meant. */
  get played(): string {
    const sketch = this.sketch;
    return sketch ? (sketch.doubt && sketch.doc['impossible'] !== true ? `impossible = true\n${sketch.text}` : sketch.text) : '';
  }

  async #draw(body: { text?: string; doc?: Json }, keep = true, aside = false): Promise<void> {
    const turn = ++this.#asked;
    try {
      const found = await api.sketch({ game: this.game, ...this.facts, ...body });
      if (turn !== this.#asked) return;
      this.trouble = '';
      this.refused = body.doc && found.error ? found.error.reason : aside ? this.refused : '';
      if (found.error) {
        if (!body.doc) this.error = found.error;
        return;
      }
      if (keep && this.sketch && this.sketch.text !== found.text) {
        // A text that could not be read is not lost when the board is changed meanwhile.
        const unread = body.doc && this.error && this.text !== this.sketch.text ? [this.text] : [];
        this.past = [...this.past.slice(-KEPT), this.sketch.text, ...unread];
        this.ahead = [];
      }
      this.sketch = found;
      this.error = null;
      if (aside) return;
      if (body.text === undefined) this.text = found.text;
      else if (this.text !== body.text && !keep) this.text = body.text;
      const part = await packed(found.text);
      if (this.sketch !== found) return;
      this.address = `${location.origin}/editor/${this.game}${query(this.facts)}#${part}`;
      history.replaceState(null, '', this.address);
    } catch (e) {
      if (turn === this.#asked) this.trouble = troubleWords(e);
    }
  }
}
