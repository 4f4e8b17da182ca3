/** From options to clicks on boards, hand and track, to answers and to words. */

import type { BoardProps, GameClient, Unasked } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import type { Json, Question } from '../../core/wire.ts';
import { symbols } from './log.ts';
import { choices, cost } from './parts/army.ts';
import { kept, playerOf } from './parts/kept.svelte.ts';
import { laying } from './parts/laying.svelte.ts';
import { possible } from './parts/possible.svelte.ts';
import { catalogueOf, FIELD, heroName, LETTERS, nameOf } from './view.ts';
import type { View } from './wire.ts';

/** Whoever can do nothing at another's Stop is not asked whether to; in a lesson every answer is the learner's own. */
export function unasked({ question, options, table }: BoardProps<View>): Unasked | undefined {
  if (question?.ask !== 'opt_in' || options.length !== 1 || options[0] !== 'pass' || String(table['parent'] ?? '').startsWith('scenario:')) return undefined;
  return { option: 'pass', hides: true };
}

const TRACK = new Set(['take', 'learn']);

/** An option as clicks: what lies on the table in the order of the text, the verb last. A slot of the track is told apart from a field. */
export function clicks(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  return [...rest.map((word) => (TRACK.has(verb) ? `track:${word}` : word)), verb];
}

const battleOf = (props: BoardProps<View>): View['battles'][number] | undefined => props.view.battles[props.view.players.find((p) => p.seat === props.seat)?.battle ?? 0] ?? props.view.battles[0];

/** The card at a place of the track. */
export function cardAt(slot: string, props: BoardProps<View>): string | null {
  const battle = battleOf(props);
  return (slot[1] === '1' ? battle?.upper : battle?.lower)?.['abcd'.indexOf(slot[0]!)] ?? null;
}

/** A field, a being, a player or a spell in play, in words: "Golem f2", "Marta", "Poison on Golem f2". */
export function thing(word: string, props: BoardProps<View>, verb: string): string {
  const [spell, where] = word.split('@');
  if (where !== undefined) return t('herosi-option-on', { spell: nameOf(spell!), target: thing(where, props, verb) });
  if (/^[rbgp]$/.test(word)) return props.nameOf(LETTERS.indexOf(word));
  const at = /^(?:([rbgp])\.)?([fb][1-4])$/.exec(word);
  if (at && !TRACK.has(verb)) {
    const seat = at[1] ? LETTERS.indexOf(at[1]) : props.seat;
    const player = props.view.players.find((p) => p.seat === seat);
    const id = player?.fields?.[at[2]!]?.id;
    return id ? `${id === 'hero' ? heroName(player?.hero ?? null) : nameOf(id)} ${at[2]}` : at[2]!;
  }
  if (TRACK.has(verb) && /^[a-d][12]$/.test(word)) {
    const card = cardAt(word, props);
    return card ? nameOf(card) : word;
  }
  if (verb === 'hero') return heroName(word);
  if (word === 'beside') return t('herosi-board-beside', { count: 1 });
  return has(`herosi-${word}`) ? nameOf(word) : word;
}

/** What a refusal names by notation, as people say it: "Golem f2" in place of "b.f2". */
export const named = (args: Json, props: BoardProps<View>): Json =>
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typeof value === 'string' && /^[rbgp]\.[fb][1-4]$/.test(value) ? thing(value, props, '') : value]));

// --- words -------------------------------------------------------------------------------------

/** Verbs that a name follows: Polish sets it apart, for names stand in the nominative. */
const NAMED = new Set(['hero', 'place', 'leave', 'take', 'cast', 'learn', 'dispel', 'discard', 'heal', 'attack', 'use', 'move']);

/** Verbs with who carries them out and whom or where they reach. */
const AIMED = new Set(['attack', 'use', 'heal', 'move']);

/** What is passed: the spell goes without a boost, the lightning no further. */
function passWords(props: BoardProps<View>): string {
  const ask = props.question?.ask ?? '';
  const { casting } = props.view;
  if (ask === 'choose_boost') return casting ? t('herosi-pass-boost', { count: casting.boosts }) : t('herosi-pass-dispel');
  if (ask === 'choose_action') return t('herosi-pass-choose_action', { amount: possible.stop?.penalty ?? 0 });
  return has(`herosi-pass-${ask}`) ? t(`herosi-pass-${ask}`) : t('herosi-verb-pass');
}

/** A throw by the dice that stay: their numbers say nothing. */
function throwWords(thrown: readonly string[], props: BoardProps<View>): string {
  const stay = (playerOf(props)?.dice ?? []).flatMap((d, i) => (d.at === 'table' && d.face && !thrown.includes(String(i + 1)) ? [d.face] : []));
  return stay.length ? t('herosi-option-roll', { dice: symbols(stay) }) : t('herosi-option-roll-all');
}

export function optionLabel(option: string, props: BoardProps<View>): string {
  const [verb = '', ...rest] = option.split(' ');
  if (option === 'pass') return passWords(props);
  if (option === 'done') return t('herosi-pass-orders');
  if (verb === 'roll') return throwWords(rest, props);
  if (option === 'act') return t('herosi-verb-act');
  if (verb === 'draw') return t('herosi-option-draw', { count: Number(rest[0] ?? 1) });
  if (verb === 'hero') return t('herosi-option-named', { verb: t('herosi-verb-hero'), what: heroName(rest[0] ?? '').split(',')[0]! });
  const head = has(`herosi-verb-${verb}`) ? t(`herosi-verb-${verb}`) : verb;
  const what = rest.map((word) => thing(word, props, verb)).join(AIMED.has(verb) ? ' → ' : ' ');
  return what && NAMED.has(verb) ? t('herosi-option-named', { verb: head, what }) : [head, what].filter(Boolean).join(' ');
}

