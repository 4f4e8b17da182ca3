/** What chance gave each seat in a match, from the events of its lots. */

import { t } from '../core/i18n.svelte.ts';
import type { Entry, Told } from '../core/wire.ts';

export interface Luck {
  seat: number;
  lots: number;
  /** What came, by name or number, most often first. */
  got: { what: string; times: number }[];
  /** Mean of the numbers that were rolled, if there were any. */
  mean: number | null;
}

const SAID = new Set(['seat', 'kind', 'count', 'number', 'turn', 'round']);

/** Names and numbers an event of chance speaks of. */
function results(e: Told): { names: string[]; numbers: number[] } {
  const names: string[] = [];
  const numbers: number[] = [];
  for (const [field, value] of Object.entries(e)) {
    if (SAID.has(field) || field.endsWith('_seat')) continue;
    for (const v of Array.isArray(value) ? value : [value]) {
      if (typeof v === 'string' && v.startsWith('@')) names.push(t(v.slice(1)));
      else if (typeof v === 'number') numbers.push(v);
    }
  }
  return { names, numbers };
}

export function luckOf(entries: readonly Entry[]): Luck[] {
  const seats = new Map<number, { lots: number; got: Map<string, number>; numbers: number[] }>();
  for (const entry of entries) {
    if (entry.kind !== 'lot') continue;
    const mine = entry.events.find((e) => typeof e['seat'] === 'number');
    if (!mine) continue;
    const seat = Number(mine['seat']);
    const row = seats.get(seat) ?? { lots: 0, got: new Map<string, number>(), numbers: [] };
    seats.set(seat, row);
    row.lots += 1;
    const { names, numbers } = results(mine);
    for (const what of names.length ? names : numbers.map(String)) row.got.set(what, (row.got.get(what) ?? 0) + 1);
    if (!names.length) row.numbers.push(...numbers);
  }
  return [...seats].sort(([a], [b]) => a - b).map(([seat, row]) => ({
    seat,
    lots: row.lots,
    got: [...row.got].map(([what, times]) => ({ what, times })).sort((a, b) => b.times - a.times || a.what.localeCompare(b.what)),
    mean: row.numbers.length ? row.numbers.reduce((a, b) => a + b, 0) / row.numbers.length : null,
  }));
}
