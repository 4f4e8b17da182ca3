/** A battle as its events told it, up to the moment that is shown: dice, cards, losses, and who held the field. */

import { bare } from '../common/told.ts';
import { NEUTRAL, seatOf } from './view.ts';
import type { CardId, PieceType, Played, Purpose, RaceId, Side, Told, View } from './wire.ts';

export interface Die { seat: number; type: PieceType; face: number; strength: number; hit: boolean; purpose: Purpose; told: Told }
/** A card that lies on its side's place; `by`: who cancelled it. */
export interface PlayedCard { seat: number; card: CardId; told: Played; by?: number }
export interface Fallen { seat: number; race: RaceId; type: PieceType; area: string }

export interface Fight {
  area: string;
  attacker: number;
  defender: number;
  round: number;
  /** Of this round, in the order in which they fell. */
  dice: readonly Die[];
  cards: Partial<Record<Side, PlayedCard>>;
  /** Of the whole battle. */
  lost: readonly Fallen[];
  /** Casualties that came of the dice of a phase of this round. */
  due: Partial<Record<PieceType, Record<Side, number>>>;
  /** Who holds the field, null nobody; undefined while they fight. */
  winner?: number | null;
}

/** The newest battle that these events tell of. A match may begin in the midst of one: then the view says whose it is. */
export function fightIn(events: readonly Told[], view: View): Fight | null {
  const from = events.findLastIndex((e) => e.kind === 'battle');
  const b = view.battle;
  const begun: Fight | null = from < 0 && b ? { area: b.area, attacker: seatOf(view, b.attackers[0] ?? ''), defender: seatOf(view, b.defenders[0] ?? ''), round: b.round, dice: [], cards: {}, lost: [], due: {} } : null;
  return events.slice(Math.max(0, from)).reduce<Fight | null>((now, e) => next(now, e, view), begun);
}

const teamOf = (view: View, seat: number): number => view.seats.find((s) => s.seat === seat)?.team ?? -1;
export const sideOf = (fight: Pick<Fight, 'attacker'>, view: View, seat: number | null): Side => (seat !== null && teamOf(view, seat) === teamOf(view, fight.attacker) ? 'attackers' : 'defenders');

function next(now: Fight | null, e: Told, view: View): Fight | null {
  if (e.kind === 'battle') return { area: e.area, attacker: e.seat, defender: e.defender_seat ?? NEUTRAL, round: 0, dice: [], cards: {}, lost: [], due: {} };
  if (!now || now.winner !== undefined) return now;
  switch (e.kind) {
    case 'round':
      return { ...now, round: e.round, dice: [], cards: {}, due: {} };
    case 'rolled':
      return { ...now, dice: [...now.dice, { seat: e.seat ?? NEUTRAL, type: bare(e.type), face: e.face, strength: e.strength, hit: e.hit > 0, purpose: e.purpose, told: e }] };
    case 'played': {
      const side = sideOf(now, view, e.seat);
      return { ...now, cards: { ...now.cards, [side]: { seat: e.seat, card: bare(e.card), told: e } } };
    }
    case 'cancelled': {
      const side = sideOf(now, view, e.seat);
      const played = now.cards[side];
      return played ? { ...now, cards: { ...now.cards, [side]: { ...played, by: e.by_seat } } } : now;
    }
    case 'losses': {
      const type = now.dice.at(-1)?.type;
      return type ? { ...now, due: { ...now.due, [type]: { attackers: e.attackers, defenders: e.defenders } } } : now;
    }
    case 'prevented': {
      const type = now.dice.at(-1)?.type;
      const due = type && now.due[type];
      const side = sideOf(now, view, e.seat);
      return due ? { ...now, due: { ...now.due, [type]: { ...due, [side]: Math.max(0, due[side] - e.count) } } } : now;
    }
    case 'lost':
      return { ...now, lost: [...now.lost, { seat: e.seat ?? NEUTRAL, race: bare(e.race), type: bare(e.type), area: e.area }] };
    case 'battle_ended':
      return { ...now, winner: e.race === '@warcraft-nobody' ? null : (e.seat ?? NEUTRAL) };
    default:
      return now;
  }
}

/** Whether all who may be chosen fall anyway, `left` being how many have to: then there is nothing to choose. */
export function allFall(view: View, left: unknown, options: readonly string[]): boolean {
  if (typeof left !== 'number' || !view.battle) return false;
  const units = new Set(options.map((o) => o.split(' ').slice(1, 4).join(' ')));
  const standing = [...units].reduce((sum, unit) => {
    const [race, type, area] = unit.split(' ');
    return sum + view.battle!.fighting.filter((f) => f.race === race && f.area === area).reduce((n, f) => n + f[type as PieceType], 0);
  }, 0);
  return standing > 0 && standing <= left;
}
