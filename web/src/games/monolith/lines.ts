/** The lines of a battle as they are read: a sign and an owner for each, and all who hit nobody in one. */

import type { Told } from '../../core/wire.ts';

const SIGNS: Readonly<Record<string, string>> = {
  struck: 'melee', stopped: 'absorbed', softened: 'armour', held: 'net', missed: 'eye', morlock: 'bolt', poison_works: 'poison', regenerated: 'regeneration',
  wounded: 'wound', trench_lost: 'wall', banner_hurt: 'wound', poisoned: 'poison', eliminated: 'skull', rune_spent: 'regeneration', faded: 'skull', banner_fell: 'skull', net_lifted: 'net',
};

export const signOf = (e: Told): string => (e.kind === 'struck' && (e['how'] === 'ranged' || e['how'] === 'penetrating') ? 'ranged' : (SIGNS[e.kind] ?? 'battle'));

/** What happens first, then, apart, who hits nobody: that is no news, but it answers "why not mine?". */
export function parted(events: readonly Told[]): { told: Told[]; missed: Told[] } {
  return { told: events.filter((e) => e.kind !== 'missed'), missed: events.filter((e) => e.kind === 'missed') };
}

const AFTER = new Set(['segment', 'net_lifted', 'folded', 'battle_ended']);

/** A segment in which nothing happens is not told. One at the end of its entry may go on in the next: somebody is asked. */
export function isEmpty(segment: Told, events: readonly Told[]): boolean {
  const next = events[events.indexOf(segment) + 1];
  return next !== undefined && AFTER.has(next.kind);
}
