/** What the log tells in one line: a piece that walks square by square, pieces put down in a row, cards drawn. */

import type { GameClient } from '../../core/board.ts';
import { list, t } from '../../core/i18n.svelte.ts';
import type { Told } from '../../core/wire.ts';
import { givesWay } from './foresight.ts';
import { cardName } from './view.ts';

/** What happens by the way, or follows from a deed: the sentence of what happened last names the deed. */
export const MINOR: ReadonlySet<string> = new Set(['turn', 'drew', 'returned', 'task', 'reshuffled', 'destroyed', 'improvised']);

/** An effect that only destroys is a deed too. */
export const LONE: ReadonlySet<string> = new Set(['destroyed']);

/** Whose piece it is need not be said where players put down their own. */
const own = (event: Told): boolean => event.kind === 'placed' && event['seat'] === event['owner_seat'];

function placed(events: readonly Told[], nameOf: (seat: number) => string): string {
  const [first] = events;
  return t('tashkalar-log-placed', { name: nameOf(Number(first!['seat'])), count: events.length, rank: String(first!['rank']), at: list(events.map((e) => String(e['at']))) });
}

function drew(events: readonly Told[], nameOf: (seat: number) => string): string {
  const name = nameOf(Number(events[0]!['seat']));
  return events[0]!['known'] === 'yes' ? t('tashkalar-log-drew', { name, cards: list(events.map((e) => cardName(String(e['id'])))) }) : t('tashkalar-log-drew-cards', { name, count: events.length });
}

const returned = (events: readonly Told[], nameOf: (seat: number) => string): string => t('tashkalar-log-returned', { name: nameOf(Number(events[0]!['seat'])), count: events.length });

/** All who play a piece or have the points: in teams both partners. */
function team(seats: unknown, nameOf: (seat: number) => string): { names: string; count: number } {
  const all = (seats ?? []) as readonly number[];
  return { names: list(all.map(nameOf)), count: all.length };
}

/** Sentences that name who owns the piece or has the points. */
function ofOwners(e: Told, nameOf: (seat: number) => string): string | undefined {
  const owners = team(e['owner_seats'], nameOf);
  const args = { at: String(e['at']), rank: String(e['rank']), from: String(e['from']), to: String(e['to']), points: Number(e['points']) };
  switch (e.kind) {
    case 'placed':
    case 'converted':
    case 'unloaded':
      return t(`tashkalar-log-${e.kind}-of`, { ...owners, ...args });
    case 'moved':
    case 'leapt':
      return e['seat'] === e['owner_seat'] ? undefined : t(`tashkalar-log-${e.kind}-of`, { ...owners, ...args });
    case 'scored': {
      const { names, count } = team(e['scorer_seats'], nameOf);
      return t('tashkalar-log-scored', { ...args, names, count, why: String(e['why']), coloured: String(e['coloured']), colour: e['colour_seat'] === null ? '' : nameOf(Number(e['colour_seat'])) });
    }
    case 'flare':
      return t('tashkalar-log-flare', { name: nameOf(Number(e['seat'])), against: team(e['against_seats'], nameOf).names, half: String(e['half']), card: cardName(String(e['id'])) });
    case 'over': {
      const places = e['places'] as readonly number[];
      const won = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      return won.length < places.length ? t('tashkalar-log-over', team(won, nameOf)) : undefined;
    }
    default:
      return undefined;
  }
}

function lost(events: readonly Told[], nameOf: (seat: number) => string): string {
  const [first] = events;
  return t('tashkalar-log-destroyed-of', { ...team(first!['owner_seats'], nameOf), pieces: events.length, rank: String(first!['rank']), at: list(events.map((e) => String(e['at']))) });
}

export const logLine: NonNullable<GameClient['logLine']> = (event, entry, { nameOf }) => {
  if (own(event)) return placed([event], nameOf);
  if (event.kind === 'destroyed') return givesWay(event, entry.events) ? t('tashkalar-log-gives-way', { rank: String(event['rank']), at: String(event['at']) }) : lost([event], nameOf);
  if (event.kind === 'shot') return t('tashkalar-log-shot', { from: String(event['from']), direction: t(`tashkalar-word-${String(event['direction'])}`) });
  return ofOwners(event, nameOf);
};

export const together: NonNullable<GameClient['together']> = {
  run: (event) => (event.kind === 'moved' || event.kind === 'drew' || event.kind === 'returned' || (event.kind === 'destroyed' && event['seat'] !== event['owner_seat']) || own(event) ? event.kind : null),
  key: (event) => (event.kind === 'moved' ? `${event['side']}` : event.kind === 'destroyed' ? `${event['side']} ${event['rank']}` : event.kind === 'returned' ? `${event['seat']}` : `${event['seat']} ${event['known'] ?? event['rank']}`),
  apart: (event, of) => event.kind === 'moved' && event['from'] !== of.at(-1)!['to'],
  text: (events, { nameOf }) => {
    const kind = events[0]!.kind;
    if (kind === 'moved') {
      const [first] = events;
      const way = [first!['from'], ...events.map((e) => e['to'])].join(' – ');
      return first!['seat'] === first!['owner_seat'] ? t('tashkalar-log-moved', { way }) : t('tashkalar-log-walked-of', { ...team(first!['owner_seats'], nameOf), way });
    }
    if (kind === 'returned') return returned(events, nameOf);
    return kind === 'placed' ? placed(events, nameOf) : kind === 'destroyed' ? lost(events, nameOf) : drew(events, nameOf);
  },
};

const RULES: Readonly<Record<string, string>> = {
  turn: 'TK §3', placed: 'TK §3', lifted: 'TK §3', discarded: 'TK §3', returned: 'TK §3', summoned: 'TK §4', improvised: 'TK §4.6',
  destroyed: 'TK §5', moved: 'TK §5', leapt: 'TK §5', upgraded: 'TK §5', downgraded: 'TK §5', converted: 'TK §5', swapped: 'TK §5', shot: 'TK R27', gained: 'TK R6', extra_turn: 'TK R32',
  flare: 'TK §6', drew: 'TK §7', reshuffled: 'TK §7', task: 'TK §8', claimed: 'TK §8', scored: 'TK §8', ending: 'TK §9', over: 'TK §9', resigned: 'TK §9', handed_over: 'TK §10',
};

/** Where the rules speak of what an event tells. */
export const ruleOf = (event: Told): string | undefined => RULES[event.kind];
