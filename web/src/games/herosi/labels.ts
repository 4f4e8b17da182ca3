import type { BoardProps, GameClient } from '../../core/board.ts';
import { has, list, t } from '../../core/i18n.svelte.ts';
import type { Json, Told } from '../../core/wire.ts';
import { LETTERS, heroName, nameOf, type View } from './faces';
import { SYMBOLS } from './symbols';

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
  if (word === 'beside') return t('herosi-beside', { count: 1 });
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
  return what && NAMED.has(verb) ? t('board-he-option', { verb: head, what }) : [head, what].filter(Boolean).join(' ');
}

/** An event whose places are named as people say them: "Ola f2" in place of "r.f2", "Ola" in place of "r"; of a spell in play, what it lies on. */
export function spelled(event: Told, who: (seat: number) => string): Told {
  const place = (text: string): string => text.replace(/\b([rbgp])\.([fb][1-4])\b/g, (_, seat: string, field: string) => `${who(LETTERS.indexOf(seat))} ${field}`);
  const say = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => say(one, key));
    if (typeof value !== 'string') return value;
    if ((key === 'target' || key === 'spell') && /^[rbgp]$/.test(value)) return who(LETTERS.indexOf(value));
    const [spell, where] = value.split('@');
    if (!spell || where === undefined) return place(value);
    return key === 'spell' ? say(where, key) : t('board-he-on', { spell: nameOf(spell), target: String(say(where, 'target')) });
  };
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, say(value, key)])) as Told;
}

const DRAWN: ReadonlySet<string> = new Set(['drew', 'drew_hidden']);
const TRACK: ReadonlySet<string> = new Set(['took', 'learned', 'slid', 'laid']);

/** Dice that fall one after the other are one line for each player: what was thrown, not each die by its number. So are cards that are drawn, and a card taken from the track with what follows it there. */
export const together: NonNullable<GameClient['together']> = {
  run: (event) => (event.kind === 'landed' ? 'landed' : TRACK.has(event.kind) ? 'track' : DRAWN.has(event.kind) ? 'drawn' : null),
  key: (event) => (TRACK.has(event.kind) ? '' : `${event.kind} ${event['seat']}`),
  apart: (event, of) => {
    if (event.kind === 'landed') return of.some((e) => e['die'] === event['die']); // a die that falls again was thrown again
    if (DRAWN.has(event.kind)) return false;
    return event.kind === 'slid' ? of.some((e) => e.kind === 'laid') : event.kind !== 'laid';
  },
  text: (events, { nameOf }) => (events[0]?.kind === 'landed' ? thrown : DRAWN.has(events[0]?.kind ?? '') ? drawn : tracked)(events, nameOf),
};

/** "Ola draws Haste and Heal.", "Jan draws 4 cards." */
function drawn(events: readonly Told[], nameOf: (seat: number) => string): string {
  const seat = nameOf(Number(events[0]?.['seat'] ?? 0));
  return events[0]?.kind === 'drew' ? t('herosi-event-drew', { seat, card: list(events.map(nameOfCard)) }) : t('herosi-draws', { seat, count: events.length });
}

/** "Ola takes Fireball. Haste slides down; above it lies Poison now." */
function tracked(events: readonly Told[], nameOf: (seat: number) => string): string {
  const cards = (kind: string): string => list(events.filter((e) => e.kind === kind).map((e) => nameOfCard(e)));
  const [taken] = events.filter((e) => e.kind === 'took' || e.kind === 'learned');
  const slid = cards('slid');
  const laid = cards('laid');
  return [
    taken ? t(`herosi-event-${taken.kind}`, { seat: nameOf(Number(taken['seat'])), card: nameOfCard(taken) }) : '',
    slid ? t('herosi-track-slid', { card: slid }) : '',
    laid ? t(taken || slid ? 'herosi-track-next' : 'herosi-track-laid', { card: laid }) : '',
  ].filter(Boolean).join(' ');
}
const nameOfCard = (event: Told): string => t(String(event['card']).replace('@', ''));

/** Whose being an event is about that names no seat: it was hurt or healed, died, or a spell lies on it. */
export function seatOf(event: Told): number | undefined {
  const seat = /(?:^|@)([rbgp])(?:\.|$)/.exec(String(event['target'] ?? event['spell'] ?? ''))?.[1];
  return seat ? LETTERS.indexOf(seat) : undefined;
}

/** "Ola rolls: Fire, Water ×2." */
export function thrown(events: readonly Told[], nameOf: (seat: number) => string): string {
  const faces = SYMBOLS.map((face) => ({ face, count: events.filter((e) => e['face'] === `@herosi-face-${face}`).length })).filter((x) => x.count);
  const dice = list(faces.map(({ face, count }) => `${t(`herosi-face-${face}`)}${count > 1 ? ` ×${count}` : ''}`));
  return t('herosi-rolls', { seat: nameOf(Number(events[0]?.['seat'] ?? 0)), dice });
}

export { thing };
