/** Positions that the gallery draws, and the rules page beside its chapters: a shipped scenario and how many of its steps are played. */
export const POSITIONS: Readonly<Record<string, readonly (readonly [name: string, step: number])[]>> = {
  monolith: [
    ['lesson-1-place-and-fight', 0],
    ['lesson-1-place-and-fight', 1],
    ['lesson-2-initiative', 1],
    ['lesson-3-shots-and-armour', 0],
    ['lesson-4-maneuver', 0],
    ['lesson-5-bring-down-the-banner', 0],
    ['lesson-6-last-battle', 0],
  ],
  tashkalar: [
    ['lesson-1-pattern', 0],
    ['lesson-2-heroic-being', 0],
    ['lesson-3-flare', 0],
    ['lesson-4-task', 0],
  ],
  warcraft: [
    ['lesson-1-workers', 0],
    ['lesson-2-spend', 0],
    ['lesson-3-battle', 0],
  ],
  herosi: [
    ['lesson-1-cast', 0],
    ['lesson-2-orders', 0],
    ['lesson-3-calm-roll', 0],
  ],
};

/** The drawing beside each chapter of a game's rules, in the order of `learn-<game>-1`, `-2`, … */
export const CHAPTERS: Readonly<Record<string, readonly (readonly [name: string, step: number] | null)[]>> = {
  monolith: [
    ['lesson-5-bring-down-the-banner', 0],
    ['lesson-1-place-and-fight', 0],
    ['lesson-3-shots-and-armour', 0],
    ['lesson-1-place-and-fight', 1],
    ['lesson-2-initiative', 1],
    ['lesson-6-last-battle', 0],
  ],
  tashkalar: [['lesson-1-pattern', 2], ['lesson-1-pattern', 0], ['lesson-1-pattern', 1], ['lesson-2-heroic-being', 0], ['lesson-3-flare', 0], ['lesson-4-task', 0]],
  warcraft: [['lesson-1-workers', 0], null, ['lesson-1-workers', 2], ['lesson-3-battle', 0], ['lesson-2-spend', 0], null],
  herosi: [['lesson-1-cast', 0], ['lesson-3-calm-roll', 0], ['lesson-1-cast', 1], ['lesson-2-orders', 0], null, null],
};
