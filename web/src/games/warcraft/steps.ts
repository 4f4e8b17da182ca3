/** What events look like on the map: pieces that went, places that were touched, what was gathered, and a battle die by die. */

import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { idle } from './log.ts';
import { NEUTRAL, type PieceType } from './view.ts';

export interface Going { seat: number; type: PieceType; from: string; to: string; key: string }
export interface Changes { going: Going[]; fresh: Set<string> }

const WALKS = new Set(['moved', 'ported', 'respawned']);
const HAPPENS = new Set(['deployed', 'raised', 'summoned', 'outpost_finished', 'outpost_begun', 'site_lost', 'called', 'battle', 'joined', 'lost', 'devoured', 'returned', 'destroyed', 'token_removed', 'occupied', 'renewed']);
const COMES = new Set(['deployed', 'raised', 'outpost_finished', 'outpost_begun']);

export function changesOf(entries: readonly Entry[]): Changes {
  const going: Going[] = [];
  const fresh = new Set<string>();
  for (const entry of entries)
    for (const [i, e] of entry.events.entries()) {
      const type = String(e['type'] ?? '').replace('@warcraft-', '') as PieceType;
      if (WALKS.has(e.kind)) going.push({ seat: Number(e['seat']), type, from: String(e['from']), to: String(e['to']), key: `${entry.seq} ${i}` });
      else if (COMES.has(e.kind)) fresh.add(String(e['area']));
    }
  return { going, fresh };
}

/** Where somebody went, fought, built or came to be. */
export const touched: Touched = (e) => (WALKS.has(e.kind) ? { at: [e['to']], from: e['from'] } : HAPPENS.has(e.kind) ? { at: [e['area']] } : {});

export interface Gathered { area: string; kind: 'gold' | 'wood'; amount: number }

/** What the own workers have brought since the own last action. */
export function gathered(history: readonly Entry[], seat: number): Gathered[] {
  const since = history.slice(history.findLastIndex((e) => e.kind === 'act' && e.seat === seat && !idle(e)) + 1);
  return since
    .flatMap((e) => e.events)
    .filter((e) => e.kind === 'harvested' && e['seat'] === seat)
    .map((e) => ({ area: String(e['area']), kind: String(e['resource']).endsWith('wood') ? 'wood' : 'gold', amount: Number(e['amount']) }));
}

export interface Thrown { seat: number; type: PieceType; face: number; hit: boolean }
/** A battle as its events told it: who threw what, who fell, who held the field. */
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
