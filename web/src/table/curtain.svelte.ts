import type { Table } from './table.svelte.ts';

/**
 * At a shared screen the board turns to whoever is asked; with secrets, only when the others look away. Whoever acted sees first what
 * came of it, to the last step. Made while a component begins.
 */
export class Curtain {
  /** Who is to sit down before the screen; -1 while it is open. */
  seat = $state(-1);
  readonly #table: Pick<Table, 'look'>;

  /** `hides`: whether this table has secrets between my seats; null until that is known. `guided`: a lesson turns the board itself. */
  constructor(table: Pick<Table, 'shown' | 'seats' | 'isLive' | 'look' | 'turns'>, hides: () => boolean | null, guided: () => boolean) {
    this.#table = table;
    $effect(() => {
      table.turns = hides() === false && !guided();
      const { shown } = table;
      // It stays until the page shows what the seat that sits down sees.
      if (this.seat === shown.seat) this.seat = -1;
      if (!shown.stage.open || (shown.stage.step && !table.isLive)) return;
      if (guided() || shown.open || table.seats.length < 2 || shown.result) return;
      const next = shown.asked.find((s) => table.seats.includes(s) && s !== shown.seat);
      if (next === undefined) return;
      if (hides()) this.seat = next;
      else table.look(next);
    });
  }

  open = (): void => {
    this.#table.look(this.seat);
  };
}
