import { api, ApiError } from '../core/api.ts';
import { router } from '../core/router.svelte.ts';
import { type Snapshot, snapshots } from './replay.ts';
import type { Table } from './table.svelte.ts';

/** A look back while the match goes on. */
export class Past {
  /** The moment that is looked at; null now. */
  moment = $state.raw<Snapshot | null>(null);
  readonly #table: Table;
  #all: Snapshot[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  /** False where the server does not tell it. */
  async show(seq: number): Promise<boolean> {
    const { info, shown } = this.#table;
    if (this.#all.at(-1)?.seq !== shown.entries.at(-1)?.seq || seq < 0) {
      try {
        this.#all = snapshots(await api.replay(info?.id ?? '', shown.seat >= 0 ? shown.seat : null, router.query.get('token')));
      } catch (e) {
        if (e instanceof ApiError) this.#table.refused = e.refusal;
        return false;
      }
    }
    this.moment = this.#all.findLast((snapshot) => snapshot.seq <= seq) ?? null;
    return true;
  }

  leave = (): void => {
    this.moment = null;
  };
}
