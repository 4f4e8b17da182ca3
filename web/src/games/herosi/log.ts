/** The log in words: what is told in one line, whose deed it is, and what happens only by the way. */

import type { GameClient } from '../../core/board.ts';
import { has, list, sentence, t } from '../../core/i18n.svelte.ts';
import type { Entry, Told } from '../../core/wire.ts';
import { SYMBOLS } from './parts/symbols.ts';
import { LETTERS, nameOf } from './view.ts';

/** What happens by the way and is nobody's deed. */
export const MINOR: ReadonlySet<string> = new Set(['laid', 'drew', 'drew_hidden', 'shuffled', 'rolled', 'chose', 'kept', 'went', 'stop_time', 'priority', 'continued']);

/** Drawing cards is a deed where nothing else was done. */
export const LONE: ReadonlySet<string> = new Set(['drew', 'drew_hidden']);

/** Throwing and keeping dice, or not acting, is nothing one has done to anybody. */
export const idle = (entry: Entry): boolean => entry.text === 'pass' || entry.events.every((e) => MINOR.has(e.kind) || e.kind === 'landed');

const QUIET: ReadonlySet<string> = new Set(['rolled', 'chose', 'placed', 'left_empty']);

/** Of dice it is told what fell, not who took them up or has made up his mind; of an army, what is revealed. Fields are told by their player's name, not by a letter. */
export const logLine: NonNullable<GameClient['logLine']> = (event, _, { nameOf }) => {
  if (event.kind === 'landed') return thrown([event], nameOf);
  if (event.kind === 'stop_time') return t('herosi-log-stop-time', { name: nameOf(Number(event['seat'])), seconds: Math.round(Number(event['effective']) / 10) / 100 });
  if (QUIET.has(event.kind)) return null;
  return has(`herosi-event-${event.kind}`) ? sentence('herosi', spelled(event, nameOf), nameOf) : undefined;
};

const SPELLS: ReadonlySet<string> = new Set(['cast', 'attached', 'effect', 'ended', 'power', 'dispelled']);

/** An event whose places are named as people say them: "Ola f2" in place of "r.f2", "Ola" in place of "r"; of a spell in play, what it lies on. */
export function spelled(event: Told, who: (seat: number) => string): Told {
  // In brackets a name stands without its own: "Golem (Adept f2)".
  const place = (text: string): string => text.replace(/\b([rbgp])\.([fb][1-4])\b/g, (_, seat: string, field: string) => `${who(LETTERS.indexOf(seat)).replace(/ \([^)]*\)$/, '')} ${field}`);
  // Of a spell it is told whom it reaches, not only where: "Golem (Ola f2)".
  const reached = SPELLS.has(event.kind) && event['being'] ? t(String(event['being']).slice(1)).split(',')[0]! : '';
  const walks = event.kind === 'moved' || event.kind === 'teleported';
  const say = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => say(one, key));
    if (typeof value !== 'string') return value;
    if (walks && (key === 'from' || key === 'to')) return value.slice(2); // on one board
    if (value.startsWith('@herosi-hero_') && event.kind !== 'chose_hero') return t(value.slice(1)).split(',')[0];
    if ((key === 'target' || key === 'spell') && /^[rbgp]$/.test(value)) return who(LETTERS.indexOf(value));
    const [spell, where] = value.split('@');
    if (!spell || where === undefined) return (key === 'target' || key === 'spell') && reached ? `${reached} (${place(value)})` : place(value);
    return key === 'spell' ? say(where, key) : t('herosi-option-on', { spell: nameOf(spell), target: String(say(where, 'target')) });
  };
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, say(value, key)])) as Told;
}

const DRAWN: ReadonlySet<string> = new Set(['drew', 'drew_hidden']);
const ENDING: ReadonlySet<string> = new Set(['dispelled', 'power', 'ended']);
const TRACK: ReadonlySet<string> = new Set(['took', 'learned', 'slid', 'laid']);

