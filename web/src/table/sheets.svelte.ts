import type { Thing } from '../core/board.ts';
import { me } from '../core/me.svelte.ts';
import type { Table } from './table.svelte.ts';

/** What lies open over the table or beside it. Made while a component begins. */
export class Sheets {
  open = $state<'' | 'log' | 'chat' | 'menu' | 'keys' | 'over' | 'share'>('');
  /** What the help is open for. */
  thing = $state.raw<Thing | null>(null);
  /** What the column shows; where there is no lesson, the log. */
  tab = $state<'lesson' | 'log' | 'chat'>('lesson');
  /** Where the log on a phone opens; null at its end. */
  logAt = $state<number | null>(null);
  readonly #table: Table;
  #read = $state(0);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      if (this.tab === 'chat' || this.open === 'chat') this.#read = table.chat.length;
    });
  }

  /** Lines of others in the chat that nobody has looked at. */
  readonly unread = $derived.by(() => this.#table.chat.slice(this.#read).filter((line) => line.who !== me.id).length);

  get any(): boolean {
    return this.open !== '' || this.thing !== null;
  }

  showLog(at: number | null): void {
    this.logAt = at;
    this.open = 'log';
  }

  /** In the column, or, where there is none, in a sheet. */
  showChat(): void {
    if (matchMedia('(max-width: 1199.98px), (max-height: 559.98px)').matches) this.open = 'chat';
    else this.tab = 'chat';
  }

  close = (): void => {
    this.open = '';
  };

  closeHelp = (): void => {
    this.thing = null;
  };
}
