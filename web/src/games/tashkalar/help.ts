/** What the help sheet says about a card: the words of its text are explained, and how far its condition is met. */

import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Pattern from './parts/Pattern.svelte';
import TaskPicture from './parts/TaskPicture.svelte';
import { cardFace, cardName, catalogueOf, flareFace, kindOf, rowsOf, taskFace } from './view.ts';
import type { View } from './wire.ts';
import { layout } from './parts/pattern.ts';
import type { VerbName } from './parts/Verb.svelte';

/** Where a word of the cards is explained. */
const RULES: Record<VerbName, string> = {
  move: 'TK §5', combat: 'TK §5', leap: 'TK §5', destroy: 'TK §5', upgrade: 'TK §5', downgrade: 'TK §5', convert: 'TK §5', place: 'TK §5', shoot: 'TK R27', action: 'TK R6', draw: 'TK §7', turn: 'TK R32',
};

export function helpOf(thing: Thing, props: BoardProps<View>): HelpText {
  const catalogue = catalogueOf(props.catalogue);
  const title = cardName(thing.id);
  const mine = props.view.players.find((p) => p.seat === props.seat)?.side ?? 0;
  const kind = kindOf(catalogue, thing.id);
  if (kind === 'flare') {
    const flare = flareFace(catalogue, thing.id, props.view, mine);
    const now = flare.halves.flatMap((h, i) => (h.have === null ? [] : [{ text: t('tashkalar-help-half', { half: i ? 'lower' : 'upper', need: h.need, have: h.have }), rule: 'TK §6' }]));
    return { title, source: flare.source, lines: [...now, { text: t('tashkalar-help-flare'), rule: 'TK §6' }] };
  }
  if (kind === 'task') {
    const task = taskFace(catalogue, thing.id);
    return { title, source: task.source, drawn: { part: TaskPicture, props: { art: task.art, rows: rowsOf(catalogue), size: 132 } }, lines: [{ text: t('tashkalar-help-task', { points: task.points }), rule: 'TK §8' }] };
  }
  const card = cardFace(catalogue, thing.id);
  const count = layout(card).cells.filter((c) => c.ch !== 'T').length;
  const verbs = [...new Set(card.verbs.map(([verb]) => verb))];
  return {
    title,
    source: card.source,
    drawn: { part: Pattern, props: { grid: card.grid, rank: card.rank, marks: card.marks, seat: mine, cell: 34 } },
    lines: [{ text: t('tashkalar-help-being', { rank: card.rank, count }), rule: 'TK §4' }, ...verbs.map((verb) => ({ text: t(`tashkalar-help-${verb}`), rule: RULES[verb] }))],
  };
}