/** Dice that fall one after the other are one line for each player: what was thrown, not each die by its number. So are cards that are drawn, and a card taken from the track with what follows it there. */
export const together: NonNullable<GameClient['together']> = {
  run: (event) => (event.kind === 'landed' || event.kind === 'won' ? event.kind : ENDING.has(event.kind) ? 'ending' : TRACK.has(event.kind) ? 'track' : DRAWN.has(event.kind) ? 'drawn' : null),
  key: (event) => (TRACK.has(event.kind) || ENDING.has(event.kind) || event.kind === 'won' ? '' : `${event.kind} ${event['seat']}`),
  apart: (event, of) => {
    if (event.kind === 'landed') return of.some((e) => e['die'] === event['die']); // a die that falls again was thrown again
    if (DRAWN.has(event.kind) || event.kind === 'won') return false;
    if (ENDING.has(event.kind)) return of[0]?.kind !== 'dispelled' || event.kind === 'dispelled';
    return event.kind === 'slid' ? of.some((e) => e.kind === 'laid') : event.kind !== 'laid';
  },
  text: (events, { nameOf }) => (events[0]?.kind === 'landed' ? thrown : events[0]?.kind === 'won' ? winning : events[0]?.kind === 'dispelled' ? dispelled : DRAWN.has(events[0]?.kind ?? '') ? drawn : tracked)(events, nameOf),
};

/** What is dispelled ends, which goes without saying; or it is weaker. */
const dispelled = (events: readonly Told[], nameOf: (seat: number) => string): string => events.filter((e) => e.kind !== 'ended').map((e) => sentence('herosi', spelled(e, nameOf), nameOf)).join(' ');

/** "Ola and Jan win.": partners are named together. */
const winning = (events: readonly Told[], nameOf: (seat: number) => string): string => t('herosi-log-won', { count: events.length, seats: list(events.map((e) => nameOf(Number(e['seat'])))) });

/** "Ola draws Haste and Heal.", "Jan draws 4 cards." */
function drawn(events: readonly Told[], nameOf: (seat: number) => string): string {
  const seat = nameOf(Number(events[0]?.['seat'] ?? 0));
  return events[0]?.kind === 'drew' ? t('herosi-event-drew', { seat, card: list(events.map(nameOfCard)) }) : t('herosi-log-draws', { seat, count: events.length });
}

/** "Ola takes Fireball. Haste slides down; above it lies Poison now." */
function tracked(events: readonly Told[], nameOf: (seat: number) => string): string {
  const cards = (kind: string): string => list(events.filter((e) => e.kind === kind).map((e) => nameOfCard(e)));
  const [taken] = events.filter((e) => e.kind === 'took' || e.kind === 'learned');
  const slid = cards('slid');
  const laid = cards('laid');
  return [
    taken ? t(`herosi-event-${taken.kind}`, { seat: nameOf(Number(taken['seat'])), card: nameOfCard(taken) }) : '',
    slid ? t('herosi-log-slid', { card: slid }) : '',
    laid ? t(taken || slid ? 'herosi-log-next' : 'herosi-log-laid', { card: laid }) : '',
  ].filter(Boolean).join(' ');
}
const nameOfCard = (event: Told): string => t(String(event['card']).replace('@', ''));

/** Whose deed an event is that names no seat: that dice are taken up again is nobody's; a wound is the deed of who struck it; one that is nobody's, such as a Hero's weakness, is told of whom it hurts. */
export const seatOf: NonNullable<GameClient['seatOf']> = (event) => {
  if (event.kind === 'continued') return -1;
  const by = event['by_seat'];
  if (typeof by !== 'number') return undefined;
  return by >= 0 ? by : Number(event['target_seat']);
};

/** "Ola rolls: Fire, Water ×2." */
function thrown(events: readonly Told[], nameOf: (seat: number) => string): string {
  return t('herosi-log-rolls', { seat: nameOf(Number(events[0]?.['seat'] ?? 0)), dice: symbols(events.map((e) => String(e['face']).replace('@herosi-face-', ''))) });
}

/** What lies on dice: "Fire, Water ×2". */
export function symbols(faces: readonly string[]): string {
  const counted = SYMBOLS.map((face) => ({ face, count: faces.filter((f) => f === face).length })).filter((x) => x.count);
  return list(counted.map(({ face, count }) => `${t(`herosi-face-${face}`)}${count > 1 ? ` ×${count}` : ''}`));
}
