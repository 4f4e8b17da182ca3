import type { BoardProps } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import type { Told } from '../../core/wire.ts';
import { LETTERS, heroName, nameOf, type View } from './faces';

/** A field, a being, a player or a spell in play, in words: "Golem f2", "Marta", "Poison on Golem f2". */
function thing(word: string, props: BoardProps<View>, verb: string): string {
  const [spell, where] = word.split('@');
  if (where !== undefined) return t('board-he-on', { spell: nameOf(spell!), target: thing(where, props, verb) });
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
  return has(`herosi-${word}`) ? nameOf(word) : word;
}

/** Verbs that a name follows: Polish sets it apart, for names stand in the nominative. */
const NAMED = new Set(['hero', 'take', 'cast', 'learn', 'dispel', 'discard', 'heal', 'attack', 'use', 'move']);

export function optionLabel(option: string, props: BoardProps<View>): string {
  const [verb = '', ...rest] = option.split(' ');
  const head = has(`herosi-verb-${verb}`) ? t(`herosi-verb-${verb}`) : verb;
  const what = rest.map((word) => thing(word, props, verb)).join(' ');
  return what && NAMED.has(verb) ? t('board-he-option', { verb: head, what }) : [head, what].filter(Boolean).join(' ');
}

/** An event whose fields are named as people say them: "Ola f2" in place of "r.f2". */
export function spelled(event: Told, nameOf: (seat: number) => string): Told {
  const say = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\b([rbgp])\.([fb][1-4])\b/g, (_, seat: string, field: string) => `${nameOf(LETTERS.indexOf(seat))} ${field}`) : Array.isArray(value) ? value.map(say) : value);
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, say(value)])) as Told;
}

export { thing };
