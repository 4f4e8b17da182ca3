/** What moved, fell or turned over between two views, read from the events: only drawings follow from it. */

import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { toldIn } from '../common/told.ts';
import type { Piece } from './geometry.ts';
import type { Told } from './wire.ts';

export interface Changes {
  /** By the square where a piece stands now: the squares it came over, the first one first. */
  paths: Record<string, string[]>;
  /** Pieces that were destroyed, lifted or taken, where they stood. */
  gone: { square: string; piece: Piece; key: string }[];
  /** Squares whose piece is new or has changed. */
  fresh: Set<string>;
}

export function changesOf(entries: readonly Entry[]): Changes {
  const paths: Record<string, string[]> = {};
  const gone: Changes['gone'] = [];
  const fresh = new Set<string>();
  const go = (from: string, to: string): void => {
    paths[to] = [...(paths[from] ?? []), from];
    delete paths[from];
    if (fresh.delete(from)) fresh.add(to);
  };
  for (const entry of entries)
    for (const [i, e] of toldIn<Told>([entry]).entries())
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
          gone.push({ square: e.at, piece: { seat: e.side, rank: e.rank }, key: `${entry.seq} ${i}` });
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
