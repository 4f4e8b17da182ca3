import { settings } from '../core/settings.svelte.ts';
import type { LoadedGame } from './loaded.svelte.ts';
import { type LogLine, logLines, logRows, sinceOwn } from './log.ts';
import type { Table } from './table.svelte.ts';
import { ranOut } from './time.ts';

/** The log of a table in words, as far as it is shown. */
export class Logbook {
  readonly #table: Table;
  readonly #game: LoadedGame;

  constructor(table: Table, game: LoadedGame) {
    this.#table = table;
    this.#game = game;
  }

  readonly lines = $derived.by(() => {
    const { info, nameOf, shown } = this.#table;
    return logLines(shown.log, info?.game ?? '', this.#game.client, settings.lang, nameOf, shown.unseen, shown.view, shown.result ? ranOut(info) : []);
  });

  readonly rows = $derived.by(() => this.together(this.lines));

  /** The last turn of the others: what they did since the own last action, or the newest there is. */
  readonly lastTurn = $derived.by(() => {
    const { client } = this.#game;
    const { log, seat } = this.#table.shown;
    const deeds = new Set(sinceOwn(log, seat, client?.idle).map((e) => e.seq));
    const told = this.together(this.lines.filter((l) => deeds.has(l.seq) && !client?.minor?.has(l.kind)));
    const newest = this.rows.findLast((l) => !client?.minor?.has(l.kind)) ?? this.rows.at(-1);
    return told.length || !newest ? told : [newest];
  });

  /** Lines as they are told together. */
  together = (lines: readonly LogLine[]): LogLine[] => logRows(lines, this.#game.client, settings.lang, this.#table.nameOf);
}
