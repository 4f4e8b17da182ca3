import { ApiError, api } from '../core/api.ts';
import { me } from '../core/me.svelte.ts';
import { troubleWords } from '../core/trouble.ts';
import { callFigures, callOwn } from '../core/i18n.svelte.ts';
import type { Json } from '../core/wire.ts';
import { differences, type Edit, edited, type GameBox, keyOf, type OwnBox, ownThings, rowWith, saidBy, saidOf, type Said, type Thing, wired, wordsOf } from './facts.ts';

interface Refused {
  edit: Edit;
  thing: Thing;
  reason: string;
}

/** Somebody's box of one game. An edit is seen at once; what the server refuses stays beside its fact with the reason, and is tried again with the next one: two facts may only be right together. */
export class Box {
  game = $state.raw<GameBox | null>(null);
  own = $state.raw<OwnBox>({ name: '', pack: {}, link: null, version: 0, added: { choices: {}, words: {} } });
  /** What is said now: what is kept, and what is on its way. */
  said = $state.raw<ReadonlyMap<string, Said>>(new Map());
  refused = $state.raw<ReadonlyMap<string, Refused>>(new Map());
  trouble = $state('');
  busy = $state(false);
  /** What ships, then what is one's own. */
  readonly things = $derived([...(this.game?.things ?? []), ...ownThings(this.own.pack, this.game?.things ?? [])]);
  readonly differs = $derived(differences(this.said, this.game?.things ?? []));
  #waiting: { thing: Thing; edits: Edit[] }[] = [];
  #sending: Promise<void> | null = null;

  constructor(readonly name: string) {}

  async load(): Promise<void> {
    try {
      const [game, own] = await Promise.all([api.box(this.name), me.known && me.id ? api.ownBox(this.name) : null]);
      this.game = game;
      if (own) this.own = own;
      this.#show();
    } catch (error) {
      this.trouble = troubleWords(error);
    }
  }

  /** Correct, confirm or take back facts of one thing. */
  edit(thing: Thing, edits: Edit[]): void {
    this.trouble = '';
    const refused = new Map(this.refused);
    for (const edit of edits) refused.delete(`${keyOf(thing)} ${edit.field}`);
    this.refused = refused;
    this.#waiting.push({ thing, edits });
    this.#show();
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
  }

  /** Until everything is kept or refused. */
  async settled(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  /** The server takes the place of what was here: a file, a link, a name. */
  async change(work: () => Promise<OwnBox>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await me.need();
      await this.settled();
      this.own = await work();
      this.refused = new Map();
      this.#show();
      return true;
    } catch (error) {
      this.trouble = troubleWords(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show(): void {
    let said: ReadonlyMap<string, Said> = saidBy(this.own.pack, this.game?.things ?? []);
    for (const { thing, edits } of this.#waiting) for (const edit of edits) said = edited(said, thing, edit);
    this.said = said;
    callFigures(this.name, { things: this.things.map((thing) => rowWith(thing, saidOf(said, thing))) });
    callOwn(wordsOf(this.name, this.own.pack, this.things, said));
  }

  /** A data file of one's own, whole; null: it goes. */
  write(file: string, value: Json | null): Promise<boolean> {
    return this.change(() => api.editBox(this.name, [{ file, path: [], field: '', value }]));
  }

  async #send(): Promise<void> {
    while (this.#waiting.length) {
      const { thing, edits } = this.#waiting[0]!;
      await this.#keep(thing, edits);
      this.#waiting.shift();
      this.#show();
    }
  }

  async #keep(thing: Thing, edits: Edit[]): Promise<void> {
    const before = [...this.refused.values()].map((r) => r.edit);
    const corrects = edits.some((e) => 'value' in e || e.reset);
    try {
      await me.need();
      if (before.length && corrects) {
        try {
          this.own = await this.#say([...before, ...edits]);
          this.refused = new Map();
          return;
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 400) throw error;
        }
      }
      this.own = await this.#say(edits);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) {
        this.trouble = troubleWords(error);
        return;
      }
      const refused = new Map(this.refused);
      for (const edit of edits) refused.set(`${keyOf(thing)} ${edit.field}`, { edit, thing, reason: troubleWords(error) });
      this.refused = refused;
    }
  }

  #say = (edits: readonly Edit[]): Promise<OwnBox> => api.editBox(this.name, wired(edits, this.own.pack, this.game?.things ?? []));

  /** The refusal of a fact, if what was last written there was refused. */
  refusal = (thing: Thing, field: string): Refused | undefined => this.refused.get(`${keyOf(thing)} ${field}`);

  drop(thing: Thing, field: string): void {
    const refused = new Map(this.refused);
    refused.delete(`${keyOf(thing)} ${field}`);
    this.refused = refused;
  }

  of = (thing: Thing): Said => saidOf(this.said, thing);
}
