/** What the tutor asks, in words. Plain functions. */
import type { BoardProps, Foreseen, GameClient } from '../core/board.ts';
import { t } from '../core/i18n.svelte.ts';
import { optionLabel } from '../core/labels.ts';
import type { Told } from '../core/wire.ts';
import type { Held } from './tutor.svelte.ts';

export interface Asked {
  question: string;
  reason: string;
}

const tenths = (share: number): number => Math.round(10 * share);

/**
 * The first that can be said: what the answer costs at once, what may follow from it, what a better idea brings at once,
 * what may follow from that, or how the chances of both differ.
 */
export function asked({ option, warning }: Held, client: GameClient | null, board: BoardProps): Asked {
  const { better, did, does, gains, spares, chance, lost } = warning;
  const of = (events: readonly Told[], tone: Foreseen['tone'], by = ''): string[] => (client?.foresight?.(events, by, board) ?? []).filter((line) => line.tone === tone).map((line) => line.text);
  const beside = (mine: string[], theirs: string[]): string => mine.filter((text) => !theirs.includes(text)).join(' ');
  const idea = t('bots-tutor-idea', { option: optionLabel(board.table.game, better, client, board) });

  const costs = beside(of(did, 'loss', option), of(does, 'loss', better));
  if (costs) return { question: t('bots-tutor-costs'), reason: costs };
  const brings = beside(of(does, 'gain', better), of(did, 'gain', option));
  if (brings) return { question: idea, reason: brings };
  for (const event of spares) {
    const [text] = of([event], 'loss');
    if (text) return { question: t('bots-tutor-follows'), reason: t('bots-tutor-often', { sentence: text, often: tenths(event.often), otherwise: tenths(event.otherwise) }) };
  }
  for (const event of gains) {
    const [text] = of([event], 'gain');
    if (text) return { question: idea, reason: t('bots-tutor-oftener', { sentence: text, often: tenths(event.often), otherwise: tenths(event.otherwise) }) };
  }
  return { question: idea, reason: t('bots-tutor-chance', { better: Math.round(100 * (chance + lost)), chance: Math.round(100 * chance) }) };
}
