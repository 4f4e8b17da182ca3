import type { BoardProps } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import { isSquare } from './geometry';
import type { View } from './faces';

const COLOURS: Record<string, number> = { r: 0, b: 1, g: 2, p: 3 };
const TURN = /^([rm])(0|90|180|270)$/;
const unturned = (option: string): string => option.split(' ').filter((word) => !TURN.test(word)).join(' ');

/** An option in words: verb, names, squares; turns and colours spelled out. */
export function optionLabel(option: string, props: BoardProps<View>): string {
  // How a pattern lies is only told where it makes a choice.
  const turned = props.options.some((o) => o !== option && unturned(o) === unturned(option));
  const [verb = '', ...rest] = (turned ? option : unturned(option)).split(' ');
  // A choice between two things without a target has its own words.
  const choice = `board-tk-option-${props.view.effect?.card ?? ''}-${rest[0] ?? ''}`;
  if (verb === 'option' && has(choice)) return t(choice);
  // A piece that goes, falls or rises: a sentence of its own.
  const [a = '', b = ''] = rest;
  if (rest.length && rest.every(isSquare) && has(`board-tk-do-${verb}`)) return t(`board-tk-do-${verb}`, { a, b });
  const words = rest.map((word) => {
    if (isSquare(word)) return word;
    const turn = TURN.exec(word);
    if (turn) return t('board-tk-turn', { mirrored: turn[1] === 'm' ? 'yes' : 'no', degrees: Number(turn[2]) });
    if (word in COLOURS && verb !== 'shoot') return props.nameOf(COLOURS[word]!);
    if (has(`tashkalar-${word}`)) return t(`tashkalar-${word}`);
    if (has(`board-tk-word-${word}`)) return t(`board-tk-word-${word}`);
    return word;
  });
  const [first = '', second = '', ...others] = words;
  // What lies spelled out on the table is told by the question above its button.
  if (verb === 'summon' && props.choose.ready === option) return t('board-tk-do-here', { square: second });
  if (verb === 'summon') return [t('board-tk-do-summon', { card: first, square: second }), ...others].join(' ');
  const head = has(`tashkalar-verb-${verb}`) ? t(`tashkalar-verb-${verb}`) : verb;
  // A name follows its verb as the language wants it.
  const named = rest.length > 0 && has(`tashkalar-${rest[0]}`);
  return named ? [t('board-tk-named', { verb: head, thing: first }), second, ...others].filter(Boolean).join(' ') : [head, ...words].join(' ');
}
