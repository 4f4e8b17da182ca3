/** What the tutor asks and why a hint is good, in words. Plain functions. */
import type { BoardProps, Foreseen, GameClient } from '../core/board.ts';
import { has, t } from '../core/i18n.svelte.ts';
import { optionLabel } from '../core/labels.ts';
import type { Told } from '../core/wire.ts';
import { type Hinted, reasons } from './log.ts';
import type { Held } from './tutor.svelte.ts';

export interface Asked {
  question: string;
  reason: string;
}

/** Of a chance: less is no difference that thinking could vouch for. */
export const EQUAL = 0.03;

/** What comes more seldom is no reason for a beginner. */
const OFTEN = 0.5;

const whole = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
const without = (these: readonly string[], those: readonly string[]): string => these.filter((text) => !those.includes(text)).map(whole).join(' ');
const tenths = (share: number): number => Math.round(10 * share);

/**
 * The first that can be said: what nobody means to do, what the answer costs at once, what may follow from it, what a better idea brings at once,
 * what may follow from that, or how the chances of both differ.
 */
export function asked({ option, warning }: Held, client: GameClient | null, board: BoardProps): Asked {
  const { better, did, does, gains, spares, chance, lost, slip } = warning;
  const named = [`${board.table.game}-slip-${slip}`, `bots-slip-${slip}`].find(has);
  if (named) return { question: t('bots-tutor-meant'), reason: t(named) };
  const of = (events: readonly Told[], tone: Foreseen['tone'], by = ''): string[] => (client?.foresight?.(events, by, board) ?? []).filter((line) => line.tone === tone).map((line) => line.text);
  const idea = t('bots-tutor-idea', { option: optionLabel(board.table.game, better, client, board) });

  const costs = without(of(did, 'loss', option), of(does, 'loss', better));
  if (costs) return { question: t('bots-tutor-costs'), reason: costs };
  const brings = without(of(does, 'gain', better), of(did, 'gain', option));
  if (brings) return { question: idea, reason: brings };
  for (const event of spares.filter((e) => e.often >= OFTEN)) {
    const [text] = of([event], 'loss');
    if (text) return { question: t('bots-tutor-follows'), reason: t('bots-tutor-often', { sentence: whole(text), often: tenths(event.often), otherwise: tenths(event.otherwise) }) };
  }
  for (const event of gains.filter((e) => e.often >= OFTEN)) {
    const [text] = of([event], 'gain');
    if (text) return { question: idea, reason: t('bots-tutor-oftener', { sentence: whole(text), often: tenths(event.often), otherwise: tenths(event.otherwise) }) };
  }
  return { question: idea, reason: t('bots-tutor-chance', { better: Math.round(100 * (chance + lost)), chance: Math.round(100 * chance) }) };
}

/** Why the first of these ideas is the best: what it does beside the next one, empty where there is little between them, which the next one says itself. */
export function compared([best, next]: readonly Hinted[], client: GameClient | null, board: BoardProps): string {
  if (!best) return '';
  const { game } = board.table;
  const does = ({ foreseen, option }: Hinted): string[] =>
    client?.foresight ? client.foresight(foreseen, option, board).flatMap((line) => (line.tone === 'plain' ? [] : line.text)) : reasons({ option, chance: 0, foreseen }, board.seat, game, client, board.lang, board.nameOf);
  if (!next) return does(best).map(whole).join(' ');
  if (best.chance - next.chance < EQUAL) return '';
  const option = optionLabel(game, next.option, client, board);
  const [own, other] = [without(does(best), does(next)), without(does(next), does(best))];
  if (own) return t(other ? 'bots-hint-beside' : 'bots-hint-only', { own, option, other });
  return other ? t('bots-hint-unlike', { option, other }) : t('bots-hint-further', { option, points: Math.round(100 * (best.chance - next.chance)) });
}
