/** What the card beside a thing says: what it is, what it can do now, and why not yet. */

import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { list, t } from '../../core/i18n.svelte.ts';
import Pattern from './parts/Pattern.svelte';
import { layout } from './parts/pattern.ts';
import { summons } from './parts/summons.svelte.ts';
import TaskPicture from './parts/TaskPicture.svelte';
import type { VerbName } from './parts/Verb.svelte';
import { lack } from './options.ts';
import { counted, sideOf } from './foresight.ts';
import { at as place } from './geometry.ts';
import { cardFace, cardName, catalogueOf, flareFace, kindOf, rowsOf, taskFace } from './view.ts';
import type { View } from './wire.ts';

type Line = HelpText['lines'][number];
type Props = BoardProps<View>;

/** Where a word of the cards is explained. */
const RULES: Record<VerbName, string> = {
  move: 'TK §5', combat: 'TK §5', leap: 'TK §5', destroy: 'TK §5', upgrade: 'TK §5', downgrade: 'TK §5', convert: 'TK §5', place: 'TK §5', shoot: 'TK R27', action: 'TK R6', draw: 'TK §7', turn: 'TK R32',
};

export function helpOf(thing: Thing, props: Props): HelpText | null {
  switch (thing.id) {
    case 'square':
      return ofSquare(thing.at ?? '', props);
    case 'points':
      return ofPoints(Number(thing.at ?? props.seat), props);
    case 'supply':
      return ofSupply(Number(thing.at ?? props.seat), props);
    case 'actions':
      return { title: t('tashkalar-about-actions'), lines: [{ text: t('tashkalar-about-actions.text'), rule: 'TK §3' }] };
    case 'ending':
      return { title: t('tashkalar-about-ending'), lines: [{ text: t('tashkalar-about-ending.text'), rule: 'TK §9' }] };
    default:
      return ofCard(thing.id, props);
  }
}

/** The card's words come first: they stand in its text. What follows is how it stands now, and what its words mean. */
function ofCard(id: string, props: Props): HelpText {
  const catalogue = catalogueOf(props.catalogue);
  const title = cardName(id);
  const mine = Math.max(0, sideOf(props));
  const kind = kindOf(catalogue, id);
  if (kind === 'flare') {
    const flare = flareFace(catalogue, id, props.view, mine);
    const now = flare.halves.flatMap((h, i) => (h.have === null ? [] : [{ text: t('tashkalar-help-half', { half: i ? 'lower' : 'upper', need: h.need, now: Math.abs(h.have), less: h.have < 0 ? 'yes' : 'no' }), rule: 'TK §6' }]));
    return { title, source: flare.source, lines: [...now, { text: t('tashkalar-help-flare'), rule: 'TK §6' }] };
  }
  if (kind === 'task') {
    const task = taskFace(catalogue, id);
    return {
      title, source: task.source, drawn: { part: TaskPicture, props: { art: task.art, rows: rowsOf(catalogue), size: 132 } },
      lines: [...progressOf(id, props), { text: t('tashkalar-help-task', { points: task.points }), rule: 'TK §8' }],
    };
  }
  const card = cardFace(catalogue, id);
  const count = layout(card).cells.filter((c) => c.ch !== 'T').length;
  const verbs = [...new Set(card.verbs.map(([verb]) => verb))];
  return {
    title, source: card.source, drawn: { part: Pattern, props: { grid: card.grid, rank: card.rank, marks: card.marks, seat: mine, cell: 34 } },
    lines: [...standing(id, props), { text: t('tashkalar-help-being', { rank: card.rank, count }), rule: 'TK §4' }, ...verbs.map((verb) => ({ text: t(`tashkalar-help-${verb}`), rule: RULES[verb] }))],
  };
}

/** Where a card in hand can appear now, or what it lacks. */
function standing(id: string, props: Props): Line[] {
  const own = props.view.players.find((p) => p.seat === props.seat);
  if (!own?.cards?.includes(id) || !summons.known || props.step) return [];
  const squares = [...new Set(summons.rows.filter((r) => r.card === id).map((r) => r.square))];
  return [{ text: squares.length ? t('tashkalar-about-places', { at: list(squares) }) : lack(id), rule: 'TK §4.2' }];
}

