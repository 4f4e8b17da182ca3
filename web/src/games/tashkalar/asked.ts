// What is asked, in words that follow what is chosen: where to summon, what a card lacks, what an effect wants next.
import type { BoardProps } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import { cardName, catalogueOf, kindOf, type View } from './faces';
import { isSquare } from './geometry';
import { isPictured, steps } from './steps';
import { summons } from './summons.svelte';

/** The card that is taken up, or only looked at because it cannot be played now. */
export const cardInView = (props: BoardProps<View>): string | null => props.choose.path.find((part) => isPictured(part) && !isSquare(part)) ?? summons.held;

export function sentence(props: BoardProps<View>): string | undefined {
  if (props.question?.ask === 'effect') return ofEffect(props);
  const card = cardInView(props);
  return card && props.question?.ask === 'act' ? ofCard(props, card) : undefined;
}

function ofCard(props: BoardProps<View>, id: string): string {
  const card = cardName(id);
  if (kindOf(catalogueOf(props.catalogue), id) === 'flare') return t('board-tk-ask-flare', { card, met: props.options.some((o) => o.startsWith(`flare ${id}`)) ? 'yes' : 'no' });
  if (!props.options.some((o) => o.startsWith(`summon ${id} `))) return lack(id);
  const { path, matching } = props.choose;
  const square = path.find(isSquare);
  if (!square) return t('board-tk-ask-where', { card });
  const next = matching.some((o) => isSquare(steps(o)[path.length] ?? ''));
  return t(next ? 'board-tk-ask-stand-in' : 'board-tk-ask-here', { card, square });
}

/** What a card in hand lacks, where it lacks fewest. */
function lack(id: string): string {
  const card = cardName(id);
  const near = summons.near.filter((r) => r.card === id);
  const [first] = near;
  if (first && near.every((r) => r.missing === first.missing)) return t('board-tk-lack', { card, square: first.missing, rank: first.rank });
  return t('board-tk-lack-some', { card, count: first ? 1 : (summons.far.find((r) => r.card === id)?.missing.length ?? 0) });
}

/** The step of an effect: what is to be pointed at now. Where several things are possible the card itself is the best answer. */
function ofEffect(props: BoardProps<View>): string | undefined {
  const { view, choose } = props;
  const verbs = new Set(choose.matching.filter((o) => o.includes(' ')).map((o) => o.split(' ')[0]!));
  const [verb] = verbs;
  if (!view.effect) return undefined;
  const card = cardName(view.effect.card);
  if (verbs.size !== 1) return t('board-tk-step', { card });
  const ways = choose.matching.map(steps).filter((s) => isSquare(s[0] ?? ''));
  const taken = choose.path.length > 0 || new Set(ways.map((s) => s[0])).size === 1;
  const key = ways.some((s) => isSquare(s[1] ?? '')) && taken ? `board-tk-step-${verb}-to` : `board-tk-step-${verb}`;
  return t(has(key) ? key : 'board-tk-step', { card });
}
