import { api } from '../core/api.ts';
import { t } from '../core/i18n.svelte.ts';
import { troubleWords } from '../core/trouble.ts';
import type { Decision, Report } from '../core/wire.ts';

const AGAIN = 900; // ms between two questions how far it has come

/** A report on a finished match: asked for once somebody wants it, and again until it is whole. Made while a component begins. */
export class LookBack {
  asked = $state(false);
  report = $state.raw<Report | null>(null);
  trouble = $state('');

  constructor(id: () => string, token: string | null, over: () => boolean) {
    $effect(() => {
      if (!this.asked || !over()) return;
      let timer = 0;
      const look = (): void => {
        api.analysis(id(), token).then(
          (found) => {
            this.report = found;
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
