import { untrack } from 'svelte';
import type { Entry, Offer } from '../core/wire.ts';
import type { Table } from './table.svelte.ts';

interface Mine {
  what: Offer['what'];
  from: number;
}

/** How an offer that has vanished is told. The table says so before the entry comes that took its place: until then nothing is known. */
export function unheard({ what, from, to }: Mine & { to: number }, entries: readonly Entry[]): string {
  if (to === from) return what;
  const instead = entries.find((e) => e.seq >= from);
  return !instead || instead.kind === 'undo' ? '' : 'overtaken';
}

/** What players offer each other: to take back, to draw, to pause. Made while a component begins. */
export class Offers {
  readonly #table: Table;
  /** What I have offered, and how long the log was then. */
  #mine: Mine | null = null;
  #withdrawn = false;
  /** What of mine came to nothing, and how long the log was when it vanished. */
  #gone = $state<(Mine & { to: number }) | null>(null);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => this.#follow());
  }

  /** What the others have offered and I have not answered. */
  readonly others = $derived.by(() => {
    const { info, seats } = this.#table;
    return info?.offers?.find((o) => seats.some((s) => s !== o.seat && !o.yes.includes(s))) ?? null;
  });

  readonly own = $derived.by(() => this.#table.info?.offers?.find((o) => this.#table.seats.includes(o.seat)) ?? null);

  /** What I offered and nobody agreed to, until it is dismissed: declined, or overtaken by what was played instead. */
  readonly unheard = $derived.by(() => {
    const { result, entries } = this.#table.shown;
    return this.#gone && !result ? unheard(this.#gone, entries) : '';
  });

  dismiss = (): void => {
    this.#gone = null;
  };

  /** Nobody has to be told that what I took back was not agreed to. */
  withdraw(): void {
    const { own } = this;
    if (!own) return;
    this.#withdrawn = true;
    this.#table.consent(own.what, false);
  }

  #follow(): void {
    const { info } = this.#table;
    const length = untrack(() => info?.length ?? 0);
    if (this.own) {
      this.#mine ??= { what: this.own.what, from: length };
      this.#gone = null;
    } else if (this.#mine) {
      const { what, from } = this.#mine;
      if (!this.#withdrawn && !info?.result && !(what === 'pause' && info?.paused)) this.#gone = { what, from, to: length };
      this.#mine = null;
      this.#withdrawn = false;
    }
  }
}
