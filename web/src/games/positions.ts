/** A shipped scenario, and how many of its steps are played. */
type Drawn = readonly [name: string, step: number];

/** Positions that the gallery draws. */
export const POSITIONS: Readonly<Record<string, readonly Drawn[]>> = {
  monolith: [
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
  tashkalar: [
    ['lesson-1-pattern', 0],
    ['lesson-1-pattern', 2],
    ['lesson-2-heroic-being', 0],
    ['lesson-3-flare', 0],
    ['lesson-4-task', 0],
  ],
  warcraft: [
    ['lesson-1-workers', 0],
    ['lesson-2-spend', 0],
    ['lesson-3-battle', 0],
    ['lesson-4-a-whole-turn', 0],
  ],
  herosi: [
    ['lesson-1-cast', 0],
    ['lesson-2-orders', 0],
    ['lesson-3-calm-roll', 0],
    ['lesson-4-boosts', 0],
    ['lesson-4-boosts', 4],
  ],
};

/** The drawing beside each chapter of a game's rules, in the order of `learn-<game>-1`, `-2`, … */
export const CHAPTERS: Readonly<Record<string, readonly Drawn[]>> = {
  monolith: [
    ['lesson-5-a-whole-turn', 0],
    ['lesson-1-place-and-fight', 0],
    ['lesson-3-shots-and-armour', 0],
    ['lesson-5-a-whole-turn', 4],
    ['lesson-5-a-whole-turn', 3],
    ['lesson-7-last-battle', 0],
  ],
  tashkalar: [
    ['lesson-1-pattern', 2],
    ['lesson-1-pattern', 0],
    ['lesson-1-pattern', 1],
    ['lesson-2-heroic-being', 0],
    ['lesson-3-flare', 0],
    ['lesson-4-task', 0],
  ],
  warcraft: [
    ['lesson-1-workers', 0],
    ['lesson-4-a-whole-turn', 2],
    ['lesson-1-workers', 3],
    ['lesson-3-battle', 0],
    ['lesson-2-spend', 0],
    ['lesson-4-a-whole-turn', 4],
  ],
  herosi: [
    ['lesson-1-cast', 0],
    ['lesson-3-calm-roll', 3],
    ['lesson-1-cast', 2],
    ['lesson-2-orders', 0],
    ['lesson-4-boosts', 4],
    ['lesson-3-calm-roll', 0],
  ],
};

/** Scenarios that try how actions are written, not the game: nothing for a learner. */
export const NOTATION: Readonly<Record<string, RegExp>> = {
  monolith: /^(bad-input-|names-seats-|refusals-name-)/,
};

/** The names of scenarios that play an example of the rulebook, or, for Tash-Kalar's sheet without examples, one of its sentences. */
export const EXAMPLES: Readonly<Record<string, RegExp>> = {
  monolith: /^(book-|t0(09|16|18|19|20|23|28|29|36|46|73|75|76|78|89|93|96)-)/,
  tashkalar: /^t0(0[4-9]|1[0-9]|2[0-9])-/,
  warcraft: /^t0(0[1-9]|1[01])b?-/,
  herosi: /^(rulebook-|t0(24|26|34|35|41|44)-)/,
};
