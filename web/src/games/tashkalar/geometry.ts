import type { Rank } from './wire.ts';

/** Squares are written a1…i9: column letter from the left, row number from the top. */
export const CELL = 80;
export const EDGE = 24;
export const SIZE = 9 * CELL + 2 * EDGE;
export const COLUMNS = 'abcdefghi';

export type Piece = { seat: number; rank: Rank; gateway?: boolean };

export const name = (x: number, y: number): string => COLUMNS[x]! + (y + 1);

export function at(square: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(square[0] ?? ''), y: Number(square.slice(1)) - 1 };
}

export function corner(square: string): [number, number] {
  const { x, y } = at(square);
  return [EDGE + x * CELL, EDGE + y * CELL];
}

export function mid(square: string): [number, number] {
  const [x, y] = corner(square);
  return [x + CELL / 2, y + CELL / 2];
}

export const isSquare = (text: string): boolean => /^[a-i][1-9]$/.test(text);
