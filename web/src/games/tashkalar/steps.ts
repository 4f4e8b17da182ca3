/** What moved, fell or turned over between two views, read from the events: only drawings follow from it. */

import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import { isSquare, type Piece, type Rank } from './geometry.ts';

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
    for (const [i, e] of entry.events.entries()) {
      const [at, from, to] = [e['at'], e['from'], e['to']].map((s) => (typeof s === 'string' && isSquare(s) ? s : ''));
      if (e.kind === 'moved' || e.kind === 'leapt') go(from!, to!);
      else if (e.kind === 'swapped') {
        const [a, b] = [paths[from!], paths[to!]];
        paths[to!] = [...(a ?? []), from!];
        paths[from!] = [...(b ?? []), to!];
      } else if (e.kind === 'destroyed' || e.kind === 'loaded') {
        gone.push({ square: at!, piece: { seat: Number(e['side']), rank: e['rank'] as Rank }, key: `${entry.seq} ${i}` });
        delete paths[at!];
      } else if (['placed', 'summoned', 'upgraded', 'downgraded', 'converted', 'unloaded'].includes(e.kind) && at) fresh.add(at);
    }
  return { paths, gone, fresh };
}

/** Where somebody placed, moved or changed a piece. */
export const touched: Touched = (e) => (e.kind === 'moved' || e.kind === 'leapt' ? { at: [e['to']], from: e['from'] } : { at: [e['at']] });
