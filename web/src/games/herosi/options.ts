/** From options to clicks on boards, hand and track, to buttons and to words. */

import type { BoardProps, GameClient } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import type { Json, Question } from '../../core/wire.ts';
import { FIELD, heroName, LETTERS, nameOf } from './view.ts';
import type { View } from './wire.ts';

const TRACK = new Set(['take', 'learn']);

/** An option as clicks: what lies on the table in the order of the text, the verb last. A slot of the track is told apart from a field. */
export function clicks(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  return [...rest.map((word) => (TRACK.has(verb) ? `track:${word}` : word)), verb];
}

/** A field, a being, a player or a spell in play, in words: "Golem f2", "Marta", "Poison on Golem f2". */
export function thing(word: string, props: BoardProps<View>, verb: string): string {
  const [spell, where] = word.split('@');
  if (where !== undefined) return t('herosi-option-on', { spell: nameOf(spell!), target: thing(where, props, verb) });
  if (/^[rbgp]$/.test(word)) return props.nameOf(LETTERS.indexOf(word));
  const at = /^(?:([rbgp])\.)?([fb][1-4])$/.exec(word);
  if (at && verb !== 'take' && verb !== 'learn') {
    const seat = at[1] ? LETTERS.indexOf(at[1]) : props.seat;
    const player = props.view.players.find((p) => p.seat === seat);
    const id = player?.fields?.[at[2]!]?.id;
    return id ? `${id === 'hero' ? heroName(player?.hero ?? null) : nameOf(id)} ${at[2]}` : at[2]!;
  }
  const slot = /^([a-d])([12])$/.exec(word);
  if (slot && (verb === 'take' || verb === 'learn')) {
    const mine = props.view.players.find((p) => p.seat === props.seat)?.battle ?? 0;
    const battle = props.view.battles[mine] ?? props.view.battles[0];
    const card = (slot[2] === '1' ? battle?.upper : battle?.lower)?.['abcd'.indexOf(slot[1]!)];
    return card ? nameOf(card) : word;
  }
  if (verb === 'hero') return heroName(word);
  if (word === 'beside') return t('herosi-board-beside', { count: 1 });
  return has(`herosi-${word}`) ? nameOf(word) : word;
}

/** What a refusal names by notation, as people say it: "Golem f2" in place of "b.f2". */
export const named = (args: Json, props: BoardProps<View>): Json =>
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typeof value === 'string' && /^[rbgp]\.[fb][1-4]$/.test(value) ? thing(value, props, '') : value]));

/** Verbs that a name follows: Polish sets it apart, for names stand in the nominative. */
const NAMED = new Set(['hero', 'take', 'cast', 'learn', 'dispel', 'discard', 'heal', 'attack', 'use', 'move']);

/** Verbs with who carries them out and whom or where they reach. */
const AIMED = new Set(['attack', 'use', 'heal', 'move']);

export function optionLabel(option: string, props: BoardProps<View>): string {
  const [verb = '', ...rest] = option.split(' ');
  const head = has(`herosi-verb-${verb}`) ? t(`herosi-verb-${verb}`) : verb;
  const what = rest.map((word) => thing(word, props, verb)).join(AIMED.has(verb) ? ' → ' : ' ');
  return what && NAMED.has(verb) ? t('herosi-option-named', { verb: head, what }) : [head, what].filter(Boolean).join(' ');
}

/** Whether boards, hand, track or tray offer this option by themselves. */
export function covers(option: string, question: Question): boolean {
  const [verb = '', ...rest] = option.split(' ');
  if (['cast', 'draw', 'learn', 'dispel'].includes(verb)) return question.ask === 'choose_action';
  if (['take', 'hero', 'place', 'leave', 'clear', 'ready', 'give', 'roll', 'keep', 'stop', 'go', 'land', 'discard'].includes(verb)) return true;
  return rest.length > 0 && rest.every((word) => FIELD.test(word));
}

/** Roll, Stop and their kind have their fixed places in the tray; a landing is the server's to say. */
export const buttons: NonNullable<GameClient['buttons']> = (options) =>
  options.some((o) => ['stop', 'keep', 'go', 'land', 'clear'].includes(o)) ? [] : options.filter((o) => !o.includes(' '));

/** Who has a Hero is not asked for one. */
export const sentence = (props: BoardProps<View>): string | undefined =>
  props.question?.ask === 'draft' && !props.options.some((o) => o.startsWith('hero ')) ? t('herosi-ask-draft-spell') : undefined;
