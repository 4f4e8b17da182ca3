import { api } from '../core/api.ts';
import { t } from '../core/i18n.svelte.ts';
import { turnNumber } from '../core/names.ts';
import { troubleWords } from '../core/trouble.ts';
import type { Decision, Json, Report } from '../core/wire.ts';

const AGAIN = 900; // ms between two questions how far it has come

/** Turns as the table counts them: the server counts whatever passes for one, such as what comes before the first. */
export function numbered(report: Report, viewAt: (at: number) => Json | undefined): Report {
  const turned = <T extends { at: number; turn: number }>(row: T): T => {
    const number = turnNumber(viewAt(row.at) ?? {});
    return number === null ? row : { ...row, turn: Math.max(1, number) };
  };
  return { ...report, decisions: report.decisions.map(turned), lots: report.lots.map(turned) };
}

/** A report on a finished match: asked for once somebody wants it, and again until it is whole. Made while a component begins. */
export class LookBack {
  asked = $state(false);
  #told = $state.raw<Report | null>(null);
  readonly #viewAt: (at: number) => Json | undefined;
  readonly report = $derived.by(() => this.#told && numbered(this.#told, this.#viewAt));
  trouble = $state('');

  constructor(id: () => string, token: string | null, over: () => boolean, viewAt: (at: number) => Json | undefined) {
    this.#viewAt = viewAt;
    $effect(() => {
      if (!this.asked || !over()) return;
      let timer = 0;
      const look = (): void => {
        api.analysis(id(), token).then(
          (found) => {
            this.#told = found;
            if (found.failed) this.trouble = t('bots-analysis-failed');
            else if (!found.ready) timer = window.setTimeout(look, AGAIN);
          },
          (e: unknown) => (this.trouble = troubleWords(e)),
        );
      };
      look();
      return () => clearTimeout(timer);
    });
  }

  of(seat: number): readonly Decision[] {
    return this.report?.decisions.filter((d) => d.seat === seat) ?? [];
  }
}
