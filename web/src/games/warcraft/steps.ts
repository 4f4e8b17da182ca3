/** What events look like on the map: pieces that went, places that were touched, what was gathered, and a battle die by die. */

import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { toldIn } from '../common/told.ts';
import { idle } from './log.ts';
import { NEUTRAL } from './view.ts';
import type { Moved, PieceType, Ported, Respawned, Told, Type } from './wire.ts';

export interface Going { seat: number; type: PieceType; from: string; to: string; key: string }
export interface Changes { going: Going[]; fresh: Set<string> }

const COMES: ReadonlySet<string> = new Set(['deployed', 'raised', 'outpost_finished', 'outpost_begun']);
const HAPPENS: ReadonlySet<string> = new Set([...COMES, 'summoned', 'site_lost', 'called', 'battle', 'joined', 'lost', 'devoured', 'returned', 'destroyed', 'token_removed', 'occupied', 'renewed']);
const walks = (e: Told): e is Moved | Ported | Respawned => e.kind === 'moved' || e.kind === 'ported' || e.kind === 'respawned';
/** "melee" of "@warcraft-melee". */
const typeOf = (type: Type): PieceType => type.replace('@warcraft-', '') as PieceType;

/** What moved on the map between two views: only drawings follow from it. */
export function changesOf(entries: readonly Entry[]): Changes {
  const going: Going[] = [];
  const fresh = new Set<string>();
  for (const entry of entries)
    for (const [i, e] of toldIn<Told>([entry]).entries()) {
      if (walks(e)) going.push({ seat: e.seat, type: typeOf(e.type), from: e.from, to: e.to, key: `${entry.seq} ${i}` });
      else if (COMES.has(e.kind) && 'area' in e && e.area) fresh.add(e.area);
    }
  return { going, fresh };
}

/** Where somebody went, fought, built or came to be. */
export const touched: Touched<Told> = (e) => (walks(e) ? { at: [e.to], from: e.from } : HAPPENS.has(e.kind) && 'area' in e ? { at: [e.area] } : {});

export interface Gathered { area: string; kind: 'gold' | 'wood'; amount: number }

/** What the own workers have brought since the own last action. */
export function gathered(history: readonly Entry[], seat: number): Gathered[] {
  const since = history.slice(history.findLastIndex((e) => e.kind === 'act' && e.seat === seat && !idle(e)) + 1);
  return toldIn<Told>(since).flatMap((e) => (e.kind === 'harvested' && e.seat === seat ? [{ area: e.area, kind: e.resource.endsWith('wood') ? 'wood' : 'gold', amount: e.amount }] : []));
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

/** The newest battle after these entries; the one before where they tell of none. */
export const follow = (before: Report | null, entries: readonly Entry[]): Report | null => toldIn<Told>(entries).reduce(after, before);

/** The battle after one more event. */
function after(now: Report | null, e: Told): Report | null {
  if (e.kind === 'battle') return { area: e.area, attacker: e.seat, defender: e.defender_seat ?? NEUTRAL, rounds: [], lost: [] };
  if (!now || now.winner !== undefined) return now;
  switch (e.kind) {
    case 'round':
      return { ...now, rounds: [...now.rounds, []] };
    case 'rolled': {
      const die = { seat: e.seat ?? NEUTRAL, type: typeOf(e.type), face: e.face, hit: e.hit > 0 };
      return { ...now, rounds: [...now.rounds.slice(0, -1), [...(now.rounds.at(-1) ?? []), die]] };
    }
    case 'lost':
      return { ...now, lost: [...now.lost, { seat: e.seat ?? NEUTRAL, type: typeOf(e.type) }] };
    case 'battle_ended':
      return { ...now, winner: e.race === '@warcraft-nobody' ? null : (e.seat ?? NEUTRAL) };
    default:
      return now;
  }
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
