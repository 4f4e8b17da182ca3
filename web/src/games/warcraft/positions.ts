import type { Positions } from '../../core/board.ts';

export const positions: Positions = {
  gallery: [
    ['lesson-1-workers', 0],
    ['lesson-2-spend', 0],
    ['lesson-3-battle', 0],
    ['lesson-4-a-whole-turn', 0],
  ],
  chapters: [
    ['lesson-1-workers', 0],
    ['lesson-4-a-whole-turn', 2],
    ['lesson-1-workers', 3],
    ['lesson-3-battle', 0],
    ['lesson-2-spend', 0],
    ['lesson-4-a-whole-turn', 4],
  ],
};
