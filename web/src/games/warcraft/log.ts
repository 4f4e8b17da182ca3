/** What the log tells in one line, and what happens only by the way. */

import type { GameClient } from '../../core/board.ts';
import { list, t, variables } from '../../core/i18n.svelte.ts';
import type { Entry, Told } from '../../core/wire.ts';
import { keyed, TYPES } from './view.ts';
import type { PieceType } from './wire.ts';

/** What happens by the way and is nobody's deed. */
export const MINOR: ReadonlySet<string> = new Set(['step', 'drew', 'drew_card', 'reshuffled', 'round', 'depleted']);

/** A card not played, which may even pass by itself, is nothing one has done. */
export const idle = (entry: Entry): boolean => entry.text === 'pass';

/** In a battle sides are told by their players; units that nobody plays, by their race. */
const SIDED: ReadonlySet<string> = new Set(['battle', 'rolled', 'prevented', 'lost', 'devoured', 'returned', 'digested', 'battle_ended']);
function sided(event: Told, who: (seat: number) => string): ReturnType<typeof variables> {
  const seat = event[event.kind === 'battle' ? 'defender_seat' : 'seat'];
  return { ...variables(event, who), ...(SIDED.has(event.kind) && typeof seat === 'number' && { race: who(seat) }) };
}

/** Sentences that name pieces by their number, one alone with its article. */
const NAMED: ReadonlySet<string> = new Set(['trained', 'deployed', 'lost']);
function pieces(events: readonly Told[]): string {
  const count = (type: PieceType): number => events.filter((e) => e['type'] === `@warcraft-${type}`).length;
  return list(TYPES.filter(count).map((type) => t(`warcraft-log-pieces-${type}`, { count: count(type) })));
}

/** A card is told with what it is played on. */
export const logLine: NonNullable<GameClient['logLine']> = (event, _entry, { nameOf: who }) => {
  if (NAMED.has(event.kind)) return t(`warcraft-log-${event.kind}`, { ...sided(event, who), pieces: pieces([event]) });
  if (SIDED.has(event.kind)) return t(`warcraft-event-${event.kind}`, sided(event, who));
  if (event.kind !== 'played') return undefined;
  const [race, type] = ['race', 'type'].map((field) => (typeof event[field] === 'string' ? keyed(event[field]) : ''));
  const unit = race && type ? [`${type} (${race})`] : [race, type].filter(Boolean);
  const place = [event['area'], event['to']].filter(Boolean).join(' → ');
  const goods = typeof event['resource'] === 'string' ? [keyed(event['resource'])] : [];
  const target = [...unit, ...goods, ...(place ? [place] : [])].join(', ');
  return target ? t('warcraft-log-played-on', { ...variables(event, who), target }) : undefined;
};

/** Pieces that go, come or fall one after the other are counted in one line of the log for each place; so are the dice of a phase and of a harvest, and cards that are drawn. */
const COUNTED = new Set(['moved', 'ported', 'deployed', 'trained', 'lost']);
const DRAWN = new Set(['drew', 'drew_card']);
const HARVEST = new Set(['harvested', 'depleted']);
const thrown = (e: Told): boolean => e.kind === 'rolled' && !['reroll', 'glaive', 'curse'].includes(String(e['purpose']));
export const together: NonNullable<GameClient['together']> = {
  run: (e) => (HARVEST.has(e.kind) ? `harvest ${String(e['seat'])}` : COUNTED.has(e.kind) || DRAWN.has(e.kind) || thrown(e) ? `${e.kind} ${String(e['seat'])} ${String(e['race'])}` : null),
  key: (e) => [e.kind, ...(thrown(e) ? ['type', 'strength'] : ['from', 'to', 'area', 'carried', 'level']).map((field) => String(e[field]))].join(),
  text: (events, { nameOf: who }) => {
    const [first] = events as [Told];
    if (thrown(first)) return t('warcraft-log-dice', { ...sided(first, who), dice: events.map((e) => String(e['face'])).join(' '), hits: events.filter((e) => e['hit']).length });
    if (DRAWN.has(first.kind)) return t(`warcraft-log-${first.kind}`, { ...sided(first, who), count: events.length, cards: list(events.map((e) => (e['card'] ? keyed(String(e['card'])) : ''))) });
    if (first.kind === 'harvested') return t('warcraft-log-harvested', { ...sided(first, who), amount: events.reduce((sum, e) => sum + Number(e['amount']), 0), dice: events.map((e) => String(e['amount'])).join(' + ') });
    return t(NAMED.has(first.kind) ? `warcraft-log-${first.kind}` : `warcraft-event-${first.kind}`, { ...sided(first, who), type: pieces(events), pieces: pieces(events) });
  },
};
