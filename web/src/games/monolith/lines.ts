/** The lines of a battle as they are read: a sign and an owner for each, and all who hit nobody in one. */

import type { Told } from '../../core/wire.ts';

const SIGNS: Readonly<Record<string, string>> = {
  struck: 'melee', stopped: 'absorbed', softened: 'armour', held: 'net', missed: 'eye', morlock: 'bolt', poison_works: 'poison', regenerated: 'regeneration',
  wounded: 'wound', trench_lost: 'wall', banner_hurt: 'wound', poisoned: 'poison', eliminated: 'skull', rune_spent: 'regeneration', faded: 'skull', banner_fell: 'skull', net_lifted: 'net',
};

export const signOf = (e: Told): string => (e.kind === 'struck' && (e['how'] === 'ranged' || e['how'] === 'penetrating') ? 'ranged' : (SIGNS[e.kind] ?? 'battle'));

/** One line: what happens, and what became of its target where that was the last blow at it. */
export interface Line {
  event: Told;
  fate: Told | null;
}

const BLOWS = new Set(['struck', 'morlock']);
/** What becomes of a tile; the later, the weightier. */
const FATES = ['wounded', 'banner_hurt', 'eliminated'];

/** What happens first, then, apart, who hits nobody: that is no news, but it answers "why not mine?". Armour that stops a shot answers it too. */
export function parted(events: readonly Told[]): { told: Line[]; missed: Told[] } {
  const last = new Map(events.filter((e) => BLOWS.has(e.kind)).map((e) => [e['to'], e]));
  const fates = new Map<unknown, Told>();
  for (const e of events) {
    const old = fates.get(e['hex']);
    if (FATES.includes(e.kind) && (!old || FATES.indexOf(e.kind) >= FATES.indexOf(old.kind))) fates.set(e['hex'], e);
  }
  const stopped = new Set(events.filter((e) => e.kind === 'stopped').map((e) => e['from']));
  return {
    told: events.flatMap((event) => {
      if (event.kind === 'missed' || (FATES.includes(event.kind) && last.has(event['hex']))) return [];
      return [{ event, fate: last.get(event['to']) === event ? (fates.get(event['to']) ?? null) : null }];
    }),
    missed: events.filter((e) => e.kind === 'missed' && !stopped.has(e['from'])),
  };
}

const AFTER = new Set(['segment', 'net_lifted', 'folded', 'battle_ended']);

/** A segment in which nothing happens is not told. One at the end of its entry may go on in the next: somebody is asked. */
export function isEmpty(segment: Told, events: readonly Told[]): boolean {
  const next = events[events.indexOf(segment) + 1];
  return next !== undefined && AFTER.has(next.kind);
}
