/** What the log tells in one line: a piece that walks square by square, pieces put down in a row, cards drawn. */

import type { GameClient } from '../../core/board.ts';
import { list, t } from '../../core/i18n.svelte.ts';
import type { Told } from '../../core/wire.ts';
import { cardName } from './view.ts';

/** What happens by the way and is nobody's deed. */
export const MINOR: ReadonlySet<string> = new Set(['turn', 'drew', 'task', 'reshuffled']);

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

export const logLine: NonNullable<GameClient['logLine']> = (event, _, { nameOf }) =>
  own(event) ? placed([event], nameOf) : event.kind === 'shot' ? t('tashkalar-log-shot', { from: String(event['from']), direction: t(`tashkalar-word-${String(event['direction'])}`) }) : undefined;

export const together: NonNullable<GameClient['together']> = {
  run: (event) => (event.kind === 'moved' || event.kind === 'drew' || own(event) ? event.kind : null),
  key: (event) => (event.kind === 'moved' ? '' : `${event['seat']} ${event['known'] ?? event['rank']}`),
  apart: (event, of) => event.kind === 'moved' && event['from'] !== of.at(-1)!['to'],
  text: (events, { nameOf }) => {
    const kind = events[0]!.kind;
    if (kind === 'moved') return t('tashkalar-log-moved', { way: [events[0]!['from'], ...events.map((e) => e['to'])].join(' – ') });
    return kind === 'placed' ? placed(events, nameOf) : drew(events, nameOf);
  },
};
