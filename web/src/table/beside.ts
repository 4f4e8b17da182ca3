/** Where a card lies: beside what it speaks of, inside the board, over as little as possible of what may be chosen or is looked at. */

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is better not covered, and how much it counts. */
export type Spared = Rectangle & { weight?: number };

const GAP = 10;

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** `wider`: where it may reach when it would cover its target otherwise. */
export function beside(target: Rectangle, card: { width: number; height: number }, within: Rectangle, spare: readonly Spared[], wider: Rectangle = within): { left: number; top: number } {
  const place = placeIn(target, card, within, spare);
  return overlap(place, target) ? placeIn(target, card, wider, spare) : place;
}

function placeIn(target: Rectangle, card: { width: number; height: number }, within: Rectangle, spare: readonly Spared[]): Rectangle {
  const fit = (left: number, top: number): Rectangle => ({
    left: Math.max(within.left, Math.min(left, within.left + within.width - card.width)),
    top: Math.max(within.top, Math.min(top, within.top + within.height - card.height)),
    ...card,
  });
  const { left, top, width, height } = target;
  const xs = [left - card.width - GAP, left + width + GAP];
  const ys = [top - card.height - GAP, top + height + GAP];
  const places = [...xs.flatMap((x) => [top, top + height - card.height].map((y) => fit(x, y))), ...ys.flatMap((y) => [left, left + width - card.width].map((x) => fit(x, y)))];
  // The target itself stays visible before all else.
  const cost = (place: Rectangle): number => 1000 * overlap(place, target) + spare.reduce((sum, box) => sum + (box.weight ?? 1) * overlap(place, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
