/**
 * From option texts to clicks on hand and board. An option is read as: where it starts (a tile in the hand, a tile on the
 * board, or nothing), the hexes to click in order, and a rotation. Nothing here knows what is allowed: only what was offered.
 */

import { HEXES } from './hexes.ts';

export interface Choice {
  option: string;
  verb: string;
  /** "hand:pik", "order:move", "hex:c3", or "" when the question itself says what it is about. */
  source: string;
  /** Hexes to click, in order; for a bomb in any order. */
  hexes: readonly string[];
  rotation: number | null;
  /** The tile that turns or travels: its hex now. Empty for a tile from the hand. */
  from: string;
}

const ORDERS = new Set(['battle', 'charge', 'move', 'false', 'turn', 'push', 'bomb', 'entrench', 'net', 'shoot']);

/** Which options an order in the hand stands for, by the effect the catalogue names. */
export const VERBS_OF: Readonly<Record<string, readonly string[]>> = {
  battle: ['battle'],
  battle_charge: ['battle', 'charge'],
  move: ['move'],
  push: ['push'],
  net: ['net'],
  bomb: ['bomb'],
  entrench: ['entrench'],
  turn: ['turn'],
  false: ['false'],
  shot: ['shoot'],
};

/** "c3/2" → ["c3", 2]; "c3" → ["c3", null]. */
function turned(word: string): [string, number | null] {
  const [hex = '', rotation] = word.split('/');
  return [hex, rotation === undefined ? null : Number(rotation)];
}

/** "c3>c4/2" → ["c3", "c4", 2]. */
function travelled(word: string): [string, string, number | null] {
  const [from = '', rest = ''] = word.split('>');
  const [to, rotation] = turned(rest);
  return [from, to, rotation];
}

/** One option, read. `banner` is the hex of the asker's own banner, from which a Monolith unfolds. */
export function read(option: string, banner = ''): Choice {
  const [verb = '', a = '', b = ''] = option.split(' ');
  const by = option.includes(' by ');
  const make = (source: string, hexes: string[], rotation: number | null = null, from = ''): Choice => ({ option, verb, source, hexes, rotation, from });
  switch (verb) {
    case 'place': {
      const [hex, rotation] = turned(b);
      return make(`hand:${a}`, [hex], rotation);
    }
    case 'discard':
      return make(`hand:${a}`, []);
    case 'charge': {
      const [from, to, rotation] = travelled(a);
      return by ? make(`hex:${from}`, [to, b], rotation, from) : make('order:charge', [from, to, b], rotation, from);
    }
    case 'move':
    case 'false': {
      const [from, to, rotation] = travelled(a);
      return make(`order:${verb}`, [from, to], rotation, from);
    }
    case 'turn': {
      const [hex, rotation] = turned(a);
      return make('order:turn', [hex], rotation, hex);
    }
    case 'push': {
      const [from, to] = travelled(a);
      return make('order:push', [from, to]);
    }
    case 'bomb':
      return make('order:bomb', a.split('+'));
    case 'maneuver':
    case 'teleport': {
      const [from, to, rotation] = travelled(a);
      return make(`hex:${from}`, [to], rotation, from);
    }
    case 'rotate': {
      const [hex, rotation] = turned(a);
      return make(`hex:${hex}`, [hex], rotation, hex);
    }
    case 'face': {
      const [hex, rotation] = turned(a);
      return make('', [hex], rotation, hex);
    }
    case 'unfold':
      return make(`hex:${banner}`, [a, b]);
    case 'retreat':
    case 'strike': {
      const [from, to] = travelled(a);
      return make('', [to], null, from);
    }
    case 'poison':
      return make('', [a]);
    default:
      return make(ORDERS.has(verb) ? `order:${verb}` : `verb:${verb}`, HEXES.includes(a) ? [a] : []);
  }
}

/** What the player has picked up so far. */
export interface Held {
  /** Code of the tile in the hand, or "". */
  tile: string;
  /** Sources that are being played: the tile's own, or one of the board. */
  sources: readonly string[];
  clicked: readonly string[];
  rotation: number;
  /** The question itself put it into the hand: there is nothing to put back. */
  given?: boolean;
}

export const NOTHING: Held = { tile: '', sources: [], clicked: [], rotation: 0 };

/** Options that are in play with what is held. Without anything held: those that need no source. */
export const inPlay = (choices: readonly Choice[], held: Held): Choice[] =>
  choices.filter((c) => (held.sources.length ? held.sources.includes(c.source) : c.source === ''));

const fits = (c: Choice, clicked: readonly string[]): boolean =>
  c.verb === 'bomb' ? clicked.every((h) => c.hexes.includes(h)) : clicked.every((h, i) => c.hexes[i] === h);

/** Hexes that may be clicked after `clicked`. */
export function nextHexes(choices: readonly Choice[], clicked: readonly string[]): Set<string> {
  const out = new Set<string>();
  for (const c of choices) {
    if (!fits(c, clicked) || c.hexes.length <= clicked.length) continue;
    if (c.verb === 'bomb') for (const h of c.hexes.filter((x) => !clicked.includes(x))) out.add(h);
    else out.add(c.hexes[clicked.length]!);
  }
  return out;
}

/** Options whose hexes are all clicked; what is left is their rotation. */
export const reached = (choices: readonly Choice[], clicked: readonly string[]): Choice[] =>
  choices.filter((c) => c.hexes.length === clicked.length && c.hexes.length > 0 && fits(c, clicked));

/** The rotations offered here, in order; empty where turning means nothing. */
export const rotations = (choices: readonly Choice[], clicked: readonly string[]): number[] =>
  [...new Set(reached(choices, clicked).flatMap((c) => (c.rotation === null ? [] : [c.rotation])))].sort((a, b) => a - b);

/** The option that is now spelled out, if the rotation fits or means nothing. Earlier options are the plainer ones. */
export function spelled(choices: readonly Choice[], held: Held): string | null {
  const here = reached(choices, held.clicked);
  return (here.find((c) => c.rotation === null || c.rotation === held.rotation) ?? null)?.option ?? null;
}

/** A click on a hex: further along, another hex in place of the last one, or nothing. */
export function clickHex(choices: readonly Choice[], held: Held, hex: string): Held | null {
  for (let back = held.clicked.length; back >= 0; back--) {
    const before = held.clicked.slice(0, back);
    if (nextHexes(choices, before).has(hex)) return stay(choices, { ...held, clicked: [...before, hex] });
  }
  return null;
}

/** A tile that has been picked for a move stands on its own hex until another is clicked: it may simply turn there. */
function stay(choices: readonly Choice[], held: Held): Held {
  const [from] = held.clicked;
  const turns = choices.some((c) => c.from === from && c.hexes[0] === from && c.hexes[1] === from && c.hexes.length === 2);
  return held.clicked.length === 1 && from !== undefined && turns ? { ...held, clicked: [from, from] } : held;
}

/** The next rotation that is offered, clockwise or back. Where none is offered yet the tile simply turns. */
export function turn(choices: readonly Choice[], held: Held, by: 1 | -1): Held {
  const offered = rotations(choices, held.clicked);
  for (let i = 1; i <= 6; i++) {
    const rotation = (((held.rotation + by * i) % 6) + 6) % 6;
    if (!offered.length || offered.includes(rotation)) return { ...held, rotation };
  }
  return held;
}
