import { untrack } from 'svelte';
import type { Offer } from '../core/wire.ts';
import type { Table } from './table.svelte.ts';

/** What players offer each other: to take back, to draw, to pause. Made while a component begins. */
export class Offers {
  readonly #table: Table;
  /** What I have offered, and how many entries there were then. */
  #mine: { what: Offer['what']; entries: number } | null = null;
  #withdrawn = false;
  #since = $state(0);
  /** What of mine came to nothing. */
  #unheard = $state<'' | Offer['what']>('');

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

  /** What I offered and nobody agreed to, until it is dismissed. */
  readonly unheard = $derived.by(() => {
    const { result, entries } = this.#table.shown;
    const undone = this.#unheard === 'undo' && entries.slice(this.#since).some((e) => e.kind === 'undo');
    return undone || result ? '' : this.#unheard;
  });

  dismiss = (): void => {
    this.#unheard = '';
  };

  /** Nobody has to be told that what I took back was not agreed to. */
  withdraw(): void {
    const { own } = this;
    if (!own) return;
    this.#withdrawn = true;
    this.#table.consent(own.what, false);
  }

  #follow(): void {
    if (this.own) {
      this.#mine ??= { what: this.own.what, entries: untrack(() => this.#table.shown.entries.length) };
      this.#unheard = '';
    } else if (this.#mine) {
      if (!this.#withdrawn && !this.#table.shown.result && !(this.#mine.what === 'pause' && this.#table.info?.paused)) this.#unheard = this.#mine.what;
      this.#since = this.#mine.entries;
      this.#mine = null;
      this.#withdrawn = false;
    }
  }
}
