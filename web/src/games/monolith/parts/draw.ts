/** The board under, between and above the tiles, as SVG strings. It knows no rules. */
import { glyph } from '../../../core/glyphs.ts';
import { at, HEXES, SLOT } from '../geometry.ts';
import { hexPoints } from './tile.ts';

const pt = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const hexes = (r: number, attributes: string): string => HEXES.map((h) => `<polygon points="${hexPoints(r, ...at(h))}" ${attributes}/>`).join('');

/** The comet fell here: a few cracks in the plate, drawn once, the only ornament of the board. */
const CRACKS = [
  'M6-4 28-22 25-45 52-62 58-96 90-118 97-150 120-168', 'M4 6 30 22 48 17 72 44 104 47 128 76 160 82',
  'M-6 4-24 30-19 52-46 78-44 108-70 132', 'M-6-4-38-12-52-34-86-36-104-62-140-66', 'M28-22 50-20 66-34', 'M-24 30-52 28-66 42', 'M72 44 70 66 84 84',
].map((d) => `<path d="${d}"/>`).join('');

export const PLATE =
  hexes(SLOT + 11.5, 'fill="var(--slot-line)"') +
  hexes(SLOT + 10.4, 'fill="url(#plate)"') +
  `<g fill="none" stroke="var(--crack)" stroke-linejoin="bevel" stroke-width="2" opacity=".95">${CRACKS}</g>` +
  hexes(SLOT - 1.6, 'fill="var(--slot)" stroke="var(--slot-line)" stroke-width="1"') +
  hexes(SLOT - 3.4, 'fill="none" stroke="var(--slot-lit)" stroke-opacity=".55" stroke-width="1"') +
  `<g fill="none" stroke="var(--crack)" stroke-linejoin="bevel" stroke-width="1.4" opacity=".5">${CRACKS}</g>`;

export const DEFS = `
  <clipPath id="tile-face"><polygon points="${hexPoints(45.4)}"/></clipPath>
  <radialGradient id="plate" gradientUnits="userSpaceOnUse" cx="-60" cy="-150" r="420"><stop offset="0" stop-color="var(--board-1)"/><stop offset="1" stop-color="var(--board-2)"/></radialGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="var(--legal-glow)" stop-opacity=".34"/><stop offset=".55" stop-color="var(--legal-glow)" stop-opacity=".11"/><stop offset="1" stop-color="var(--legal-glow)" stop-opacity=".18"/></radialGradient>
  <filter id="lift" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".55"/></filter>`;

const RING = 57;

/** Six stops round a ghost, an arc and a knob at its front. */
export function handle(hex: string, rotation: number): string {
  const [x, y] = at(hex);
  const on = (degrees: number, distance = RING): [number, number] => [x + distance * Math.cos((degrees * Math.PI) / 180), y + distance * Math.sin((degrees * Math.PI) / 180)];
  const front = rotation * 60 - 90;
  const [kx, ky] = on(front);
  const arc = `M${pt(...on(front - 60))}A${RING} ${RING} 0 0 1 ${pt(...on(front + 60))}`;
  const stops = [1, 2, 3, 4, 5].map((i) => {
    const [sx, sy] = on(front + i * 60);
    return `<circle cx="${sx}" cy="${sy}" r="2.8" fill="var(--legal)" stroke="var(--tile-key)" stroke-width="1.4"/>`;
  });
  return (
    `<path d="${arc}" fill="none" stroke="var(--tile-key)" stroke-width="5.5" stroke-linecap="round" opacity=".6"/>` +
    `<path d="${arc}" fill="none" stroke="var(--legal)" stroke-width="2.2" stroke-linecap="round"/>${stops.join('')}` +
    `<g transform="translate(${kx} ${ky}) rotate(${rotation * 60})"><path d="M0-8 8 5.5H-8Z" fill="var(--legal)" stroke="var(--tile-key)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/></g>`
  );
}

/** Two open corners, upper left and lower right: somebody has just acted here. */
export function corners(x: number, y: number): string {
  const r = SLOT - 3;
  const at = (degrees: number, k = 1): [number, number] => [x + r * k * Math.cos((degrees * Math.PI) / 180), y + r * k * Math.sin((degrees * Math.PI) / 180)];
  const toward = ([ax, ay]: [number, number], [bx, by]: [number, number]): string => pt(ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3);
  const corner = (d: number): string => `M${toward(at(d), at(d - 60))}L${pt(...at(d))}L${toward(at(d), at(d + 60))}`;
  return corner(240) + corner(60);
}

/** Where a button beside a ghost sits: where three hexes meet, so that it covers no mark on an edge. */
export function besides(hex: string, degrees: number): [number, number] {
  const [x, y] = at(hex);
  return [x + (RING + 4) * Math.cos((degrees * Math.PI) / 180), y + (RING + 4) * Math.sin((degrees * Math.PI) / 180)];
}

