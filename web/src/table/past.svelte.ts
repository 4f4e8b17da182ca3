import { api, ApiError } from '../core/api.ts';
import { router } from '../core/router.svelte.ts';
import { snapshots } from './replay.ts';
import type { Table } from './table.svelte.ts';

/** A look back while the match goes on: what the stage does not remember is asked for. */
export class Past {
  readonly #table: Table;
  /** What is to be shown again is on its way. */
  fetching = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The moment that is looked at; null now. */
  readonly moment = $derived.by(() => {
    const { again, seq } = this.#table.stage;
    return again ? { seq } : null;
  });

  /** The moment after that entry. False where the server does not tell it. */
  async show(seq: number): Promise<boolean> {
    const { stage } = this.#table;
    if (stage.lacks(seq) && !(await this.#load())) return false;
    stage.goTo(seq);
    return true;
  }

  /** Everything since my last decision, again. */
  recall = async (): Promise<void> => {
    const { shown, stage } = this.#table;
    if (stage.ready) return stage.recall();
    if (this.fetching) return;
    const asked = shown.question?.q;
    this.fetching = true;
    window.addEventListener('keydown', this.#put);
    try {
      const told = await this.#load();
      // Whoever has answered meanwhile, or has put it away, does not want to see it any more.
      if (told && this.fetching && shown.question?.q === asked) stage.recall();
    } finally {
      this.fetching = false;
      window.removeEventListener('keydown', this.#put);
    }
  };
  #put = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') this.fetching = false;
  };

  async #load(): Promise<boolean> {
    const { info, shown, stage } = this.#table;
    try {
      stage.remember(snapshots(await api.replay(info?.id ?? '', shown.seat >= 0 ? shown.seat : null, router.query.get('token'))));
      return true;
    } catch (e) {
      if (e instanceof ApiError) this.#table.refused = e.refusal;
      return false;
    }
  }
}
