/** A click: where, when, and which question it answered. */
export interface Click {
  x: number;
  y: number;
  when: number;
  asked: string;
}

const SOON = 500; // ms
const AGO = 2000; // ms: a click so long ago was not the first of two
const NEAR = 12; // px

export const NO_CLICK: Click = { x: -99, y: -99, when: -Infinity, asked: '' };

/** The second click of two on one spot is not meant for a question that came between them. `since`: when that came. */
export const isStray = (last: Click, now: Click, since: number): boolean =>
  now.asked !== last.asked && now.when - since < SOON && now.when - last.when < AGO && Math.hypot(now.x - last.x, now.y - last.y) < NEAR;
