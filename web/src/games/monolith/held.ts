/** What is held lives in the chooser's notes, so that board, hand and hint share it and a new question empties it. */

import type { BoardProps } from '../../core/board.ts';
import type { Chooser } from '../../core/chooser.svelte.ts';
import { inPlay, NOTHING, read, rotations, spelled, VERBS_OF, type Choice, type Held } from './plan.ts';
import { tileOf, type View } from './view.ts';

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

/** The sources a tile in the hand stands for. */
export function sourcesOf(props: Pick<BoardProps<View>, 'catalogue'>, id: string): string[] {
  const tile = tileOf(props.catalogue, id);
  if (!tile) return [];
  const orders = tile.kind === 'order' ? (VERBS_OF[tile.effect?.type ?? ''] ?? []) : [];
  return [`hand:${tile.code}`, `hand:${tile.id.slice(0, 2)}_${tile.code}`, ...orders.map((v) => `order:${v}`)];
}
