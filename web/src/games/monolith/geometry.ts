/** The nineteen hexes: names, places, neighbours. Flat-top, c3 in the middle, direction 0 up and then clockwise. */

/** Radius of a slot in tile units: a tile of 50 and a seam. */
export const SLOT = 52.6;
const SQRT3 = Math.sqrt(3);

const COLUMNS: readonly (readonly [string, number])[] = [
  ['a', 3],
  ['b', 4],
  ['c', 5],
  ['d', 4],
  ['e', 3],
];

export const HEXES: readonly string[] = COLUMNS.flatMap(([column, rows]) => Array.from({ length: rows }, (_, i) => `${column}${i + 1}`));

/** Centre of a hex, c3 at 0,0. */
export function at(hex: string): [number, number] {
  const column = hex.charCodeAt(0) - 99;
  const rows = 5 - Math.abs(column);
  const row = Number(hex.slice(1)) - (rows + 1) / 2;
  return [1.5 * SLOT * column, SQRT3 * SLOT * row];
}

export const WIDTH = 8 * SLOT + 28;
export const HEIGHT = 5 * SQRT3 * SLOT + 28;

/** The hex next to `hex` that lies most nearly in that direction of the screen, for arrow keys. */
export function stepTo(hex: string, dx: number, dy: number): string {
  const [x, y] = at(hex);
  let best = hex;
  let least = Infinity;
  for (const other of HEXES) {
    if (other === hex) continue;
    const [ox, oy] = at(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along <= 1) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

/** The neighbour in a direction of the board, or null past the rim. */
export function neighbour(hex: string, direction: number): string | null {
  const [x, y] = at(hex);
  const a = ((direction * 60 - 90) * Math.PI) / 180;
  const d = SQRT3 * SLOT;
  const [nx, ny] = [x + d * Math.cos(a), y + d * Math.sin(a)];
  return HEXES.find((h) => Math.hypot(at(h)[0] - nx, at(h)[1] - ny) < 5) ?? null;
}
