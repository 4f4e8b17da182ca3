/** Who stands where in a battle, read from the map. */

import { TYPES } from './view.ts';
import type { Fighters, Owner, RaceId, Side, View } from './wire.ts';

interface Party { seat: Owner; race: RaceId; side: Side; leads: boolean }

/** Both sides of a battle by owner and area. Defenders flank with all they have; of the attacker's allies only those who joined. */
export function fighters(view: View, area: string, attacker: number, defender: Owner, joined: readonly number[]): { fighting: Fighters[]; owners: Party[] } {
  const team = (seat: Owner): number => (seat === null ? -1 : (view.seats.find((s) => s.seat === seat)?.team ?? -1));
  const sides: [Owner, Side][] = [...view.seats.map((s): [Owner, Side] => [s.seat, team(s.seat) === team(attacker) ? 'attackers' : 'defenders']), ...(defender === null ? [[null, 'defenders'] as [Owner, Side]] : [])];
  const field = view.map.areas.find((a) => a.id === area);
  const walled = (id: string): boolean => view.map.walls.some(([a, b]) => (a === area && b === id) || (a === id && b === area));
  const owners: Party[] = [];
  const fighting: Fighters[] = [];
  for (const [seat, side] of sides) {
    if (side === 'defenders' && team(seat) !== team(defender)) continue;
    const flanks = side === 'defenders' || seat === attacker || (seat !== null && joined.includes(seat));
    let race = view.seats.find((s) => s.seat === seat)?.race ?? null;
    for (const a of view.map.areas) {
      const here = a.id === area;
      if (!here && !(flanks && field?.neighbours.includes(a.id))) continue;
      const now = view.areas[a.id];
      const p = now?.pieces?.find((x) => x.seat === seat);
      if (!p) continue;
      race ??= p.race;
      const ground = here || !walled(a.id);
      const row: Fighters = { seat, race: p.race, side, area: a.id, melee: ground ? p.melee : 0, ranged: ground ? p.ranged : 0, flying: p.flying, worker: ground && now?.called && side === 'defenders' ? p.worker : 0 };
      if (TYPES.some((type) => row[type] > 0)) fighting.push(row);
    }
    if (race) owners.push({ seat, race, side, leads: seat === attacker || seat === defender });
  }
  return { fighting, owners };
}
