/** Which events are seen together, for how long, and how they sound. */

import type { Steps } from '../../core/board.ts';
import { after, valued } from './after.ts';
import { battleOf } from './marks.ts';
import { catalogueOf } from './view.ts';
import type { Told, View } from './wire.ts';

type EventKind = Told['kind'];

/** In thousandths of a second at single speed. */
const DURATIONS: Readonly<Partial<Record<EventKind, number>>> = {
  // draft and armies
  first: 900, laid: 150, took: 1100, chose_hero: 1200, ready: 400, revealed: 1200,
  // cards
  drew: 600, drew_hidden: 600, shuffled: 400, discarded: 500, learned: 1400,
  // dice
  rolled: 400, kept: 400, landed: 900, went: 300, called: 900, rerolls: 1000, blessed: 700, gave_die: 500,
  // a stop
  stopped: 1600, acts: 1200, passed: 500, weakness: 900, effect: 900, failed: 1200, continued: 300,
  // spells
  cast: 1400, attached: 700, power: 700, ended: 700, dispelled: 1400,
  // Beings
  attacked: 900, struck: 900, answered: 900, used: 900, hurt: 700, unhurt: 700, healed: 700, died: 900, removed: 700, moved: 700, teleported: 800, returned: 900,
  // endings
  stunned: 1400, fell: 1600, revived: 1200, scored: 400, merged: 1600, final: 1600, third_place: 1600, decided: 1600, resigned: 1600, won: 1200,
};

/** What belongs to the step of an event before it, by what that step holds. What stands in no table (secret choices, an army that is laid out) is not seen. */
const JOINS: Readonly<Partial<Record<EventKind, readonly EventKind[]>>> = {
  slid: ['took', 'learned'],
  laid: ['took', 'learned', 'laid'],
  revealed: ['revealed'],
  drew: ['drew', 'drew_hidden'],
  drew_hidden: ['drew', 'drew_hidden'],
  discarded: ['cast', 'dispelled', 'discarded'],
  rolled: ['rolled', 'kept'],
  kept: ['rolled', 'kept'],
  landed: ['landed', 'rerolls'],
  went: ['went', 'called'],
  called: ['went', 'called'],
  stop_time: ['stopped'],
  priority: ['stopped'],
  hurt: ['hurt', 'unhurt', 'weakness', 'effect', 'failed', 'answered', 'used'],
  unhurt: ['hurt', 'unhurt', 'answered', 'used'],
  removed: ['used'],
  power: ['used', 'dispelled'],
  healed: ['used'],
  rerolls: ['used'],
  died: ['died'],
  ended: ['died', 'removed', 'ended', 'dispelled'],
  scored: ['hurt'],
  won: ['won'],
};

/** A die that falls again was thrown again. */
const again = (event: Told, step: readonly Told[]): boolean => event.kind === 'landed' && step.some((e) => e.kind === 'landed' && e.seat === event.seat && e.die === event.die);

/** At live pace dice fall faster than they are told one after the other; they lie in the lane anyway. */
const DICE: ReadonlySet<string> = new Set(['rolled', 'kept', 'landed', 'went', 'called', 'continued', 'passed']);

const CRACKS: ReadonlySet<string> = new Set(['died', 'fell', 'removed']);

/** Many wounds at once take longer to read than one. */
function stays(events: readonly { kind: string }[]): number | undefined {
  const wounds = events.filter((e) => e.kind === 'hurt').length;
  return wounds > 2 ? Math.max(...events.map((e) => DURATIONS[e.kind as EventKind] ?? 0)) + 350 * (wounds - 2) : undefined;
}

export const stage: Steps<View> = {
  durations: DURATIONS,
  fleeting: DICE,
  stays,
  joins: (told, step) => {
    const event = told as unknown as Told;
    const before = step as unknown as readonly Told[];
    return before.some((e) => JOINS[event.kind]?.includes(e.kind)) && !before.some((e) => e.kind === 'died' && event.kind !== 'died' && event.kind !== 'ended') && !again(event, before);
  },
  // The draft is everybody's: whoever takes a card takes it from one's own choice, whomever he fights later. Nobody misses who falls.
  aside: (events, view, seat) => view.phase !== 'draft' && view.phase !== 'army' && !events.some((e) => e.kind === 'fell' || e.kind === 'decided') && battleOf(events as unknown as readonly Told[], view, view.battles[view.players[seat]?.battle ?? 0]) !== null,
  after: (view, told, catalogue) => valued(after(view, told as unknown as Told, catalogueOf(catalogue)), catalogueOf(catalogue), told.kind),
  sound: (events) => {
    if (events.some((e) => CRACKS.has(e.kind))) return 'crack';
    if (events.some((e) => e.kind === 'stopped')) return 'bell';
    if (events.some((e) => e.kind === 'landed' || e.kind === 'hurt')) return 'place';
    return events.some((e) => e.kind === 'took' || e.kind === 'chose_hero' || e.kind === 'cast') ? 'turn' : undefined;
  },
};
