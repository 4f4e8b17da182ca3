import type { Odds } from '../wire.ts';

type Chances = Pick<Odds, 'win' | 'lose' | 'neither'>;

/** In whole percent, rounded so that the three add up to a hundred. */
export function percents({ win, neither }: Chances): { win: number; lose: number; neither: number } {
  const [w, n] = [Math.round(win * 100), Math.round(neither * 100)];
  return { win: w, lose: 100 - w - n, neither: n };
}

/** What is almost sure is not told as sure: a battle at "100 %" that is lost would be a lie. */
export function percentage(chance: number, percent: number): string {
  if (percent >= 100 && chance < 1) return '>99%';
  if (percent <= 0 && chance > 0) return '<1%';
  return `${percent}%`;
}
