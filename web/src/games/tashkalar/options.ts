/** From options to clicks on arena and hand, to buttons and to words. */

import type { BoardProps, GameClient } from '../../core/board.ts';
import type { Chooser } from '../../core/chooser.svelte.ts';
import type { Entry } from '../../core/wire.ts';
import { has, list, t } from '../../core/i18n.svelte.ts';
import { isSquare } from './geometry.ts';
import { sideOf, tally } from './foresight.ts';
import { summons } from './parts/summons.svelte.ts';
import { cardName, catalogueOf, kindOf } from './view.ts';
import type { View } from './wire.ts';

/**
 * An option as clicks: what is pictured (cards and squares) in the order of the text, then the words between, the verb last.
 * So a click on an empty square is `place`, on a card of the hand its summonings and its discarding, and words only
 * decide where pictures leave a choice.
 */
export function clicks(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  const pictured = rest.filter((word) => isPictured(word));
  const others = rest.filter((word) => !isPictured(word));
  return [...pictured, ...others, verb];
}

const ORIENTATION = /^[rm](0|90|180|270)$/;
const WORDS = new Set(['improvise', 'borrow', 'common', 'heroic', 'legendary', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'r', 'b', 'g', 'p', '1', '2', '3']);

/** A square or a card. */
export const isPictured = (word: string): boolean => isSquare(word) || !(ORIENTATION.test(word) || WORDS.has(word));

export const squaresOf = (option: string): string[] => option.split(' ').filter(isSquare);

/** What the chosen card can do without naming a square: discard it, invoke the flare. */
const isOfCard = (option: string, path: readonly string[]): boolean => path.length === 1 && /^(discard|flare) /.test(option) && option.split(' ')[1] === path[0];

/** The card that is taken up. What is spelled out ends with its verb, which is no card. */
export const cardTaken = ({ choose, options }: Pick<BoardProps<View>, 'choose' | 'options'>): string | null => {
  const verbs = new Set(options.map((o) => o.split(' ')[0]!));
  return choose.path.find((part) => isPictured(part) && !isSquare(part) && !verbs.has(part)) ?? null;
};

/** The card that is taken up, or only looked at because it cannot be played now. */
export const cardInView = (props: BoardProps<View>): string | null => cardTaken(props) ?? summons.held;

/** What is asked, in words that follow what is chosen: where to summon, what a card lacks, what an effect wants next. */
export function sentence(props: BoardProps<View>): string | undefined {
  if (props.question?.ask === 'effect') return ofEffect(props);
  // "End the turn" would be the wrong advice.
  if (props.question?.ask === 'finish' && props.options.some((o) => o.startsWith('claim '))) return t('tashkalar-asking-claim');
  const card = cardInView(props);
  // A card that is only looked at gives way to what is spelled out on the arena.
  if (props.choose.ready && !cardTaken(props)) return undefined;
  return card && props.question?.ask === 'act' ? ofCard(props, card) : undefined;
}

function ofCard(props: BoardProps<View>, id: string): string {
  const card = cardName(id);
  if (kindOf(catalogueOf(props.catalogue), id) === 'flare') return t('tashkalar-asking-flare', { card, met: props.options.some((o) => o.startsWith(`flare ${id}`)) ? 'yes' : 'no' });
  if (!props.options.some((o) => o.startsWith(`summon ${id} `))) return lack(id);
  const { path, matching } = props.choose;
  const square = path.find(isSquare);
  if (!square) return t('tashkalar-asking-where', { card });
  const next = matching.some((o) => isSquare(clicks(o)[path.length] ?? ''));
  return t(next ? 'tashkalar-asking-stand-in' : 'tashkalar-asking-here', { card, square });
}

/** What a card in hand lacks, where it lacks fewest. */
export function lack(id: string): string {
  const card = cardName(id);
  const near = summons.near.filter((r) => r.card === id);
  const [first] = near;
  if (first && near.every((r) => r.missing === first.missing)) return t('tashkalar-asking-lack', { card, square: first.missing, rank: first.rank });
  return t('tashkalar-asking-lack-some', { card, count: first ? 1 : (summons.far.find((r) => r.card === id)?.missing.length ?? 0) });
}

