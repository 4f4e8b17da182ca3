import { settings } from '../core/settings.svelte.ts';
import type { LoadedGame } from './loaded.svelte.ts';
import { type LogLine, logLines, logRows, newest, stepWords } from './log.ts';
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
    return logLines(shown.entries, info?.game ?? '', this.#game.client, settings.lang, nameOf, shown.view, shown.result ? ranOut(info) : []);
  });

  readonly rows = $derived.by(() => this.together(this.lines));

  /** What the stage shows, in words; at the present what happened last. */
  readonly sentence = $derived.by(() => {
    const { info, nameOf, shown, stage } = this.#table;
    const { step } = stage;
    const words = step ? stepWords(step, info?.game ?? '', this.#game.client, settings.lang, nameOf, shown.view) : '';
    // A step without words, such as dice that are taken up, leaves what was said before it.
    return words || stage.again ? words : (newest(this.rows, this.#game.client)?.text ?? '');
  });

  /** Lines as they are told together. */
  together = (lines: readonly LogLine[]): LogLine[] => logRows(lines, this.#game.client, settings.lang, this.#table.nameOf);
}
