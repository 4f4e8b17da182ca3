// What moved on the map between two views, read from the events: only drawings follow from it.
import type { Entry } from '../../core/wire.ts';
import type { Touched } from '../common/recent.ts';
import type { PieceType } from './faces';

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

/** A card not played, which may even pass by itself, is nothing one has done. */
export const idle = (entry: Entry): boolean => entry.text === 'pass';

export interface Gathered { area: string; kind: 'gold' | 'wood'; amount: number }

/** What the own workers have brought since the own last action. */
export function gathered(history: readonly Entry[], seat: number): Gathered[] {
  const since = history.slice(history.findLastIndex((e) => e.kind === 'act' && e.seat === seat && !idle(e)) + 1);
  return since
    .flatMap((e) => e.events)
    .filter((e) => e.kind === 'harvested' && e['seat'] === seat)
    .map((e) => ({ area: String(e['area']), kind: String(e['resource']).endsWith('wood') ? 'wood' : 'gold', amount: Number(e['amount']) }));
}
