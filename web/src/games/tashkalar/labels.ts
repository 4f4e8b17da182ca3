import type { BoardProps } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import { isSquare } from './geometry';
import type { View } from './faces';

const COLOURS: Record<string, number> = { r: 0, b: 1, g: 2, p: 3 };

/** An option in words: verb, names, squares; turns and colours spelled out. */
export function optionLabel(option: string, props: BoardProps<View>): string {
  const [verb = '', ...rest] = option.split(' ');
  const words = rest.map((word) => {
    if (isSquare(word)) return word;
    const turn = /^([rm])(0|90|180|270)$/.exec(word);
    if (turn) return t('board-tk-turn', { mirrored: turn[1] === 'm' ? 'yes' : 'no', degrees: Number(turn[2]) });
    if (word in COLOURS && verb !== 'shoot') return props.nameOf(COLOURS[word]!);
    if (has(`tashkalar-${word}`)) return t(`tashkalar-${word}`);
    if (has(`board-tk-word-${word}`)) return t(`board-tk-word-${word}`);
    return word;
  });
  const head = has(`tashkalar-verb-${verb}`) ? t(`tashkalar-verb-${verb}`) : verb;
  // A name follows its verb as the language wants it.
  const [first = '', ...others] = words;
  const named = rest.length > 0 && has(`tashkalar-${rest[0]}`);
  return named ? [t('board-tk-named', { verb: head, thing: first }), ...others].join(' ') : [head, ...words].join(' ');
}
