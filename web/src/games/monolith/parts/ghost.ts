/** The tile in the player's hand, as it lies on the board before it is played. */

import type { BoardProps } from '../../../core/board.ts';
import { lineOf } from '../../../table/log.ts';
import { reached, type Choice, type Held } from '../options.ts';
import { isCatalogue, isCode, tileOf } from '../view.ts';
import type { View } from '../wire.ts';
import { boardFace, printedFace, type Face } from './tile.ts';

export interface Ghost {
  hex: string;
  face: Face;
  /** Where it stands now; empty for a tile from the hand. */
  from: string;
}

/** What lies where, given the options in play with what is held. */
export function ghostOf(props: BoardProps<View>, here: readonly Choice[], held: Held): Ghost | null {
  if (!held.clicked.length) return null;
  const now = reached(here, held.clicked)[0] ?? here.find((c) => c.hexes[0] === held.clicked[0]);
  if (!now || (now.rotation === null && now.verb !== 'place' && now.verb !== 'retreat')) return null;
  const face = now.from ? standing(props, now.from) : inHand(props, held.tile);
  if (!face) return null;
  // A charge ends on its second last hex: the last one is whom it strikes.
  const to = now.verb === 'charge' ? (now.hexes.at(-2) === held.clicked.at(-2) ? held.clicked.at(-2)! : held.clicked.at(-1)!) : held.clicked.at(-1)!;
  const shown = now.from && now.from !== to ? unaided(face, props, now.from) : face;
  return { hex: to, face: { ...shown, rotation: now.verb === 'retreat' ? face.rotation : held.rotation, ghost: true }, from: now.from };
}

/** What runes, banners and enemies do to a tile stays behind where it leaves: there it is as printed, with what lies on it. */
function unaided(face: Face, props: BoardProps<View>, hex: string): Face {
  const tile = props.view.board.find((x) => x.hex === hex);
  if (!tile) return face;
  const { printedMelee: melee, printedRanged: ranged } = face;
  return { ...face, melee, ranged, initiative: tile.printed.initiative, raised: 0, life: face.life - face.borrowedLife, borrowedLife: 0, disarmed: false, grants: [] };
}

function standing(props: BoardProps<View>, hex: string): Face | null {
  const tile = props.view.board.find((x) => x.hex === hex);
  if (tile) return boardFace(tile, tileOf(props.catalogue, tile.tile));
  // A tile that unfolds: the hexes were named in the order of what lies under the banner.
  const hexes = lineOf(props.history ?? []).findLast((e) => e.kind === 'act' && e.text?.startsWith('unfold '))?.text?.split(' ').slice(1) ?? [];
  const under = props.view.seats.find((s) => s.seat === props.view.active)?.monolith?.under?.[Math.max(0, hexes.indexOf(hex))];
  const known = under ? tileOf(props.catalogue, under.tile) : undefined;
  return known && under ? printedFace(known, under.seat) : null;
}

function inHand(props: BoardProps<View>, code: string): Face | null {
  const me = props.view.seats.find((s) => s.seat === props.seat);
  const own = [...(me?.hand ?? []), ...Object.keys(me?.left ?? {})].map((id) => tileOf(props.catalogue, id));
  const tile = own.find((x) => isCode(code, x)) ?? (code.endsWith('ban') && isCatalogue(props.catalogue) ? props.catalogue.tiles.find((x) => x.faction === me?.faction && x.kind === 'banner') : undefined);
  return tile ? printedFace(tile, props.seat) : null;
}
