/**
 * From option texts to clicks on hand and board. An option is read as: where it starts (a tile in the hand, a tile on the
 * board, or nothing), the hexes to click in order, and a rotation. Nothing here knows what is allowed: only what was offered.
 */

import type { BoardProps, GameClient } from '../../core/board.ts';
import type { Chooser } from '../../core/chooser.svelte.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import { optionLabel as plainLabel } from '../../core/labels.ts';
import { lineOf } from '../../table/log.ts';
import { HEXES } from './geometry.ts';
import { isCatalogue, isCode, nameOfTile, prefixOf, tileOf } from './view.ts';
import type { View } from './wire.ts';

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
const VERBS_OF: Readonly<Record<string, readonly string[]>> = {
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

/** One click less; null when what was taken up goes back as well. A tile of the board that may turn where it stands goes back to its hex first. */
export function oneLess(choices: readonly Choice[], held: Held): Held | null {
  const { clicked, sources } = held;
  const [from] = clicked;
  if (from === undefined || (sources.length === 1 && sources[0] === `hex:${from}`)) return null;
  if (clicked.length === 2 && clicked[1] === from) return { ...held, clicked: [] };
  const home = sources.length === 1 && sources[0]!.startsWith('hex:') ? sources[0]!.slice(4) : '';
  if (clicked.length === 1 && choices.some((c) => c.source === sources[0] && c.hexes.length === 1 && c.hexes[0] === home)) return { ...held, clicked: [home] };
  return stay(choices, { ...held, clicked: clicked.slice(0, -1) });
}

/** Esc: the last click, then what was taken up; of the tiles to be hidden one after the other. */
export const stepBack: NonNullable<GameClient<View>['stepBack']> = (props) => {
  const { choose } = props;
  const hidden = choose.notes['hidden'] as readonly string[] | undefined;
  if (hidden && hidden.length > 1) {
    choose.notes['hidden'] = hidden.slice(0, -1);
    choose.set();
    return true;
  }
  const choices = choicesOf(props);
  const held = heldOf(choose);
  const less = oneLess(inPlay(choices, held), held);
  if (less) hold(choose, choices, less);
  return less !== null;
};

/** The next rotation that is offered, clockwise or back. Where none is offered yet the tile simply turns. */
export function turn(choices: readonly Choice[], held: Held, by: 1 | -1): Held {
  const offered = rotations(choices, held.clicked);
  for (let i = 1; i <= 6; i++) {
    const rotation = (((held.rotation + by * i) % 6) + 6) % 6;
    if (!offered.length || offered.includes(rotation)) return { ...held, rotation };
  }
  return held;
}

/** What a click on a hex that is not offered was meant to be, for the server to say why not. */
export function attempt(here: readonly Choice[], held: Held, hex: string): string {
  const verbs = new Set(here.map((c) => c.verb));
  if (verbs.has('place')) return `place ${held.tile} ${hex}/${held.rotation}`;
  const one = ['net', 'shoot', 'entrench'].find((v) => verbs.has(v));
  if (one) return `${one} ${hex}`;
  const from = held.clicked[0] ?? held.sources[0]?.slice(4) ?? '';
  const travel = ['move', 'false', 'maneuver', 'teleport'].find((v) => verbs.has(v));
  return travel && HEXES.includes(from) ? `${travel} ${from}>${hex}/${held.rotation}` : '';
}

/** What is held lives in the chooser's notes, so that board, hand and hint share it and a new question empties it. */
export const heldOf = (choose: Chooser): Held => (choose.notes['held'] as Held | undefined) ?? NOTHING;

/** Board, hand and hint read the same options: once is enough. */
const choices = new WeakMap<readonly string[], { banner: string; read: Choice[] }>();

export function choicesOf(props: Pick<BoardProps<View>, 'options' | 'view' | 'seat'>): Choice[] {
  const banner = props.view.board.find((t) => t.kind === 'banner' && t.seat === props.seat)?.hex ?? '';
  let known = choices.get(props.options);
  if (known?.banner !== banner) choices.set(props.options, (known = { banner, read: props.options.map((o) => read(o, banner)) }));
  return known.read;
}

/** Hold this, and if it spells out an option, make that option ready for the red button. */
export function hold(choose: Chooser, choices: readonly Choice[], held: Held): void {
  const here = inPlay(choices, held);
  const offered = rotations(here, held.clicked);
  const rotation = offered.length && !offered.includes(held.rotation) && !travels(here, held) ? offered[0]! : held.rotation;
  const settled = { ...held, rotation };
  choose.notes['held'] = settled;
  const option = held.clicked.length ? spelled(here, settled) : null;
  if (option) choose.set(option);
  else choose.set();
}

/** A tile that stays on its hex keeps its rotation until it is turned: only then there is something to play. */
const travels = (here: readonly Choice[], held: Held): boolean =>
  here.some((c) => c.from !== '' && c.hexes.at(-1) === c.from && held.clicked.at(-1) === c.from);

/** Whether the question is about tiles of the hand at all: where a pushed tile goes is not. */
export const aboutHand = (choices: readonly Choice[]): boolean => choices.some((c) => /^(hand|order):/.test(c.source));

/** Where an own turn can begin: with a tile of the hand, with one on the board, or with either. */
export function startsOf(choices: readonly Choice[]): 'hand' | 'board' | 'both' {
  const board = choices.some((c) => c.source.startsWith('hex:'));
  return !board ? 'hand' : aboutHand(choices) ? 'both' : 'board';
}

/** The sources a tile in the hand stands for. */
export function sourcesOf(props: Pick<BoardProps<View>, 'catalogue'>, id: string): string[] {
  const tile = tileOf(props.catalogue, id);
  if (!tile) return [];
  const orders = tile.kind === 'order' ? (VERBS_OF[tile.effect?.type ?? ''] ?? []) : [];
  return [`hand:${tile.code}`, `hand:${prefixOf(tile.id)}_${tile.code}`, ...orders.map((v) => `order:${v}`)];
}

function tileName(code: string, props: BoardProps<View>): string {
  const faction = props.view.seats.find((s) => s.seat === props.seat)?.faction;
  const tile = isCatalogue(props.catalogue) ? (props.catalogue.tiles.find((x) => x.faction === faction && isCode(code, x)) ?? props.catalogue.tiles.find((x) => isCode(code, x))) : undefined;
  return tile ? nameOfTile(tile.id) : code;
}

/** Where what an option plays will lie; empty where nothing does. */
export function sentTo(option: string): string {
  const { verb, hexes } = read(option);
  return (verb === 'charge' ? hexes.at(-2) : verb === 'unfold' || verb === 'bomb' ? '' : hexes.at(-1)) ?? '';
}

/** The tile of the own hand that an option spends, by its id; undefined where it spends none. */
export function spentBy(option: string, props: Pick<BoardProps<View>, 'view' | 'seat' | 'catalogue'>): string | undefined {
  const { verb, source } = read(option);
  if (source.startsWith('hex:')) return undefined;
  const hand = props.view.seats.find((s) => s.seat === props.seat)?.hand ?? [];
  const words = source.startsWith('hand:') ? [source] : [`order:${verb}`];
  return hand.find((id) => sourcesOf(props, id).some((x) => words.includes(x)));
}

/** What is spelled out lies on the board already: its button says what is done and where. */
const PLAIN = new Set(['place', 'move', 'false', 'maneuver', 'teleport', 'charge', 'turn', 'rotate', 'face', 'retreat', 'strike', 'entrench', 'net', 'shoot', 'poison']);

/** An option as the words on a button. */
export function optionLabel(option: string, props: BoardProps<View>): string | undefined {
  const { verb } = read(option);
  return option === props.choose.ready && PLAIN.has(verb) ? `${t(`monolith-verb-${verb}`)}: ${sentTo(option)}` : wholeLabel(option, props);
}

function wholeLabel(option: string, props: BoardProps<View>): string | undefined {
  const [verb = '', a = '', b = ''] = option.split(' ');
  const head = has(`monolith-verb-${verb}`) ? t(`monolith-verb-${verb}`) : verb;
  const onBoard = (hex: string): string => {
    const tile = props.view.board.find((x) => x.hex === hex);
    return tile ? `${nameOfTile(tile.tile)} ${hex}` : hex;
  };
  const facing = (rotation: number | null): string => (rotation === null ? '' : `, ${t(`monolith-word-direction-${rotation}`)}`);
  const choice = read(option);
  switch (verb) {
    case 'place':
      return `${head}: ${tileName(a, props)} ${choice.hexes[0] ?? ''}${a === 'ban' ? '' : facing(choice.rotation)}`;
    case 'discard':
      return `${head}: ${tileName(a, props)}`;
    case 'hide':
      return `${head}: ${tileName(a, props)}, ${tileName(b, props)}`;
    case 'move':
    case 'false':
    case 'maneuver':
    case 'teleport':
    case 'charge':
      // Who stays where he is only turns.
      if (choice.hexes.at(-1) === choice.from) return `${head}: ${onBoard(choice.from)}${facing(choice.rotation)}`;
      return `${head}: ${onBoard(choice.from)} → ${choice.verb === 'charge' ? `${a.split('>')[1]?.split('/')[0] ?? ''} × ${onBoard(b)}` : (choice.hexes.at(-1) ?? '')}${facing(choice.rotation)}`;
    case 'turn':
    case 'rotate':
    case 'face':
      return `${head}: ${onBoard(choice.hexes[0] ?? '')}${facing(choice.rotation)}`;
    case 'push':
    case 'retreat':
    case 'strike': {
      const [from = '', to = ''] = a.split('>');
      return `${head}: ${onBoard(from)} → ${onBoard(to)}`;
    }
    case 'spend': {
      const [source = '', victim = ''] = b.split('>');
      const cause = has(`monolith-option-cause-${source}`) ? t(`monolith-option-cause-${source}`) : onBoard(source);
      return `${head}: ${onBoard(a)} – ${t('monolith-option-saves', { victim: onBoard(victim), source: cause })}`;
    }
    case 'bomb':
      return `${head}: ${a.split('+').join(', ')}`;
    case 'unfold':
      return `${head}: ${a}, ${b}`;
    case 'entrench':
    case 'net':
    case 'shoot':
    case 'poison':
      return `${head}: ${onBoard(a)}`;
    default:
      return undefined;
  }
}

/** The same with all it says, whatever the option is. */
export const labelOf = (option: string, props: BoardProps<View>): string => wholeLabel(option, props) ?? plainLabel('monolith', option);

const FACES: Readonly<Record<string, { sign: string; key?: string }>> = {
  battle: { sign: 'battle' },
  discard: { sign: 'discard', key: 'X' },
  done: { sign: 'hourglass', key: 'T' },
  redraw: { sign: 'rotation' },
};

/** What is asked while a tile is taken up: where it goes, whom it meets, or that nothing fits it now. */
export function sentence(props: BoardProps<View>): string | undefined {
  const held = heldOf(props.choose);
  if (props.question?.ask !== 'play' || !held.sources.length) return undefined;
  const here = inPlay(choicesOf(props), held).filter((c) => c.verb !== 'discard');
  const hand = props.view.seats.find((s) => s.seat === props.seat)?.hand ?? [];
  const id = held.tile ? hand.find((x) => isCode(held.tile, tileOf(props.catalogue, x))) : props.view.board.find((x) => held.sources.includes(`hex:${x.hex}`))?.tile;
  if (!id) return undefined;
  const tile = nameOfTile(id);
  if (!here.length) return t('monolith-asking-nothing', { tile });
  if (here.every((c) => c.verb === 'unfold')) return t('monolith-asking-unfold');
  if (here.every((c) => !c.hexes.length)) return t('monolith-asking-sure', { tile });
  // A charge faces the one it strikes: there is nothing to turn.
  if (new Set(reached(here, held.clicked).map((c) => c.rotation)).size > 1) return t('monolith-asking-turn', { tile });
  if (props.choose.ready) return t('monolith-asking-sure', { tile });
  if (!held.clicked.length && here.some((c) => c.verb === 'battle') && here.some((c) => c.verb === 'charge')) return t('monolith-asking-either');
  return t(`monolith-asking-${target(nextHexes(here, held.clicked), props)}`, { tile });
}

/** What lies on all of these hexes: own tiles, enemies, or nothing. */
function target(hexes: ReadonlySet<string>, { view, seat }: Pick<BoardProps<View>, 'view' | 'seat'>): 'own' | 'enemy' | 'place' | 'target' {
  const side = (of: number): number | undefined => view.seats.find((s) => s.seat === of)?.side;
  const kinds = new Set([...hexes].map((hex) => {
    const tile = view.board.find((x) => x.hex === hex);
    return !tile ? 'place' : side(tile.seat) === side(seat) ? 'own' : 'enemy';
  }));
  return kinds.size === 1 ? [...kinds][0]! : 'target';
}

/** What board and hand offer: all but the rune that pays for a wound, which is chosen from a list. */
export const covers = (option: string): boolean => !option.startsWith('spend');

/** In the row of options: what is done with the tile that is taken up, and without one. What is always there comes first: it stays where it is. */
export const buttons: NonNullable<GameClient['buttons']> = (options, choose) => {
  const { tile, sources } = heldOf(choose);
  // An order that can also charge: what it does without a target is a button.
  const offered = (o: string): boolean => options.includes(o) && (o !== 'battle' || sources.includes('order:battle'));
  return ['redraw', `discard ${tile}`, 'done', 'battle'].filter(offered);
};

/** Left what ends the turn; right what is spelled out, which is never anything by itself. */
export const answers: NonNullable<GameClient<View>['answers']> = (options, { choose }) => {
  if (choose.begun || choose.ready) return {};
  return options.includes('done') ? { no: 'done' } : {};
};

/** Whoever has tiles to play and has done nothing yet in this turn may have pressed too soon. */
export const unspent: NonNullable<GameClient<View>['unspent']> = (option, props) => {
  if (option !== 'done' || props.settings.confirm) return undefined;
  const told = lineOf(props.history ?? []).flatMap((e) => e.events);
  const turn = told.slice(told.findLastIndex((e) => e.kind === 'turn_began') + 1);
  const idle = !turn.some((e) => DEEDS.has(e.kind));
  return idle && choicesOf(props).some((c) => c.verb === 'place') ? t('monolith-unspent-place') : undefined;
};
const DEEDS = new Set(['placed', 'transformed', 'played', 'moved', 'turned', 'unfold_begun']);

export const face: NonNullable<GameClient['face']> = (option) => {
  const verb = option.split(' ')[0]!;
  return verb === 'discard' ? { ...FACES[verb], short: t('monolith-verb-discard') } : FACES[verb];
};
