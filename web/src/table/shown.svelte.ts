import { seenBy } from '../core/eyes.ts';
import { share } from '../core/share.ts';
import type { Entry, Json, Question, Told, ViewMessage } from '../core/wire.ts';

/**
 * What the page shows of a table. Whatever was received becomes visible here and nowhere else, entries together with
 * the view that they led to.
 */
export class Shown {
  readonly #seats: () => readonly number[];

  /** Whose eyes: one of my seats, or -1. */
  seat = $state(-1);
  view = $state.raw<Json | null>(null);
  questions = $state.raw<readonly Question[]>([]);
  /** What happened between the view before and this one. */
  fresh = $state.raw<readonly Entry[]>([]);
  /** The log as this client may know it, taken-back entries included. */
  entries = $state.raw<readonly Entry[]>([]);
  floor = $state(0);
  length = $state(0);
  result = $state.raw<readonly number[] | null>(null);
  /** What the board itself has still to show, such as the rest of a battle. */
  unseen = $state.raw<ReadonlySet<Told>>(new Set());
  /** How far the view goes. */
  seq = -1;

  readonly question = $derived(this.questions.find((q) => q.seat === this.seat && q.options !== undefined) ?? null);
  readonly options = $derived<readonly string[]>(this.question?.options ?? []);
  readonly asked = $derived(this.questions.map((q) => q.seat));
  /** The log for whoever sits before the screen; after the end nothing is a secret. */
  readonly log = $derived.by(() => (!this.#isShared || this.result ? this.entries : this.entries.map((e) => seenBy(e, this.seat))));
  /** The result, when the board has shown what led to it. */
  readonly decided = $derived(this.unseen.size ? null : this.result);

  /** `seats`: those of this client, several at a shared screen. */
  constructor(seats: () => readonly number[]) {
    this.#seats = seats;
  }

  /** A view that is not behind the one on the screen, and what has happened since. */
  show(d: ViewMessage, news: readonly Entry[]): void {
    if (news.length) this.entries = [...this.entries, ...news];
    // At the first sight what happened is only read, not played; the same moment from another seat is not played twice.
    if (this.view === null) this.fresh = [];
    else if (d.seq !== this.seq) this.fresh = this.#isShared ? news.map((e) => seenBy(e, d.seat)) : news;
    this.seq = d.seq;
    this.view = share(this.view, d.view);
    this.questions = d.questions;
    this.floor = d.floor;
    this.length = d.length;
    this.result = d.result ?? null;
  }

  get #isShared(): boolean {
    return this.#seats().length > 1;
  }
}
