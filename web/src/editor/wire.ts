/** Written by scripts/wire-types from src/arenarium/server/positions.py; edit that and run it again. */

/** What is wrong with a position, and where: a line of the text from 1, or 0. */
export type Misread = {
  line: number;
  reason: string;
};

/** A position that somebody set up, as it lies before everybody. */
export type Sketch = {
  text: string;
  /** its tables */
  doc: Record<string, unknown>;
  /** its [position] with every key said */
  full: Record<string, unknown>;
  options: Record<string, unknown>;
  seats: number;
  asked: number[];
  /** by seat */
  views: Record<string, unknown>[];
  /** why no game comes to it */
  doubt: Misread | null;
  /** why it cannot be read; then there is nothing else */
  error: Misread | null;
};
