import type { Table } from './table.svelte.ts';

/** At a shared screen the board turns to whoever is asked; with secrets, only when the others look away. Made while a component begins. */
export class Curtain {
  /** Who is to sit down before the screen; -1 while it is open. */
  seat = $state(-1);
  readonly #table: Table;

  /** `hides`: whether this table has secrets between my seats; null until that is known. `guided`: a lesson turns the board itself. */
  constructor(table: Table, hides: () => boolean | null, guided: () => boolean) {
    this.#table = table;
    $effect(() => {
      table.turns = hides() === false && !guided();
      const { shown } = table;
      if (guided() || shown.question || table.seats.length < 2 || shown.result) return;
      const next = shown.asked.find((s) => table.seats.includes(s) && s !== shown.seat);
      if (next === undefined) return;
      if (hides()) this.seat = next;
      else table.look(next);
    });
  }

  open = (): void => {
    this.#table.look(this.seat);
    this.seat = -1;
  };
}
