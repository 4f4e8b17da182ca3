/** How a view that nobody has drawn is read: keys and values in words, rows that are alike as a table. */

import { t, textOr } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';

/** What the board shows otherwise, or what only says how it is shown. */
const ELSEWHERE: ReadonlySet<string> = new Set(['picture', 'secrets']);

/** `_` stands for a space in names of fields and ids; a game may have better words: `<game>-<word>`. */
export function plainWord(game: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'web-plain-yes' : 'web-plain-no');
  if (value === null || value === undefined || value === '') return '–';
  const text = String(value);
  if (text.startsWith('@')) return t(text.slice(1));
  return textOr(`${game}-${text}`, text.replaceAll('_', ' '));
}

/** The name of a field: `<game>-fact-<key>`, or the key itself. */
export const factName = (game: string, key: string): string => textOr(`${game}-fact-${key}`, key.replaceAll('_', ' '));

export const isSeat = (key: string, value: unknown): value is number => typeof value === 'number' && (key === 'seat' || key.endsWith('_seat'));

export const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is told by a word or two. */
export const isSingle = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The fields of a view that are told as facts. */
export const factsOf = (view: Json): Json => Object.fromEntries(Object.entries(view).filter(([key]) => !ELSEWHERE.has(key)));

/** The columns of a list whose rows are all told by single values; null for any other list. */
export function columnsOf(rows: readonly unknown[]): string[] | null {
  if (rows.length < 2 || !rows.every(isRecord)) return null;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return columns.length && rows.every((row) => Object.values(row).every(isSingle)) ? columns : null;
}

/** So many options are read at a glance. */
export const FEW = 12;

export interface Fold {
  word: string;
  options: string[];
}

/** Options by their word at this place, in the order in which they came. */
export function folds(options: readonly string[], at: number): Fold[] {
  const out = new Map<string, string[]>();
  for (const option of options) {
    const word = option.split(' ')[at] ?? '';
    out.set(word, [...(out.get(word) ?? []), option]);
  }
  return [...out].map(([word, found]) => ({ word, options: found }));
}

/** At which word these options part ways. */
export function parting(options: readonly string[], from = 0): number {
  const longest = Math.max(...options.map((option) => option.split(' ').length));
  let at = from;
  while (at < longest && folds(options, at).length === 1) at += 1;
  return at;
}
