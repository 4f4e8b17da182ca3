import { isSquare } from './geometry';

/**
 * An option as clicks: what is pictured (cards and squares) in the order of the text, then the words between, the verb last.
 * So a click on an empty square is `place`, on a card of the hand its summonings and its discarding, and words only
 * decide where pictures leave a choice.
 */
export function steps(option: string): string[] {
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
export const ofCard = (option: string, path: readonly string[]): boolean => path.length === 1 && /^(discard|flare) /.test(option) && option.split(' ')[1] === path[0];
