/** Small helpers for drawings. Drawings are strings or Svelte markup; both may use these. */

const SHAPES = ['triangle', 'circle', 'square', 'diamond'] as const;

/** The sign of a seat's shape: a seat is never told by colour alone. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? 'circle';

/** The class that gives everything inside it the seat's colours. */
export const seatClass = (seat: number): string => (seat < 0 ? '' : `seat-${(seat % 4) + 1}`);

const n = (v: number): number => +v.toFixed(2);

/** Path of a seat's emblem round (x, y), matched by eye so that all four look equally big. */
export function emblemPath(seat: number, x = 0, y = 0, r = 10): string {
  switch (shapeOf(seat)) {
    case 'triangle': {
      const h = r * 1.08;
      return `M${n(x)} ${n(y - h)}L${n(x + h * 0.98)} ${n(y + h * 0.72)}H${n(x - h * 0.98)}Z`;
    }
    case 'circle': {
      const c = r * 0.86;
      return `M${n(x - c)} ${n(y)}a${n(c)} ${n(c)} 0 1 0 ${n(2 * c)} 0a${n(c)} ${n(c)} 0 1 0 ${n(-2 * c)} 0Z`;
    }
    case 'square': {
      const s = r * 0.78;
      return `M${n(x - s)} ${n(y - s)}h${n(2 * s)}v${n(2 * s)}h${n(-2 * s)}Z`;
    }
    default: {
      const d = r * 1.08;
      return `M${n(x)} ${n(y - d)}L${n(x + d)} ${n(y)}L${n(x)} ${n(y + d)}L${n(x - d)} ${n(y)}Z`;
    }
  }
}

/** An icon's body (from `icons:…`), `size` units wide round (x, y), painted in currentColor. */
export const iconAt = (body: string | undefined, x: number, y: number, size: number): string =>
  body ? `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${n(size / 512)})">${body}</g>` : '';

/** Text that may stand inside an SVG string. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
