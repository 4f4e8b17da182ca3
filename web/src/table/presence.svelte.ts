import type { Table } from './table.svelte.ts';

const AGAIN = 5000; // milliseconds: nobody is replaced to the second

/** Who has left a running match, and for whom a bot plays. Made while a component begins. */
export class Presence {
  readonly #table: Table;
  #now = $state(Date.now() / 1000);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now() / 1000), AGAIN);
      return () => clearInterval(timer);
    });
  }

  readonly #people = $derived.by(() => {
    const { info } = this.#table;
    return info?.state === 'running' ? info.seats.filter((s) => s.kind === 'person' || s.kind === 'hotseat') : [];
  });

  /** Others who are not at the table. */
  readonly away = $derived.by(() => {
    const { seats } = this.#table;
    return this.#people.filter((s) => !seats.includes(s.seat) && !s.bot && s.here === false);
  });

  /** Those of them for whom a bot may sit in. */
  readonly absent = $derived.by(() => (this.#table.shown.seat < 0 ? [] : this.away.filter((s) => s.replaceable && s.replaceable <= this.#now)));

  /** My seats that a bot plays. */
  readonly replaced = $derived.by(() => this.#people.filter((s) => this.#table.seats.includes(s.seat) && s.bot));
}