/** One attack: from the attacker's edge into the target. */
export function attackArrow(from: string, to: string, how: string): string {
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  const d = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / d, (y2 - y1) / d];
  const a: [number, number] = [x1 + ux * 27, y1 + uy * 27];
  const b: [number, number] = [x2 - ux * 27, y2 - uy * 27];
  const shot = how === 'ranged' || how === 'penetrating';
  const colour = how === 'push' ? 'var(--legal)' : shot ? 'var(--mark-ranged)' : 'var(--monolith-melee)';
  const w = shot ? 4 : 7;
  const neck: [number, number] = [b[0] - ux * 12, b[1] - uy * 12];
  const [nx, ny] = [-uy, ux];
  const side = (p: [number, number], k: number): string => pt(p[0] + nx * k, p[1] + ny * k);
  const body = `M${side(a, w * 0.3)}L${side(neck, w * 0.5)}L${side(neck, 10)}L${pt(...b)}L${side(neck, -10)}L${side(neck, -w * 0.5)}L${side(a, -w * 0.3)}Z`;
  return `<path d="${body}" fill="${colour}" stroke="var(--tile-key)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>`;
}

export type Verdict = { hex: string; kind: 'eliminated' | 'absorbed' | 'loss' | 'aimed'; text?: string };

/** What events do to one tile: skull, crossed shield, a loss in figures, or that it is aimed at. */
export function verdict({ hex, kind, text = '' }: Verdict): string {
  const [x, y] = at(hex);
  const disc = (fill: string, cut: string, ink: string, body: string): string =>
    `<g class="tile-cut-${cut}" transform="translate(${x} ${y + 17})"><circle r="15.5" fill="${fill}" stroke="var(--tile-key)" stroke-width="3"/><g color="${ink}">${body}</g></g>`;
  if (kind === 'aimed') return `<polygon points="${hexPoints(SLOT - 5, x, y)}" fill="var(--accent)" fill-opacity=".22" stroke="var(--accent)" stroke-width="4"/>`;
  if (kind === 'eliminated') return disc('var(--accent)', 'accent', '#fff', glyph('skull', 0, 0, 20));
  if (kind === 'absorbed') return disc('var(--monolith-armour)', 'armour', 'var(--tile-key)', glyph('absorbed', 0, 0, 20));
  return disc('var(--accent)', 'accent', '#fff', `<text text-anchor="middle" dy=".36em" font-family="var(--font-ui)" font-weight="800" font-size="17" fill="#fff">${text}</text>`);
}

/** What would become of a tile: an own loss is framed in red with a cross, an enemy's has a white cross; figures where it stays. */
export function foreseen({ hex, kind, text = '' }: Verdict, own: boolean): string {
  if (kind === 'aimed') return '';
  const [x, y] = at(hex);
  const colour = own ? 'var(--accent)' : '#fff';
  const frame = own ? `<polygon points="${hexPoints(SLOT - 5, x, y)}" fill="var(--accent)" fill-opacity=".16" stroke="var(--accent)" stroke-width="4"/>` : '';
  const sign =
    kind === 'eliminated' ? `<path d="M-8-8 8 8M8-8-8 8" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/>`
    : kind === 'loss' ? `<text text-anchor="middle" dy=".36em" font-family="var(--font-ui)" font-weight="800" font-size="16" fill="${colour}">${text}</text>`
    : `<g class="tile-cut-armour" color="${colour}">${glyph('absorbed', 0, 0, 20)}</g>`;
  return `${frame}<g transform="translate(${x + 27} ${y - 27})"><circle r="14" fill="var(--tile-key)" stroke="${colour}" stroke-width="2"/>${sign}</g>`;
}

/** Where a tile came from and where it went. */
export function trail(from: string, to: string): string {
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  const line = (colour: string, width: number): string => `<path d="M${pt(x1, y1)}L${pt(x2, y2)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="2 10" stroke-linecap="round"/>`;
  return `<polygon points="${hexPoints(SLOT - 7, x1, y1)}" fill="none" stroke="var(--seat)" stroke-width="3" stroke-dasharray="4 7"/>${line('var(--tile-key)', 9)}${line('var(--seat)', 5.5)}`;
}

/** A rune link in force: the socket is plugged across the seam, so that one sees which neighbour profits. */
export function plug(from: string, to: string, hostile: boolean): string {
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  const d = Math.hypot(x2 - x1, y2 - y1) || 1;
  const point = (k: number): string => pt(x1 + ((x2 - x1) / d) * k, y1 + ((y2 - y1) / d) * k);
  const stroke = (colour: string, w: number): string => `<path d="M${point(39)}L${point(53)}" stroke="${colour}" stroke-width="${w}" stroke-linecap="round"/>`;
  return stroke('var(--tile-key)', 12) + stroke(hostile ? 'var(--monolith-hostile)' : 'var(--mark-rune)', 8.6) + stroke('var(--tile-key)', 1.6);
}

/** Where a tile has left during a battle. */
export function gone(hex: string): string {
  const [x, y] = at(hex);
  return `<polygon points="${hexPoints(SLOT - 6, x, y)}" fill="none" stroke="var(--line-strong)" stroke-width="1.4" stroke-dasharray="3 5"/>${glyph('skull', x, y, 22, 'var(--line-strong)')}`;
}
