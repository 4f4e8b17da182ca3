/** The tracks of a table: every number of its layout. They follow from the window and the game, never from what is asked. */

import type { Proportions } from '../core/board.ts';

/**
 * `large` and `wide`: three columns. `rail`: the left column is a rail. `over`: the rail, and what is done lies under the board.
 * `upright` and `sideways`: a phone.
 */
export type Mode = 'large' | 'wide' | 'rail' | 'over' | 'upright' | 'sideways';

export interface Tracks {
  mode: Mode;
  gap: number;
  pad: number;
  bar: number;
  /** Widths of what is read and of what is done; 0 where they lie across. */
  left: number;
  right: number;
  strip: number;
  /** The box in which the board is drawn. */
  board: { width: number; height: number };
  /** Heights: one player, the information (upright only), log, hand (phones), action area, and both together under the board. */
  player: number;
  info: number;
  log: number;
  hand: number;
  act: number;
  do: number;
  /** The text of a lesson, where it has no tab of the log. */
  lesson: number;
}

/** How a game that says nothing is laid out. */
export const USUAL: Proportions = { ratio: 1, log: 252, upright: { info: 0, hand: 112 }, sideways: { hand: 100 } };

/** What is fixed for a whole match. */
export interface Sitters {
  players: number;
  lesson: boolean;
  /** How large the reader's letters are; 1 is usual, and what holds text grows with them. */
  letters?: number;
}

const LESSON = 64;
/** The least that an action area on a phone needs, and one with high answers: less would lay them over the options. */
const LEAST = 158;
const LEAST_TALL = 172;
/** The least of a hand beside an action area that has grown with the letters, and how much players grow at most. */
const HAND = 240;
const PLAYER = 1.5;

export function tracks(game: Proportions, width: number, height: number, { players, lesson, letters = 1 }: Sitters = { players: 2, lesson: false }): Tracks {
  const many = players > 2;
  const text = lesson ? LESSON : 0;
  const strip = Math.round(44 * letters);
  const player = (usual: number): number => Math.round(usual * Math.min(letters, PLAYER));
  const act = (usual: number, pad: number): number => Math.max(usual, Math.min(Math.round(usual * letters), height - 48 - 2 * pad - HAND));
  const none = { left: 0, right: 0, player: 0, info: 0, log: 0, hand: 0, act: 0, do: 0, lesson: text };
  if (height < 560) {
    const high = height - 12;
    const across = Math.min(Math.round(high * game.ratio), width - 88 - 330 - 24);
    return { ...none, mode: 'sideways', bar: 0, left: 88, right: width - 88 - across - 24, strip: 38, gap: 6, pad: 6, player: many ? 42 : 74, hand: game.sideways.hand, board: { width: across, height: high } };
  }
  if (width < 700) {
    const { info, hand } = game.upright;
    const high = Math.min(Math.round(width / (game.turned ?? game.ratio)), height - 44 - 44 - info - text - 40 - hand - Math.round((game.tall ? LEAST_TALL : LEAST) * letters));
    return { ...none, mode: 'upright', bar: 44, player: 44, info, strip: 40, gap: 0, pad: 0, hand, board: { width, height: high } };
  }
  if (width < height) {
    const below = Math.round(372 * Math.min(letters, PLAYER));
    return { ...none, mode: 'over', bar: 48, left: 112, strip, gap: 8, pad: 8, do: below, player: player(many ? 84 : 112), board: { width: width - 112 - 24, height: height - 48 - strip - below - text - 32 - (text && 8) } };
  }
  if (width < 1200)
    return { ...none, mode: 'rail', bar: 48, left: 112, right: 328, strip, gap: 8, pad: 8, act: act(316, 8), player: player(many ? 68 : 112), board: { width: width - 112 - 328 - 32, height: height - 48 - strip - text - 24 - (text && 8) } };
  const large = width >= 1360 && height >= 860;
  const left = large ? 264 : 240;
  const right = large ? 376 : 344;
  const log = Math.round(game.log * (large ? 1 : 0.72));
  return {
    ...none, mode: large ? 'large' : 'wide', bar: 48, left, right, strip, gap: 12, pad: 12, act: act(large ? 420 : 356, 12), lesson: 0,
    player: player(many ? (players > 3 ? 56 : 72) : 104), log: lesson ? Math.max(log, large ? 280 : 240) : log,
    board: { width: width - left - right - 48, height: height - 48 - strip - 36 },
  };
}
