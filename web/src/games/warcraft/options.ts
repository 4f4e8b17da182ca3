/** From options to clicks on map and hand, to buttons and to words. */

import type { GameClient } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import { nameOf, TYPES } from './view.ts';
import type { PieceType } from './wire.ts';

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
export function clicks(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  if (verb === 'amount') return [...rest, verb];
  const card = verb === 'play' ? rest.slice(0, 1) : [];
  const others = verb === 'play' ? rest.slice(1) : rest;
  return [...card, ...others.filter(isArea), ...others.filter((word) => !isArea(word)), verb];
}

/** An option in words; races, types and cards by name. */
export function optionLabel(option: string): string {
  const [verb = '', ...rest] = option.split(' ');
  const head = has(`warcraft-verb-${verb}`) ? t(`warcraft-verb-${verb}`) : verb;
  if (verb === 'amount') return t('warcraft-option-amount', { gold: Number(rest[0]), wood: Number(rest[1]) });
  if ((verb === 'build' || verb === 'finish') && TYPES.includes(rest[0] as PieceType)) return t(`warcraft-option-${verb}-for`, { type: nameOf(rest[0]!) });
  const words = rest.map((word) => (word === 'outpost' ? t('warcraft-verb-outpost') : has(`warcraft-${word}`) ? t(`warcraft-${word}`) : word));
  if (verb === 'move' || verb === 'carry') words.splice(-1, 0, '→');
  return words.length ? t('warcraft-option-order', { verb: head, what: words.join(' ') }) : head;
}

export const buttons: NonNullable<GameClient['buttons']> = (options) => options.filter((o) => !o.includes(' ') || o.startsWith('give '));

/** The map offers what names an area, the hand its cards, the Town what is bought there; all else stays a button. */
export const covers = (option: string): boolean =>
  /^(play|amount) /.test(option) || /^(train|build|upgrade|finish) (melee|ranged|flying|worker)$/.test(option) || option.split(' ').some(isArea);

export const face: NonNullable<GameClient['face']> = (option) => (option === 'done' || option === 'pass' ? { key: 'T' } : undefined);
