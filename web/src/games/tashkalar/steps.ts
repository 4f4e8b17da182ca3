/** How what happened becomes steps: how long each stays, what belongs together, what moved, fell or turned over. */

import type { Steps } from '../../core/board.ts';
import type { Told as AnyTold } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { after } from './after.ts';
import type { Piece } from './geometry.ts';
import type { Told, View } from './wire.ts';

/** In thousandths of a second. A turn that begins and a shuffle are seen with what comes next. */
const DURATIONS: Partial<Record<Told['kind'], number>> = {
  summoned: 1400, improvised: 1400, flare: 1400, pending: 1400, thawed: 1400, warped: 1000,
  placed: 700, lifted: 500, unloaded: 1000, loaded: 1000, chose: 600, shot: 1100,
  destroyed: 800, moved: 700, leapt: 800, swapped: 900, upgraded: 800, downgraded: 800, converted: 1000, gateway: 800,
  gained: 700, lost_action: 700, extra_turn: 1000, chilled: 1000, handed_over: 800,
  discarded: 700, dropped: 800, returned: 500, drew: 450, recovered: 800, shown: 1000, froze: 800,
  task: 900, claimed: 1400, scored: 900, ending: 1600, resigned: 1000, over: 900,
};

const CARDS: ReadonlySet<string> = new Set(['drew', 'returned']);

/** What falls falls at once, but not with the piece that a being tramples as it comes; a piece that takes another falls upon it, and goes all of its way; a card is drawn with the cards before it. */
function joins(event: AnyTold, step: readonly AnyTold[]): boolean {
  const e = event as Told;
  const last = step.at(-1) as Told;
  switch (e.kind) {
    case 'improvised':
      return last.kind === 'summoned';
    case 'destroyed':
      if (step.some((s) => s.kind === 'summoned')) return last.kind !== 'destroyed' && step.some((s) => s['at'] === e.at && s.kind === 'summoned');
      return last.kind === 'destroyed' || last.kind === 'shot';
    case 'moved':
      if (last.kind === 'moved' && last.to === e.from) return true;
      return last.kind === 'destroyed' && last.at === e.to;
    case 'leapt':
      return last.kind === 'destroyed' && last.at === e.to;
    case 'unloaded':
      return last.kind === 'destroyed' && last.at === e.at;
    case 'placed':
      return last.kind === 'lifted' && last.at === e.at;
    case 'drew':
    case 'returned':
      return CARDS.has(last.kind) && (last as { seat: number }).seat === e.seat;
    default:
      return false;
  }
}

export const stage: Steps<View> = {
  lingers: 700,
  durations: DURATIONS as Record<string, number>,
  joins,
  after: (view, event, catalogue) => after(view, event as Told, catalogue),
  sound: (events) => (events.some((e) => e.kind === 'destroyed' || e.kind === 'shot') ? 'crack' : events.some((e) => e.kind === 'claimed' || e.kind === 'ending' || e.kind === 'over') ? 'bell' : events.some((e) => 'at' in e || 'to' in e) ? 'place' : undefined),
};

export interface Changes {
  /** By the square where a piece stands now: the squares it came over, the first one first. */
  paths: Record<string, string[]>;
  /** Pieces that were destroyed, lifted or taken, where they stood. */
  gone: { square: string; piece: Piece; key: string }[];
  /** Squares whose piece is new or has changed. */
  fresh: Set<string>;
}

export function changesOf(events: readonly AnyTold[], seq: number): Changes {
  const paths: Record<string, string[]> = {};
  const gone: Changes['gone'] = [];
  const fresh = new Set<string>();
  const go = (from: string, to: string): void => {
    paths[to] = [...(paths[from] ?? []), from];
    delete paths[from];
    if (fresh.delete(from)) fresh.add(to);
  };
  for (const [i, e] of (events as readonly Told[]).entries())
    switch (e.kind) {
      case 'moved':
      case 'leapt':
        go(e.from, e.to);
        break;
      case 'swapped': {
        const [a, b] = [paths[e.from], paths[e.to]];
        paths[e.to] = [...(a ?? []), e.from];
        paths[e.from] = [...(b ?? []), e.to];
        break;
      }
      case 'destroyed':
      case 'loaded':
        gone.push({ square: e.at, piece: { seat: e.side, rank: e.rank }, key: `${seq} ${i}` });
        delete paths[e.at];
        break;
      case 'placed':
      case 'summoned':
      case 'upgraded':
      case 'downgraded':
      case 'converted':
      case 'unloaded':
        fresh.add(e.at);
        break;
      default:
        break;
    }
  return { paths, gone, fresh };
}

/** Where somebody placed, moved or changed a piece. */
export const touched: Touched<Told> = (e) => (e.kind === 'moved' || e.kind === 'leapt' ? { at: [e.to], from: e.from } : 'at' in e ? { at: [e.at] } : {});
