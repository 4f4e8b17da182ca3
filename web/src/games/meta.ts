/** What pages outside a game show of it before its boards are loaded. */
import plain from './plain.svg';

export interface GameMeta {
  /** The address of a picture, 320 × 200. */
  emblem: string;
  /** Its place among the games; those that name none come last. */
  order: number;
}

const UNKNOWN: GameMeta = { emblem: plain, order: Infinity };

/** A folder with a meta.ts is a game that this client knows. */
const modules = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'default' });

/** The games that this client knows. */
export const KNOWN: readonly string[] = Object.keys(modules).map((path) => path.split('/')[1]!);

/** What is said of a game; something neutral of one that this client has no folder for. */
export const metaOf = (game: string): GameMeta => modules[`./${game}/meta.ts`] ?? UNKNOWN;

/** Games in the order in which they are shown. */
export const inOrder = <T>(games: readonly T[], name: (game: T) => string): T[] =>
  [...games].sort((a, b) => metaOf(name(a)).order - metaOf(name(b)).order || name(a).localeCompare(name(b)));
