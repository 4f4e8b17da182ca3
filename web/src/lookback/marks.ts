/** Where the answers of a line belong on the board, by the names of places that stand in them. */

export interface Spot {
  x: number;
  y: number;
}

export interface Mark {
  n: number;
  from: Spot | null;
  to: Spot;
  /** Sideways, where several stand at one place. */
  shift: number;
}

const STEP = 24; // px between numbers at one place

/** The numbered places of a line. `find` says where a place is, or that there is none of that name. Who does it (`by c3`) is no place of it. */
export function marksOf(line: readonly string[], find: (name: string) => Spot | null): Mark[] {
  const marks: Mark[] = [];
  for (const [i, option] of line.entries()) {
    const spots = option.split(' by ', 1)[0]!.split(/[\s>/,–-]+/).slice(1).flatMap((word) => find(word) ?? []);
    const to = spots.at(-1);
    if (!to) continue;
    const here = marks.filter((m) => Math.hypot(m.to.x - to.x, m.to.y - to.y) < STEP / 2).length;
    marks.push({ n: i + 1, from: spots.length > 1 ? spots[0]! : null, to, shift: here * STEP });
  }
  return marks;
}
