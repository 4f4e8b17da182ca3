// A battle as its events told it: who threw what, who fell, who held the field.
import type { Entry } from '../../core/wire.ts';
import { NEUTRAL, type PieceType } from './faces';

export interface Thrown { seat: number; type: PieceType; face: number; hit: boolean }
export interface Report {
  area: string; attacker: number; defender: number;
  /** Dice by round, in the order in which they fell. */
  rounds: Thrown[][];
  lost: { seat: number; type: PieceType }[];
  /** Who holds the field, null nobody; undefined while they fight. */
  winner?: number | null;
}

const seat = (value: unknown): number => (typeof value === 'number' ? value : NEUTRAL);
const type = (value: unknown): PieceType => String(value).replace('@warcraft-', '') as PieceType;

/** The newest battle after these entries; the one before where they tell of none. */
export function follow(before: Report | null, entries: readonly Entry[]): Report | null {
  let now = before;
  for (const entry of entries)
    for (const e of entry.events) {
      if (e.kind === 'battle') now = { area: String(e['area']), attacker: seat(e['seat']), defender: seat(e['defender_seat']), rounds: [], lost: [] };
      if (!now || now.winner !== undefined) continue;
      if (e.kind === 'round') now = { ...now, rounds: [...now.rounds, []] };
      else if (e.kind === 'rolled') {
        const die = { seat: seat(e['seat']), type: type(e['type']), face: Number(e['face']), hit: Boolean(e['hit']) };
        now = { ...now, rounds: [...now.rounds.slice(0, -1), [...(now.rounds.at(-1) ?? []), die]] };
      } else if (e.kind === 'lost') now = { ...now, lost: [...now.lost, { seat: seat(e['seat']), type: type(e['type']) }] };
      else if (e.kind === 'battle_ended') now = { ...now, winner: e['race'] === '@warcraft-nobody' ? null : seat(e['seat']) };
    }
  return now;
}

/** The dice of a round by phase and side, as they are read. */
export function groups(round: readonly Thrown[]): { seat: number; type: PieceType; dice: Thrown[] }[] {
  const out: { seat: number; type: PieceType; dice: Thrown[] }[] = [];
  for (const die of round) {
    const last = out.at(-1);
    if (last && last.seat === die.seat && last.type === die.type) last.dice.push(die);
    else out.push({ seat: die.seat, type: die.type, dice: [die] });
  }
  return out;
}
