/** Written by scripts/wire-types from src/arenarium/core/wire.py; edit that and run it again. */

/** 0, 1, …; -1 is a spectator */
export type Seat = number;

/** An open question as one seat may see it. */
export type Question = {
  seat: Seat;
  /** a locale key; absent when the question is another seat's */
  ask?: string;
  /** in notation; only for the seat that is asked */
  options?: string[];
  /** its answers are intents: the pace of the table says whether and when each counts */
  live?: boolean;
};

/** An inquiry that needs no more words. */
export type NothingElse = {
};
