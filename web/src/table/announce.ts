/** What a screen reader is told of new log lines: all of them, in order, without a flood. */
import { t } from '../core/i18n.svelte.ts';

/** The most sentences that are read at once; what came before them is in the log. */
const MOST = 24;

/** Lines as one text: a sentence that comes several times in a row is read once, with how often. */
export function saying(lines: readonly string[]): string {
  const told: { text: string; count: number }[] = [];
  for (const text of lines) {
    const last = told.at(-1);
    if (last?.text === text) last.count += 1;
    else told.push({ text, count: 1 });
  }
  const left = told.slice(0, -MOST).reduce((sum, { count }) => sum + count, 0);
  const read = told.slice(-MOST).map(({ text, count }) => (count > 1 ? t('web-said-times', { text, count }) : text));
  return [...(left ? [t('web-said-earlier', { count: left })] : []), ...read].join(' ');
}
