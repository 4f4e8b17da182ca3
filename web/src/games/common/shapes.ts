import { emblemPath } from '../../core/svg.ts';

export { emblemPath };

/** Rounds to two decimals: SVG paths stay short. */
export const n = (v: number): number => +v.toFixed(2);

/** A star with alternating radii R and r. */
export function starPath(cx: number, cy: number, R: number, r: number, points = 8): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = (Math.PI * i) / points - Math.PI / 2;
    const q = i % 2 ? r : R;
    d += `${i ? 'L' : 'M'}${n(cx + q * Math.cos(a))} ${n(cy + q * Math.sin(a))}`;
  }
  return d + 'Z';
}
