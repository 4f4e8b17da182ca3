/** What a step, or an option that is aimed at, draws upon the arena: the pattern, the way to each target, what falls. Drawings only: nothing here decides anything. */

import type { Told as AnyTold } from '../../core/wire.ts';
import { at as place, name } from './geometry.ts';
import { DIRECTIONS, layout, needs } from './parts/pattern.ts';
import { cardFace } from './view.ts';
import type { Catalogue, PieceOnSquare, Rank, Summoned, Told, View } from './wire.ts';

export type Tone = 'loss' | 'hit' | 'plain';
/** `left`: the piece went along it, so that nothing stands at its beginning. */
export interface Line { from: string; to: string; tone: Tone; left?: true }

export interface Scene {
  /** Pieces of the pattern that was used, and the square of the being. */
  used: string[];
  being: string | null;
  arcs: Line[];
  /** A shot runs straight. */
  shots: Line[];
  fallen: { square: string; own: boolean }[];
  /** Squares where something came or changed. */
  lit: string[];
}

const VALUE: Readonly<Record<Rank, number>> = { common: 1, heroic: 2, legendary: 3 };
const TURNS: readonly ((x: number, y: number) => [number, number])[] = [
  (x, y) => [x, y], (x, y) => [-y, x], (x, y) => [-x, -y], (x, y) => [y, -x],
  (x, y) => [-x, y], (x, y) => [-y, -x], (x, y) => [x, -y], (x, y) => [y, x],
];

/** The pieces that made a being: as told, or the first way in which its pattern lies there. */
function patternOf(e: Summoned, before: View, c: Catalogue | null): string[] {
  if (e.pattern) return e.pattern.filter((square) => square !== e.at);
  if (!c || !e.id) return [];
  const { cells, target } = layout(cardFace(c, e.id));
  const side = before.players.find((p) => p.seat === e.seat)?.side;
  const own = new Map(before.board.filter((p) => p.side === side).map((p) => [p.at, p]));
  const { x, y } = place(e.at);
  const rest = cells.filter((cell) => cell !== target && needs(cell.ch));
  for (const turn of TURNS) {
    const squares = rest.map((cell) => {
      const [dx, dy] = turn(cell.x - target.x, cell.y - target.y);
      return { square: name(x + dx, y + dy), rank: needs(cell.ch)! };
    });
    if (squares.every(({ square, rank }) => holds(own.get(square), rank))) return squares.map((s) => s.square);
  }
  return [];
}

const holds = (piece: PieceOnSquare | undefined, rank: Rank): boolean => piece !== undefined && VALUE[piece.rank] >= VALUE[rank];

/** The last square of the arena in a direction. */
export function edge(from: string, direction: string, squares: ReadonlySet<string>): string {
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
  let { x, y } = place(from);
  while (dx || dy) {
    if (!squares.has(name(x + dx, y + dy))) break;
    x += dx;
    y += dy;
  }
  return name(x, y);
}

export function sceneOf(events: readonly AnyTold[], before: View, mine: number, c: Catalogue | null, squares: ReadonlySet<string>): Scene {
  const scene: Scene = { used: [], being: null, arcs: [], shots: [], fallen: [], lit: [] };
  let self = before.effect?.self ?? null;
  const reach = (to: string, tone: Tone): void => {
    if (self && self !== to && !scene.shots.length) scene.arcs.push({ from: self, to, tone });
  };
  for (const e of events as readonly Told[])
    switch (e.kind) {
      case 'summoned':
        scene.used = patternOf(e, before, c);
        scene.being = e.at;
        self = e.at;
        break;
      case 'flare':
      case 'pending':
      case 'thawed':
        self = null;
        break;
      case 'shot':
        scene.shots.push({ from: e.from, to: edge(e.from, e.direction, squares), tone: 'hit' });
        break;
      case 'destroyed':
        scene.fallen.push({ square: e.at, own: e.side === mine });
        reach(e.at, e.side === mine ? 'loss' : 'hit');
        break;
      case 'converted':
        scene.fallen.push({ square: e.at, own: e.from_side === mine });
        scene.lit.push(e.at);
        reach(e.at, e.from_side === mine ? 'loss' : 'hit');
        break;
      case 'loaded':
        scene.fallen.push({ square: e.at, own: e.side === mine });
        break;
      case 'moved':
      case 'leapt':
        if (e.from === self) self = e.to;
        scene.arcs = scene.arcs.filter((arc) => arc.to !== e.to);
        scene.arcs.push({ from: e.from, to: e.to, tone: scene.fallen.some((f) => f.square === e.to && f.own) ? 'loss' : 'plain', left: true });
        scene.lit.push(e.to);
        break;
      case 'swapped':
        scene.arcs.push({ from: e.from, to: e.to, tone: 'plain' }, { from: e.to, to: e.from, tone: 'plain' });
        break;
      case 'lifted':
        scene.lit.push(e.at);
        break;
      case 'placed':
      case 'unloaded':
      case 'upgraded':
      case 'gateway':
      case 'chose':
        scene.lit.push(e.at);
        reach(e.at, 'plain');
        break;
      case 'downgraded':
        scene.lit.push(e.at);
        reach(e.at, e.side === mine ? 'loss' : 'hit');
        break;
      default:
        break;
    }
  for (const shot of scene.shots) if (scene.fallen.some((f) => f.own)) shot.tone = 'loss';
  return { ...scene, ...once(scene) };
}

/** Each square is drawn once, though two pieces may fall on it: the one that a Bomb was summoned upon, and the Bomb. */
function once({ fallen, lit, shots }: Scene): Pick<Scene, 'fallen' | 'lit' | 'shots'> {
  const lost = new Map<string, boolean>();
  for (const { square, own } of fallen) lost.set(square, own || (lost.get(square) ?? false));
  return {
    fallen: [...lost].map(([square, own]) => ({ square, own })),
    lit: [...new Set(lit)],
    shots: [...new Map(shots.map((shot) => [`${shot.from} ${shot.to}`, shot])).values()],
  };
}
