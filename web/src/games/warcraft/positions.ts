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
  chosen: [
    't001-harvest-one-worker-each',
    't002-harvest-depletes-in-the-middle-of-a-roll',
    't004-construction-assigns-workers',
    't003-training-needs-a-building-for-each',
    't011-movement-diagram',
    't005-one-upgrade-of-a-type-in-a-step',
    't005b-second-level-needs-two-buildings',
    't006-tauren-with-three-buildings',
    't008-battle-example',
    't009-flanks',
    't010-two-battlefields',
    't021-both-die',
  ],
};
