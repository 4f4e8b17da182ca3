import type { Positions } from '../../core/board.ts';

export const positions: Positions = {
  gallery: [
    ['lesson-1-cast', 0],
    ['lesson-2-orders', 0],
    ['lesson-3-calm-roll', 0],
    ['lesson-4-boosts', 0],
    ['lesson-4-boosts', 4],
  ],
  chapters: [
    ['lesson-1-cast', 0],
    ['lesson-3-calm-roll', 3],
    ['lesson-1-cast', 2],
    ['lesson-2-orders', 0],
    ['lesson-4-boosts', 4],
    ['lesson-3-calm-roll', 0],
  ],
};
