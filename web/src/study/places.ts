/** Places of any game's board by their names, as the boards mark them. */

/** What boards mark their places with; what stands beside the board may bear the same names. */
const KINDS = ['hex', 'square', 'area', 'field', 'at'] as const;

export interface Spot {
  x: number;
  y: number;
  /** Half of the smaller side: how far a ring reaches. */
  r: number;
}

/** The name of the place under something that was pressed; null where it is none. */
export function placeOf(target: EventTarget | null, board: Element): string | null {
  if (!(target instanceof Element) || !board.contains(target)) return null;
  for (const kind of KINDS.slice(0, 3)) {
    const found = target.closest(`[data-${kind}]`);
    if (found && board.contains(found)) return found.getAttribute(`data-${kind}`);
  }
  return null;
}

/** Where a place lies, from the board's corner; null where the board shows none of that name. */
export function spotOf(board: Element, name: string): Spot | null {
  const found = board.querySelector(KINDS.map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join());
  if (!found) return null;
  const [a, b] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
  return a.width ? { x: a.left - b.left + a.width / 2, y: a.top - b.top + a.height / 2, r: Math.min(a.width, a.height) / 2 } : null;
}
