import { api } from './api.ts';
import { me } from './me.svelte.ts';
import type { TableInfo } from './wire.ts';

/** Lessons and positions that the player has finished, as the server remembers them. */
class Learned {
  #names = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  readonly #told = new Set<string>();

  has(game: string, name: string): boolean {
    return this.#names[game]?.includes(name) ?? false;
  }

  async load(): Promise<void> {
    if (me.id) this.#names = await api.learned();
  }

  /** Once for each table: what was opened to learn from is done with. */
  async finish(table: TableInfo | null, game: string, name: string): Promise<void> {
    if (!table?.mine?.length && !table?.seats.some((s) => s.person && s.person === me.id)) return;
    if (table.kind !== 'scenario' || this.#told.has(table.id)) return;
    this.#told.add(table.id);
    this.#names = { ...this.#names, [game]: [...(this.#names[game] ?? []), name] };
    await api.shelve(table.id, 'done').catch(() => this.#told.delete(table.id)); // the tick can wait for the next time
  }
}

export const learned = new Learned();