function progressOf(id: string, { view, nameOf }: Props): Line[] {
  return view.sides.flatMap((s) => {
    const row = view.tasks?.progress[id]?.[s.side];
    return row ? [{ text: t('tashkalar-about-progress', { name: list(s.seats.map(nameOf)), progress: counted(row) }) }] : [];
  });
}

/** What stands there, what can take it, and which cards in hand reckon with it. Of an empty square only what is missing there. */
function ofSquare(at: string, props: Props): HelpText | null {
  const { view, nameOf } = props;
  const piece = view.board.find((p) => p.at === at);
  const { x, y } = place(at);
  const kind = rowsOf(catalogueOf(props.catalogue))[y]?.[x];
  const names = (ids: readonly string[]): string => list([...new Set(ids)].map(cardName));
  const lines: Line[] = [];
  if (piece) lines.push({ text: t(`tashkalar-about-${piece.rank}`), rule: 'TK §5' });
  if (piece?.gateway) lines.push({ text: t('tashkalar-about-gateway') });
  if (kind === 'R' || kind === 'G') lines.push({ text: t('tashkalar-about-colour', { colour: kind === 'R' ? 'red' : 'green' }) });
  const { effect } = view;
  if (effect?.self === at) lines.push({ text: t('tashkalar-about-acting', { card: cardName(effect.card) }) });
  else if (effect?.marked.includes(at)) lines.push({ text: t('tashkalar-about-marked', { card: cardName(effect.card) }) });
  if (!props.step && !effect) {
    const used = summons.rows.filter((r) => r.pattern.includes(at)).map((r) => r.card);
    const missing = summons.near.filter((r) => r.missing === at && r.has !== 'enemy').map((r) => r.card);
    const appear = summons.rows.filter((r) => r.square === at).map((r) => r.card);
    if (appear.length) lines.push({ text: t('tashkalar-about-appear', { cards: names(appear) }), rule: 'TK §4' });
    if (used.length) lines.push({ text: t('tashkalar-about-used', { cards: names(used) }), rule: 'TK §4' });
    if (missing.length) lines.push({ text: t('tashkalar-about-missing', { cards: names(missing) }), rule: 'TK §4' });
    if (!piece && !missing.length && !appear.length) return null;
  } else if (!piece) return null;
  const owner = piece && list((view.sides.find((s) => s.side === piece.side)?.seats ?? []).map(nameOf));
  return { title: piece ? `${at} · ${t('tashkalar-board-piece', { rank: piece.rank, name: owner ?? '' })}` : at, lines };
}

/** Where the points of a side come from, and when the end begins. */
function ofPoints(seat: number, { view, nameOf }: Props): HelpText | null {
  const side = view.sides.find((s) => s.seats.includes(seat));
  if (!side) return null;
  const lines: Line[] = [];
  if (view.tasks) {
    lines.push({ text: t('tashkalar-about-score-tasks', { points: side.task_points, legends: side.legendary, claimed: side.claimed.length ? list(side.claimed.map(cardName)) : '–' }), rule: 'TK §8' });
  } else if (side.colours) {
    lines.push({ text: t('tashkalar-about-score-melee', { colours: list(Object.entries(side.colours).map(([colour, n]) => `${nameOf(view.sides.find((s) => s.side === Number(colour))?.seats[0] ?? 0)} ${n}`)) }), rule: 'TK §8' });
  } else lines.push({ text: t('tashkalar-about-score-duel'), rule: 'TK §8' });
  const waiting = view.players.find((p) => side.seats.includes(p.seat) && p.pending);
  if (waiting?.pending) lines.push({ text: t('tashkalar-foresight-pending', { card: cardName(waiting.pending) }) });
  lines.push({ text: t('tashkalar-about-goal', { goal: view.goal }), rule: 'TK §9' });
  return { title: t('tashkalar-about-score', { name: list(side.seats.map(nameOf)), count: side.score }), lines };
}

function ofSupply(seat: number, { view, nameOf }: Props): HelpText | null {
  const side = view.sides.find((s) => s.seats.includes(seat));
  if (!side) return null;
  return {
    title: t('tashkalar-about-supply', { name: list(side.seats.map(nameOf)) }),
    lines: [
      { text: t('tashkalar-about-supply-now', { supply: side.supply, legendary: side.legendary_supply }) },
      { text: t('tashkalar-about-supply-rule'), rule: 'TK §3' },
    ],
  };
}