/** The key of an answer and, in small, what it takes. */
export const face: NonNullable<GameClient<View>['face']> = (option) => {
  const [verb, ...rest] = option.split(' ');
  if (verb === 'roll') return { key: 'R', short: t('herosi-board-roll'), note: t('herosi-board-roll-note', { count: rest.length }) };
  if (option === 'keep') return { key: 'R', note: t('herosi-board-roll-note', { count: 0 }) };
  if (option === 'go') return { key: 'R', note: t('herosi-board-on-note') };
  if (option === 'ready') return { primary: true };
  const { stop } = possible;
  const loses = stop ? stop.weakness + (stop.in_vain ? stop.penalty : 0) : 0;
  if (option === 'stop') return { key: t('web-board-space'), note: stop ? t('herosi-board-stop-note', { vain: stop.in_vain ? 'yes' : 'no', amount: loses }) : '\u00a0', primary: true, costly: stop !== null && ((stop.in_vain && loses > 0) || stop.hero_falls) };
  if (option === 'act' && loses) return { note: t('herosi-board-act-note', { amount: loses }), costly: stop?.hero_falls ?? false };
  return undefined;
};

/** Who has a Hero is not asked for one, who has all spells not for another; a spell that is cast is named, and so is the creature that acts. */
export function sentence(props: BoardProps<View>): string | undefined {
  const ask = props.question?.ask;
  if (ask === 'draft' && !props.options.some((o) => o.startsWith('hero '))) return t('herosi-asking-draft-spell');
  if (ask === 'draft' && props.options.every((o) => o.startsWith('hero '))) return t('herosi-asking-draft-hero');
  const acts = ask === 'activate' ? props.options.flatMap((o) => o.split(' ').filter((word) => /^[fb][1-4]$/.test(word)).slice(0, 1)) : [];
  const who = acts[0] && playerOf(props)?.fields?.[acts[0]]?.id;
  if (who) return t('herosi-asking-activate', { who: nameOf(who) });
  const { casting } = props.view;
  if (casting && (ask === 'choose_target' || ask === 'choose_boost')) {
    const target = casting.target ? thing(casting.target, props, '') : '';
    return t(`herosi-asking-${ask}`, { card: nameOf(casting.card), target });
  }
  return undefined;
}

// --- where options stand -----------------------------------------------------------------------

/** Whether boards, hand, track or the row of options offer this option by themselves. */
export function covers(option: string, question: Question): boolean {
  const [verb = '', ...rest] = option.split(' ');
  if (['cast', 'draw', 'learn', 'dispel'].includes(verb)) return question.ask === 'choose_action';
  if (['take', 'hero', 'place', 'leave', 'clear', 'ready', 'give', 'roll', 'keep', 'stop', 'go', 'land', 'discard'].includes(verb)) return true;
  return rest.length > 0 && rest.every((word) => FIELD.test(word));
}

/** What fields alone do not tell apart, such as an attack and an ability with one target. */
export function alike({ matching, path }: Pick<BoardProps['choose'], 'matching' | 'path'>): string[] {
  const parts = matching.map((o) => o.split(' ').slice(1).join(' '));
  return path.length > 0 && matching.length > 1 && matching.length <= 8 && new Set(parts).size < parts.length ? [...matching] : [];
}

/** Dice, army and a landing, which is the server's to say, have their places. */
export const buttons: NonNullable<GameClient['buttons']> = (options) =>
  options.some((o) => ['stop', 'keep', 'go', 'land', 'clear'].includes(o)) ? [] : options.filter((o) => !o.includes(' '));

/** Roll, go on and pass stand left, Stop and acting right; an army that is whole is ready. */
export function answers(options: readonly string[], props: BoardProps<View>): { no?: string; yes?: string } {
  if (laying.builds(props)) return laying.complete(props) ? { yes: 'ready' } : {};
  const roll = kept.roll(props);
  const no = roll ?? options.find((o) => o === 'pass' || o === 'done');
  const yes = options.find((o) => o === 'act' || (o === 'stop' && !props.live?.stopping));
  return { ...(no ? { no } : {}), ...(yes ? { yes } : {}) };
}

/** While creatures are commanded an ability that was used keeps its place: the next one does not come under the hand. */
export const step: NonNullable<GameClient<View>['step']> = ({ question }) => (question?.ask === 'give_orders' ? 'orders' : undefined);

/** A spell has been named, its first target has not. */
export const midst: NonNullable<GameClient<View>['midst']> = ({ question, view }) => question?.ask === 'choose_target' && view.casting !== null;

/** An army is told piece by piece. */
export function carries(option: string, props: BoardProps<View>): boolean {
  if (option !== 'ready' || !laying.builds(props)) return false;
  laying.ready(props);
  return true;
}

/** Army points, or Command that could still activate somebody. */
export function unspent(option: string, props: BoardProps<View>): string | undefined {
  if (option === 'ready' && laying.lays(props)) {
    const left = (props.view.army_points ?? 0) - cost(catalogueOf(props.catalogue), laying.layout);
    const more = choices(catalogueOf(props.catalogue), playerOf(props)?.hero ?? null, laying.layout, props.view.army_points ?? 0).some((x) => x.left > 0 && x.affordable);
    return left > 0 && more ? t('herosi-unspent-points', { count: left }) : undefined;
  }
  const acts = props.options.filter((o) => /^(attack|use|heal) /.test(o)).length;
  const left = battleOf(props)?.orders;
  return option === 'done' && acts && left ? t('herosi-unspent-orders', { count: left.symbols + left.bonus }) : undefined;
}
