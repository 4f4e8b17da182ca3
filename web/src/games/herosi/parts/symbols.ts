import { n } from '../../common/shapes.ts';
import type * as wire from '../wire.ts';

/** The six faces of a die, and `any`: one element of your choice. */
export type Symbol = wire.Symbol | 'any';
export type Element = wire.Element | 'none';

export const SYMBOLS: readonly Symbol[] = ['fire', 'water', 'earth', 'air', 'command', 'card'];

const spiral = (() => {
  let d = '';
  for (let i = 0; i <= 46; i++) {
    const a = (i / 46) * Math.PI * 4.3 + 0.5;
    const r = 0.7 + (i / 46) * 9.3;
    d += `${i ? 'L' : 'M'}${n(11.8 + r * Math.cos(a))} ${n(12.2 + r * Math.sin(a))}`;
  }
  return d;
})();
const wave = (y: number): string => `M2 ${y}c2.5-3.2 4.6-3.2 6.7 0s4.2 3.2 6.6 0 4.3-3.2 6.7 0`;

/**
 * Shape first, then colour, then letter: upright flame, lying waves, wide peak, round spiral, helmet, tilted card.
 * 24 grid; `cut` is the colour seen through the shape.
 */
export const GLYPHS: Record<Symbol, (cut: string) => string> = {
  fire: () => '<path fill="currentColor" fill-rule="evenodd" d="M12.8 1c.5 4.3 7 6.9 7 13.500A7.7 7.7 0 0 1 12 22.600a7.7 7.7 0 0 1-7.8-8.100c0-3.4 1.9-5.6 3.6-7.4.2 2.1.9 3.4 2 4.100C9.7 7.6 10.3 3.9 12.8 1zM12 20.400a3.3 3.3 0 0 0 3.4-3.500c0-2-2.3-3.1-3.4-5-1.1 1.9-3.3 3-3.3 5A3.3 3.3 0 0 0 12 20.400z"/>',
  water: () => `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="${wave(6)}${wave(12.2)}${wave(18.4)}"/>`,
  earth: (cut) => `<path fill="currentColor" d="M.8 21 8.8 4.500l4.3 7.3 2.9-4.300L23.2 21z"/><path fill="none" stroke="${cut}" stroke-width="1.5" stroke-linejoin="round" d="m5.8 11.4 2.7 1.7 2.3-1.600M16 7.500l-2.4 6.3 2.2 3"/>`,
  air: () => `<path fill="none" stroke="currentColor" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round" d="${spiral}"/>`,
  command: (cut) => `<path fill="currentColor" d="M12 1.500C6.4 1.5 3.5 5.6 3.5 11v8.200l5.7 3.300V15L12 17.500l2.8-2.500v7.500l5.7-3.300V11c0-5.4-2.9-9.5-8.5-9.500z"/><path fill="${cut}" d="M5.6 10.200h12.800v2.600l-4.3 1.200L13 11.600h-2L9.9 14l-4.3-1.200z"/>`,
  card: () => '<g transform="rotate(-9 12 12)"><rect x="5" y="2" width="14" height="20" rx="2.4" fill="none" stroke="currentColor" stroke-width="2.5"/><path fill="currentColor" d="m12 6.8 3.6 5.2-3.6 5.200L8.4 12z"/></g>',
  any: () => '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" d="M12 2.5 21.5 12 12 21.5 2.5 12z"/><path fill="currentColor" d="M12 8.5 15.5 12 12 15.5 8.5 12z"/>',
};
