import type { Positions } from '../../core/board.ts';

export const positions: Positions = {
  gallery: [
    ['lesson-1-pattern', 0],
    ['lesson-1-pattern', 2],
    ['lesson-2-heroic-being', 0],
    ['lesson-3-flare', 0],
    ['lesson-4-task', 0],
  ],
  chapters: [
    ['lesson-1-pattern', 2],
    ['lesson-1-pattern', 0],
    ['lesson-1-pattern', 1],
    ['lesson-2-heroic-being', 0],
    ['lesson-3-flare', 0],
    ['lesson-4-task', 0],
  ],
};
