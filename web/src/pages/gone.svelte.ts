import type { TableInfo } from '../core/wire.ts';

/** Seconds in which what was put away can be brought back. */
const UNDO = 60;

export interface PutAway {
  table: TableInfo;
  what: 'hidden' | 'deleted';
  /** Seconds since 1970. */
  until: number;
}

/** What was just put away. It outlives the page: whoever leaves it and comes back can still bring it back. */
class Gone {
  #all = $state.raw<readonly PutAway[]>([]);
  now = $state(Date.now() / 1000);
  readonly list = $derived.by(() => this.#all.filter((one) => one.until > this.now));

  /** `what` null: it is back. */
  put(table: TableInfo, what: 'hidden' | 'deleted' | null): void {
    this.now = Date.now() / 1000;
    const others = this.list.filter((one) => one.table.id !== table.id);
    this.#all = what ? [...others, { table, what, until: this.now + UNDO }] : others;
  }

  /** The clock runs while somebody looks. */
  watch(): () => void {
    const tick = (): void => void (this.now = Date.now() / 1000);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }
}

export const gone = new Gone();
