/** What a game gives the editor of positions, and what it gets. Positions are changed here as tables; the server reads them. */
import type { Component } from 'svelte';
import type { Sketch } from '../editor/wire.ts';
import type { Json } from './wire.ts';

/** Keys of [position] and of [options] that become something else; undefined takes one away. */
export interface Edit {
  position?: Json;
  options?: Json;
  /** Whether a position that no game comes to is meant so. */
  meant?: boolean;
}

interface Named {
  id: string;
  label: string;
  /** The keys that make it less and more, or that change it. */
  keys?: readonly string[];
}
export type Choice = readonly [value: string, label: string];
export type Field =
  | (Named & { kind: 'number'; value: number; min: number; max: number; set: (value: number) => Edit })
  | (Named & { kind: 'flag'; value: boolean; set: (value: boolean) => Edit })
  | (Named & { kind: 'choice'; value: string; choices: readonly Choice[]; set: (value: string) => Edit })
  /** Things that may lie there more than once: a hand, a deck. */
  | (Named & { kind: 'list'; value: readonly string[]; choices: readonly Choice[]; most?: number; set: (value: string[]) => Edit });

/** What can be put on the board. */
export interface Piece {
  id: string;
  label: string;
  /** Its drawing; without one its name stands there. */
  part?: Component<any>;
  props?: Json;
  /** How many the box still has; fewer than none is said, not forbidden. */
  left?: number;
}
export interface Group<T> {
  title: string;
  items: readonly T[];
}
/** What lies on a place. */
export interface Lying {
  title: string;
  picture?: Piece;
  fields: readonly Field[];
}

export interface Editing {
  /** The attribute by which the board marks its places: `data-hex`. */
  place: string;
  /** Settings of the game that say nothing of a position, such as how fast it is played. */
  without?: readonly string[];
  /** Drawings that pieces refer to. */
  Defs?: Component;
  pieces: (sketch: Sketch, seat: number, catalogue: Json) => Group<Piece>[];
  /** Put a piece; null where what lies there is to be chosen instead. */
  put: (sketch: Sketch, place: string, seat: number, piece: string) => Edit | null;
  /** What lies on one place goes to another, with all that is true of it; null where there is nothing, or no room. */
  move: (sketch: Sketch, from: string, to: string, seat: number) => Edit | null;
  /** Take away what lies there. */
  take: (sketch: Sketch, place: string) => Edit;
  lying: (sketch: Sketch, place: string, seat: number, catalogue: Json) => Lying;
  /** Tables of the box whose things can be tried: a position that shows what one does. */
  tries?: readonly string[];
  trial?: (thing: { file: string; table: string; row: Json }, catalogue: Json) => { options: Json; position: Json } | null;
  /** What lies beside the board: hands, decks, points, whose turn it is. */
  beside: (sketch: Sketch, seat: number, catalogue: Json) => Group<Field>[];
}

export const SEATS = 'rbgp';
export const position = (sketch: Sketch): Json => (sketch.doc['position'] ?? {}) as Json;
/** A text, a list, a table of the position as it is read. */
export const said = <T>(sketch: Sketch, key: string): T => sketch.full[key] as T;
/** A change of one key. */
export const change = (key: string, value: unknown): Edit => ({ position: { [key]: value } });
/** A change of one entry of a table by seat, all of which are then said. */
export const changeOf = (sketch: Sketch, key: string, of: string, value: unknown): Edit => change(key, { ...said<Json>(sketch, key), [of]: value });
/** A change of one entry of a table that need not be said whole. */
export const changeIn = (sketch: Sketch, table: string, key: string, value: unknown): Edit => change(table, { ...(position(sketch)[table] as Json | undefined), [key]: value });
