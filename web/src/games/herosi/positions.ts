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
    ['lesson-3-calm-roll', 4],
    ['lesson-1-cast', 2],
    ['lesson-2-orders', 0],
    ['lesson-4-boosts', 4],
    ['lesson-3-calm-roll', 0],
  ],
  chosen: [
    't024-two-card-symbols-draw-nothing',
    't024-three-cards-for-five-symbols',
    't026-four-cards-learn-from-the-lower-row',
    't026-five-cards-learn-from-either-row',
    't041-the-attack-directions-of-the-rulebook',
    't044-move-up-and-attack',
    'rulebook-one-gnome-one-golem',
    'rulebook-two-phoenixes-lie-beside-and-return',
    'rulebook-haste-makes-three-two',
    'rulebook-stupor-makes-one-two-and-three-four',
    'rulebook-six-cards-are-three-boosts',
    't034-fireball-of-the-fire-hero-with-two-boosts',
  ],
};
