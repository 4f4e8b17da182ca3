// The picture of a card's pattern, as the catalogue sends it.

export type Marks = { role: string; cells?: [number, number][]; directions?: string[] };
export type Drawn = { grid: string[]; marks?: Marks | null };
export type Cell = { x: number; y: number; ch: string };

export const DIRECTIONS: Record<string, [number, number]> = {
  n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1],
};

const isTarget = (ch: string): boolean => 'TCH'.includes(ch);

/** Cells that say something, the summon square, and the box that holds cells and marks. */
export function layout({ grid, marks }: Drawn) {
  const cells: Cell[] = grid.flatMap((row, y) => [...row].map((ch, x) => ({ x, y, ch }))).filter((c) => c.ch !== '.');
  const target = cells.find((c) => isTarget(c.ch)) ?? { x: 0, y: 0, ch: 'T' };
  const effect = marks && marks.role === 'effect' ? marks : null;
  const marked = (effect?.cells ?? []).map(([dx, dy]): [number, number] => [target.x + dx, target.y + dy]);
  const xs = [0, (grid[0] ?? '.').length - 1, ...marked.map(([x]) => x)];
  const ys = [0, grid.length - 1, ...marked.map(([, y]) => y)];
  return {
    cells, target, marked, directions: effect?.directions ?? [],
    x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys),
  };
}

/** The largest cell with which the picture fits into width × height, never above max. */
export function fit(drawn: Drawn, width: number, height: number, max: number): number {
  const l = layout(drawn);
  const arrows = l.directions.length ? 1.4 : 0;
  return Math.floor(Math.min(max, width / (l.x1 - l.x0 + 1 + arrows), height / (l.y1 - l.y0 + 1 + arrows)));
}

/** What a cell asks for: an own piece of at least that rank, or nothing. */
export const needs = (ch: string): 'common' | 'heroic' | null =>
  ch === 'c' || ch === 'C' ? 'common' : ch === 'h' || ch === 'H' ? 'heroic' : null;

export const targetCell = isTarget;
