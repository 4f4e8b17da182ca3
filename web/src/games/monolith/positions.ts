import type { Positions } from '../../core/board.ts';

export const positions: Positions = {
  gallery: [
    ['lesson-1-place-and-fight', 0],
    ['lesson-1-place-and-fight', 1],
    ['lesson-2-initiative', 1],
    ['lesson-3-shots-and-armour', 0],
    ['lesson-4-maneuver', 0],
    ['lesson-5-a-whole-turn', 0],
    ['lesson-5-a-whole-turn', 3],
    ['lesson-5-a-whole-turn', 4],
    ['lesson-6-bring-down-the-banner', 0],
    ['lesson-7-last-battle', 0],
  ],
  chapters: [
    ['lesson-5-a-whole-turn', 0],
    ['lesson-1-place-and-fight', 0],
    ['lesson-3-shots-and-armour', 0],
    ['lesson-5-a-whole-turn', 4],
    ['lesson-5-a-whole-turn', 3],
    ['lesson-7-last-battle', 0],
  ],
  chosen: [
    'book-champion-raised-to-four',
    'book-simultaneous-kill',
    't046-morlock-before-initiative-three',
    'book-acceleration-lost-after-the-attack',
    't028-shot-ignores-own-tiles',
    't029-armour-stops-strength-one-not-melee',
    't018-two-shooters-one-target-no-overflow',
    'book-nightmare-nets-a-swordsman',
    't019-dying-rune-helps-in-its-last-segment',
    't073-owner-chooses-which-tile-is-saved',
    'book-precise-shot-and-maneuver',
    't009-rulebook-last-turn',
  ],
};