/** The step of an effect: what is to be pointed at now. Where several things are possible the card itself is the best answer. */
function ofEffect(props: BoardProps<View>): string | undefined {
  const { view, choose } = props;
  const verbs = new Set(choose.matching.filter((o) => o.includes(' ')).map((o) => o.split(' ')[0]!));
  const [verb] = verbs;
  if (!view.effect) return undefined;
  const card = cardName(view.effect.card);
  if (verbs.size !== 1) return t('tashkalar-asking-step', { card });
  const ways = choose.matching.map(clicks).filter((s) => isSquare(s[0] ?? ''));
  const taken = choose.path.length > 0 || new Set(ways.map((s) => s[0])).size === 1;
  const key = ways.some((s) => isSquare(s[1] ?? '')) && taken ? `tashkalar-asking-step-${verb}-to` : `tashkalar-asking-step-${verb}`;
  return t(has(key) ? key : 'tashkalar-asking-step', { card });
}

/** Sides as the notation names them. */
export const COLOURS: Readonly<Record<string, number>> = { r: 0, b: 1, g: 2, p: 3 };
const TURN = /^([rm])(0|90|180|270)$/;
const unturned = (option: string): string => option.split(' ').filter((word) => !TURN.test(word)).join(' ');

export const ARROWS: Readonly<Record<string, string>> = { n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←', nw: '↖' };
export const isShot = (option: string): boolean => option.startsWith('shoot ');

/** What an effect has told of once it was done. */
const DONE: Readonly<Record<string, string>> = { move: 'moved', leap: 'leapt', destroy: 'destroyed', upgrade: 'upgraded', downgrade: 'downgraded', convert: 'converted', place: 'placed' };

/** Whether the effect that is resolved has done that already, and may do it again. */
function begun(verb: string, history: readonly Entry[]): boolean {
  const from = history.findLastIndex((entry) => entry.events.some((e) => e.kind === 'summoned' || e.kind === 'flare'));
  return from >= 0 && history.slice(from + 1).some((entry) => entry.events.some((e) => e.kind === DONE[verb]));
}

/** What is declined: by what the other options would do. */
function declined(props: BoardProps<View>): string {
  const verbs = new Set(props.options.filter((o) => o.includes(' ')).map((o) => o.split(' ')[0]!));
  const [verb] = verbs;
  if (verbs.size === 1 && props.view.effect && begun(verb!, props.history ?? [])) return t('tashkalar-pass-enough');
  const key = `tashkalar-pass-${verb}`;
  return t(verbs.size === 1 && has(key) ? key : 'tashkalar-pass-part');
}

/** The pieces that a way to summon uses, where they tell the ways to this square apart. */
function piecesOf(option: string, { matching }: Chooser): string[] | null {
  const used = (text: string): string[] => [...(summons.rows.find((r) => r.text === text)?.pattern ?? [])].sort();
  const ways = new Set(matching.map((text) => used(text).join()));
  return ways.size === matching.length && !ways.has('') ? used(option) : null;
}

/** An option in words: verb, names, squares; turns and colours spelled out. What it costs follows it, where that is known. */
export function optionLabel(option: string, props: BoardProps<View>): string {
  const words = inWords(option, props);
  if (!props.foreseen || (props.choose.aimed ?? props.choose.ready) !== option) return words;
  const { own } = tally(props.foreseen, sideOf(props));
  return own ? t('tashkalar-foresight-price', { action: words, count: own }) : words;
}

function inWords(option: string, props: BoardProps<View>): string {
  if (option === 'end') return t('tashkalar-option-end');
  if (option === 'pass') return declined(props);
  // The one task that is met stands in sight.
  if (option.startsWith('claim ') && props.options.filter((o) => o.startsWith('claim ')).length === 1) return t('tashkalar-verb-claim');
  if (isShot(option)) return `${t('tashkalar-verb-shoot')} ${ARROWS[option.slice(6)] ?? option.slice(6)}`;
  // How a pattern lies is only told where it makes a choice.
  const turned = props.options.some((o) => o !== option && unturned(o) === unturned(option));
  const [verb = '', ...rest] = (turned ? option : unturned(option)).split(' ');
  // A choice between two things without a target has its own words.
  const choice = `tashkalar-option-${props.view.effect?.card ?? ''}-${rest[0] ?? ''}`;
  if (verb === 'option' && has(choice)) return t(choice);
  // Beside a heroic piece the plain one is a common one.
  const plain = verb === 'place' && rest.length === 1 && props.options.some((o) => o.startsWith(`${option} `)) ? 'common' : undefined;
  const rank = rest.find((word) => word === 'common' || word === 'heroic' || word === 'legendary') ?? plain;
  if (verb === 'place' && rank && props.choose.path.includes(rest.find(isSquare) ?? '')) return t('tashkalar-option-ranked', { rank });
  if (verb === 'place' && rank) return t('tashkalar-option-place-ranked', { rank, at: rest.find(isSquare) ?? '' });
  // A piece that goes, falls or rises: a sentence of its own.
  const [a = '', b = ''] = rest;
  if (rest.length && rest.every(isSquare) && has(`tashkalar-option-${verb}`)) return t(`tashkalar-option-${verb}`, { a, b });
  const words = rest.map((word) => {
    if (isSquare(word)) return word;
    const turn = TURN.exec(word);
    if (turn) return t('tashkalar-option-turn', { mirrored: turn[1] === 'm' ? 'yes' : 'no', degrees: Number(turn[2]) });
    if (word in COLOURS && verb !== 'shoot') return props.nameOf(COLOURS[word]!);
    if (has(`tashkalar-${word}`)) return t(`tashkalar-${word}`);
    if (has(`tashkalar-word-${word}`)) return t(`tashkalar-word-${word}`);
    return word;
  });
  const [first = '', second = '', ...others] = words;
  // What lies spelled out on the table is told by the question above its button.
  if (verb === 'summon' && props.choose.ready === option) return t('tashkalar-option-here', { square: second });
  if (verb === 'summon' && props.choose.path.length > 1) {
    const pieces = piecesOf(option, props.choose);
    if (pieces) return t('tashkalar-option-with', { at: list(pieces) });
  }
  if (verb === 'summon') return [t('tashkalar-option-summon', { card: first, square: second }), ...others].join(' ');
  const head = has(`tashkalar-verb-${verb}`) ? t(`tashkalar-verb-${verb}`) : verb;
  // A name follows its verb as the language wants it.
  const named = rest.length > 0 && has(`tashkalar-${rest[0]}`);
  return named ? [t('tashkalar-option-named', { verb: head, thing: first }), second, ...others].filter(Boolean).join(' ') : [head, ...words].join(' ');
}

export const buttons: NonNullable<GameClient['buttons']> = (options, choose) => [
  ...wordsLeft(choose),
  ...options.filter((o) => isOfCard(o, choose.path) || o.startsWith('claim ')),
  ...options.filter((o) => !o.includes(' ')),
];

/** Options that only words tell apart from here. */
const wordsLeft = ({ path, ready, matching }: Chooser): string[] =>
  path.length && !ready ? matching.filter((o) => !isOfCard(o, path) && clicks(o).slice(path.length).every((w) => !isSquare(w))) : [];

/** Whether arena, hand, tasks or the row of shots offer this option by themselves. */
export const covers = (option: string): boolean => squaresOf(option).length > 0 || /^(discard|flare|return|drop|claim|shoot) /.test(option);

/** Left what declines; right the task that is met, or the end of the turn when nothing else is left. */
export const answers: NonNullable<GameClient<View>['answers']> = (options, props) => {
  const claims = options.filter((o) => o.startsWith('claim '));
  if (claims.length) return { no: 'end', ...(claims.length === 1 && { yes: claims[0]! }) };
  if (options.includes('end')) return { yes: 'end' };
  if (options.includes('done')) return { yes: 'done' };
  if (options.length === 1 && !squaresOf(options[0]!).length) return { yes: options[0]! };
  return props.options.includes('pass') ? { no: 'pass' } : {};
};

/** A task that is met can be claimed only now. */
export const unspent: NonNullable<GameClient<View>['unspent']> = (option, { options }) => (option === 'end' && options.some((o) => o.startsWith('claim ')) ? t('tashkalar-unspent-claim') : undefined);

/** The card that a button speaks of lies chosen beside it. */
export const face: NonNullable<GameClient['face']> = (option) => {
  const [verb = ''] = option.split(' ');
  if (['end', 'pass', 'done'].includes(verb)) return { key: 'T' };
  return verb === 'discard' || verb === 'flare' ? { short: t(`tashkalar-verb-${verb}`) } : undefined;
};
