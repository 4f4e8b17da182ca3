/** What events do, in words, as a player reads it before a click and on the stage: own losses first, then gains, then the rest. */

import type { BoardProps, Foreseen, GameClient } from '../../core/board.ts';
import { list, t } from '../../core/i18n.svelte.ts';
import type { Told as AnyTold } from '../../core/wire.ts';
import { cardName, catalogueOf, taskFace } from './view.ts';
import type { Preview, Progress, Told, View } from './wire.ts';

export type Eyes = Pick<BoardProps<View>, 'view' | 'seat' | 'nameOf'>;

/** The side whose eyes these are; -1 for whoever only watches. */
export const sideOf = ({ view, seat }: Pick<Eyes, 'view' | 'seat'>): number => view.players.find((p) => p.seat === seat)?.side ?? -1;

/** An own piece that makes room for the being that is summoned upon it: that is how it was laid out, and no loss. */
export function givesWay(event: AnyTold, events: readonly AnyTold[]): boolean {
  const e = event as Told;
  if (e.kind !== 'destroyed') return false;
  const before = (events as readonly Told[]).slice(0, events.indexOf(event)).findLast(({ kind }) => kind !== 'improvised');
  return before?.kind === 'summoned' && before.at === e.at && e.owner_seats.includes(before.seat);
}

/** How many pieces it costs and takes. */
export function tally(events: readonly AnyTold[], mine: number): { own: number; enemy: number } {
  let own = 0;
  let enemy = 0;
  for (const e of events as readonly Told[]) {
    const side = e.kind === 'destroyed' ? e.side : e.kind === 'converted' ? e.from_side : null;
    if (side === mine) own += Number(!givesWay(e, events));
    else if (side !== null) enemy += 1;
  }
  return { own, enemy };
}

/** Squares of pieces that fall, by the side that loses them. */
function fallen(events: readonly Told[]): Map<number, { seats: readonly number[]; squares: string[] }> {
  const out = new Map<number, { seats: readonly number[]; squares: string[] }>();
  for (const e of events) {
    if (e.kind !== 'destroyed' || givesWay(e, events)) continue;
    const row = out.get(e.side) ?? { seats: e.owner_seats, squares: [] };
    row.squares.push(e.at);
    out.set(e.side, row);
  }
  return out;
}

/** `ahead`: none of it has happened yet. */
export function outcomes(events: readonly AnyTold[], eyes: Eyes, ahead = false): Foreseen[] {
  const told = events as readonly Told[];
  const mine = sideOf(eyes);
  const names = (seats: readonly number[]): string => list(seats.map(eyes.nameOf));
  const out: Foreseen[] = [];
  const say = (tone: Foreseen['tone'], key: string, args: Record<string, string | number> = {}): void => void out.push({ tone, text: t(`tashkalar-foresight-${key}`, args) });
  for (const [side, { seats, squares }] of fallen(told)) {
    const at = list(squares);
    if (side === mine) say('loss', 'lose', { count: squares.length, at });
    else say(mine < 0 ? 'plain' : 'gain', 'falls', { count: squares.length, at, name: names(seats) });
  }
  for (const e of told)
    switch (e.kind) {
      case 'destroyed':
        if (e.side === mine && givesWay(e, told)) say('plain', 'gives-way', { at: e.at, rank: e.rank });
        break;
      case 'converted':
        if (e.from_side === mine) say('loss', 'taken', { at: e.at, name: names(e.owner_seats) });
        else say(e.side === mine ? 'gain' : 'plain', 'converted', { at: e.at, name: names(e.owner_seats) });
        break;
      case 'upgraded':
        say(e.side === mine ? 'gain' : 'plain', 'upgraded', { at: e.at, rank: e.rank });
        break;
      case 'downgraded':
        say(e.side === mine ? 'loss' : 'plain', 'downgraded', { at: e.at, rank: e.rank });
        break;
      case 'placed':
        say(e.side === mine ? 'gain' : 'plain', 'placed', { at: e.at, rank: e.rank, name: names(e.owner_seats), count: e.owner_seats.length, own: e.side === mine ? 'yes' : 'no' });
        break;
      case 'moved':
      case 'leapt':
        say('plain', 'goes', { from: e.from, to: e.to });
        break;
      case 'swapped':
        say('plain', 'swapped', { from: e.from, to: e.to });
        break;
      case 'lifted':
        if (own(e.seat, eyes, mine) && told.some((other) => other.kind === 'summoned')) say('loss', 'lifted', { at: e.at }); // for want of another
        break;
      case 'gateway':
        say('plain', 'gateway', { at: e.at });
        break;
      case 'gained':
        say(own(e.seat, eyes, mine) ? 'gain' : 'plain', 'gained', { count: e.actions });
        break;
      case 'lost_action':
        say(own(e.seat, eyes, mine) ? 'loss' : 'plain', 'lost-action');
        break;
      case 'extra_turn':
        say(own(e.seat, eyes, mine) ? 'gain' : 'plain', 'extra-turn', { name: eyes.nameOf(e.seat), own: own(e.seat, eyes, mine) ? 'yes' : 'no' });
        break;
      case 'chilled':
        say('plain', 'chilled');
        break;
      case 'scored':
        say(own(e.seat, eyes, mine) ? 'gain' : mine < 0 ? 'plain' : 'loss', own(e.seat, eyes, mine) ? 'points' : 'points-of', { count: e.points, name: names(e.scorer_seats), when: ahead && e.why === 'destroyed' ? 'later' : 'now' });
        break;
      case 'claimed':
        say(own(e.seat, eyes, mine) ? 'gain' : 'plain', 'claimed', { card: cardName(e.id ?? ''), count: e.points });
        break;
      case 'pending':
        if (own(e.seat, eyes, mine)) say('loss', 'pending', { card: cardName(e.id ?? '') });
        break;
      case 'loaded':
        say(e.side === mine ? 'loss' : 'plain', 'loaded', { at: e.at });
        break;
      case 'dropped':
        say('plain', 'dropped', { card: cardName(e.id ?? '') });
        break;
      default:
        break;
    }
  const order: readonly Foreseen['tone'][] = ['loss', 'gain', 'plain'];
  return out.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
}

