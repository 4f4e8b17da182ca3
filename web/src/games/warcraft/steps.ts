import { TYPES } from './faces';

const RACES = ['human', 'orc', 'undead', 'night_elf'];
const WORDS = new Set<string>([...TYPES, ...RACES, 'outpost', 'gold', 'wood']);

/** The areas of the map on the table: a scenario of one's own may call them as it likes. */
let known = new Set<string>();
export function learnAreas(ids: readonly string[]): void {
  known = new Set(ids);
}

/** An area of the map, as options name it. */
export const isArea = (word: string): boolean => !WORDS.has(word) && (known.size ? known.has(word) : /^[a-z]\d+$|^[A-Z]$/.test(word));

/** An option as clicks: the card, then areas in the order of the text, then the words, the verb last. */
export function steps(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  if (verb === 'amount') return [...rest, verb];
  const card = verb === 'play' ? rest.slice(0, 1) : [];
  const others = verb === 'play' ? rest.slice(1) : rest;
  return [...card, ...others.filter(isArea), ...others.filter((word) => !isArea(word)), verb];
}
