import type { ScenarioRow } from '../core/wire.ts';

const FOUR = 4;

export interface Theme {
  /** Its number in the texts, from 1. */
  n: number;
  /** Each position with the number of its question. */
  rows: { row: ScenarioRow; n: number }[];
}

/** The chosen positions in themes of four, as far as the server has them. */
export function themesOf(chosen: readonly string[], known: readonly ScenarioRow[]): Theme[] {
  const themes: Theme[] = [];
  for (const [i, name] of chosen.entries()) {
    const row = known.find((s) => s.name === name);
    if (!row) continue;
    const n = Math.floor(i / FOUR) + 1;
    if (themes.at(-1)?.n !== n) themes.push({ n, rows: [] });
    themes.at(-1)!.rows.push({ row, n: i + 1 });
  }
  return themes;
}
