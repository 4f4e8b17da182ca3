/** How events become steps: how long each stays, which belong together, and what is heard. */

import type { Steps } from '../../core/board.ts';
import type { Sound } from '../../core/sound.ts';
import type { Touched } from '../common/recent.ts';
import { after } from './after.ts';
import type { Charged, Moved, Pushed, Told, View } from './wire.ts';

const travels = (e: Told): e is Moved | Pushed | Charged => e.kind === 'moved' || e.kind === 'pushed' || e.kind === 'charged';
const STAYS = new Set(['placed', 'banner_placed', 'transformed', 'turned', 'entrenched', 'net_thrown', 'revealed']);

/** Where somebody placed, moved or changed a tile. */
export const touched: Touched<Told> = (e) => (travels(e) ? { at: [e.to], from: e.from } : STAYS.has(e.kind) && 'hex' in e ? { at: [e.hex] } : {});

// ── Steps ───────────────────────────────────────────────────────────────────────────────────────

const durations: Readonly<Record<Told['kind'], number>> = {
  hidden: 600, banner_placed: 900, turn_began: 600, drew: 350, last_tile: 900, redrew: 900, discarded: 800, turn_ended: 300,
  placed: 1000, transformed: 1400, played: 1400, moved: 900, turned: 800, push_begun: 900, pushed: 900, charged: 1400, charge_disarmed: 700,
  bombed: 1400, entrenched: 1000, net_thrown: 1000, shot: 1000,
  unfold_begun: 700, unfolded: 900, revealed: 900, folded: 900, fold_blocked: 900,
  battle_began: 700, segment: 700, struck: 900, stopped: 900, softened: 900, held: 900, missed: 700, morlock: 900, poison_works: 900,
  regenerated: 900, wounded: 900, trench_lost: 900, banner_hurt: 900, poisoned: 900, eliminated: 900, rune_spent: 900, faded: 900, banner_fell: 1400,
  net_lifted: 700, battle_ended: 700, last_turns: 1400, game_over: 900, resigned: 900,
};

/** A hand is drawn at once: each further tile is one more to read. */
const A_TILE = 300; // ms

/** The more blows, the more there is to see. */
const A_SEGMENT = 900; // ms
const A_BLOW = 220; // ms
const stays: NonNullable<Steps['stays']> = (events) => {
  const drawn = events.filter((e) => e.kind === 'drew').length;
  if (drawn > 1) return (events.some((e) => e.kind === 'last_tile') ? durations.last_tile : durations.drew) + A_TILE * (drawn - 1);
  if (!events.some((e) => e.kind === 'segment' || e.kind === 'battle_began')) return undefined;
  const blows = events.filter((e) => e.kind === 'struck' || e.kind === 'stopped' || e.kind === 'morlock' || e.kind === 'poison_works').length;
  return events.some((e) => e.kind === 'battle_began') && !blows ? durations.battle_began : A_SEGMENT + A_BLOW * Math.min(8, blows);
};

/** What an order does belongs to the order that is shown. */
const EFFECTS = new Set(['moved', 'turned', 'push_begun', 'charged', 'bombed', 'entrenched', 'net_thrown', 'shot']);
/** Blows and what comes of them fall together: all of a segment, all that an order does. */
const BLOWS = new Set([
  'struck', 'stopped', 'softened', 'held', 'missed', 'morlock', 'poison_works', 'charge_disarmed',
  'regenerated', 'wounded', 'trench_lost', 'banner_hurt', 'poisoned', 'eliminated', 'rune_spent', 'faded', 'banner_fell',
]);
const ENDS = new Set(['net_lifted', 'folded', 'fold_blocked', 'battle_ended']);

export const isBlow = (e: { kind: string }): boolean => BLOWS.has(e.kind);

const joins: NonNullable<Steps['joins']> = (event, step) => {
  const last = step.at(-1)!.kind;
  if (BLOWS.has(event.kind)) return true;
  if (EFFECTS.has(event.kind)) return last === 'played';
  if (ENDS.has(event.kind)) return ENDS.has(last) || step.every((e) => e.kind === 'segment');
  switch (event.kind) {
    case 'pushed':
      return last === 'push_begun';
    case 'segment':
      return step.every((e) => e.kind === 'segment');
    case 'turn_began':
      return last === 'turn_ended';
    case 'drew':
      return last === 'drew' && step.at(-1)!['seat'] === event['seat'];
    case 'last_tile':
      return last === 'drew';
    case 'revealed':
      return last === 'unfolded' || last === 'revealed';
    default:
      return false;
  }
};

const PLACES = new Set(['placed', 'banner_placed', 'transformed', 'revealed']);
const TURNS = new Set(['turned', 'moved', 'pushed', 'charged']);
const CRACKS = new Set(['eliminated', 'rune_spent', 'faded', 'banner_fell']);

function sound(events: readonly { kind: string }[]): Sound | undefined {
  const some = (kinds: ReadonlySet<string>): boolean => events.some((e) => kinds.has(e.kind));
  return some(CRACKS) ? 'crack' : some(PLACES) ? 'place' : some(TURNS) ? 'turn' : undefined;
}

/** What an own charge, shot or push does to others is not seen while the answer is under way. A battle is shown after the order that began it. */
const news: NonNullable<Steps['news']> = ({ events }) => {
  const tells = (kind: string): boolean => events.some((e) => e.kind === kind);
  return !tells('battle_began') && (events.some(isBlow) || tells('bombed') || tells('shot') || (tells('push_begun') && tells('pushed')));
};

export const stage: Steps<View> = { durations, stays, joins, news, after: (view, event, catalogue) => after(view, event as unknown as Told, catalogue), sound };