export const foresight: NonNullable<GameClient<View>['foresight']> = (events, _, props) => [...outcomes(events, props, true), ...met(props)];

/** The sentence says what was done; here stands what it cost or brought. */
export const outcome: NonNullable<GameClient<View>['outcome']> = (step, props) => [...outcomes(step.events, props).filter((line) => line.tone !== 'plain'), ...advances(step.before, props)];

/** Tasks that the option which is aimed at would meet, and those with which it would bring a side nearer or back. */
export function met(props: Pick<BoardProps<View>, 'view' | 'seat' | 'nameOf' | 'ahead' | 'catalogue'>): Foreseen[] {
  const ahead = (props.ahead as Preview | null | undefined)?.tasks;
  const now = props.view.tasks;
  if (!ahead || !now) return [];
  const fresh = ahead.fulfilled.filter((id) => !now.fulfilled.includes(id));
  const lost = now.fulfilled.filter((id) => !ahead.fulfilled.includes(id));
  const own = props.view.turn.seat === props.seat;
  const line = (key: string, tone: Foreseen['tone']) => (id: string): Foreseen => ({ tone: own ? tone : 'plain', text: t(`tashkalar-foresight-${key}`, { card: cardName(id), count: taskFace(catalogueOf(props.catalogue), id).points }) });
  // A task that falls back is by the way: what falls and what is gained comes first.
  const nearer = advances(props.view, { ...props, view: { ...props.view, tasks: { ...now, progress: ahead.progress } } }, new Set([...fresh, ...lost])).map((line): Foreseen => (line.tone === 'loss' ? { ...line, tone: 'plain' } : line));
  return [...lost.map(line('unmet', 'loss')), ...fresh.map(line('met', 'gain')), ...nearer];
}

/** Tasks with which a side has come nearer or fallen back between two views, in words: own ones as a gain or a loss. */
export function advances(before: View, eyes: Eyes, but: ReadonlySet<string> = new Set()): Foreseen[] {
  const mine = sideOf(eyes);
  return moved(before, eyes.view).filter(({ id }) => !but.has(id)).map(({ id, side, by }) => {
    const row = eyes.view.tasks!.progress[id]![side]!;
    const name = list((eyes.view.sides.find((s) => s.side === side)?.seats ?? []).map(eyes.nameOf));
    const text = t('tashkalar-foresight-progress', { task: cardName(id), own: side === mine ? 'yes' : 'no', name, progress: counted(row) });
    return { text, tone: side !== mine ? 'plain' : by > 0 ? 'gain' : 'loss' };
  });
}

/** By task and side how many steps nearer it is; the same tasks, in both views counted. */
export function moved(before: View, after: View): { id: string; side: number; by: number }[] {
  return (after.tasks?.current ?? []).flatMap((id) =>
    (after.tasks!.progress[id] ?? []).flatMap((row, side) => {
      const old = before.tasks?.progress[id]?.[side];
      if (!old || old.counts.length !== row.counts.length) return [];
      const by = row.counts.reduce((sum, c, i) => sum + Math.min(c.have, c.need) - Math.min(old.counts[i]!.have, old.counts[i]!.need), 0);
      return by ? [{ id, side, by }] : [];
    }),
  );
}

/** How far a side is with a task. */
export const counted = ({ counts, either }: Progress): string =>
  counts.length
    ? counts.map((c) => t('tashkalar-board-progress', { what: c.what, have: c.what === 'missing' ? -c.have : c.have, need: c.need })).join(either ? ` ${t('tashkalar-board-or')} ` : ', ')
    : t('tashkalar-board-progress-none');

const own = (seat: number, { view }: Eyes, mine: number): boolean => view.players.find((p) => p.seat === seat)?.side === mine;
