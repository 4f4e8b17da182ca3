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
  chosen: [
    't011-a-pattern-may-be-turned',
    't018-patterns-at-the-edge',
    't013-a-lower-rank-is-not-enough',
    't014-a-higher-rank-keeps-the-being-out',
    't015-an-equal-piece-is-destroyed',
    't016-an-own-piece-is-destroyed-uncounted',
    't024-a-bomb-with-an-action-left',
    't028-the-cannon-skips-upgraded-pieces',
    't006-all-actions-must-be-used',
    't023-a-bomb-as-last-action',
    't009-with-an-empty-supply-a-piece-is-lifted-first',
    't020-an-improvised-summoning',
  ],
};
