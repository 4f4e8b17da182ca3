/**
 * Draws a Monolith Arena tile.
 *
 * The grammar, in one breath: edges fight, corners tell, the centre names.
 *   edges    turn with the tile. Blades = melee, arrows = ranged, one per point of strength; plate = armour; mesh = net;
 *            bolt = the Morlock's strike; channel with a socket = rune link.
 *   corners  stay upright. Left: whose (colour and shape). Right: life, when more than one point. Top two: features.
 *            Bottom two: what lies on the tile (poison, wall) and what is granted.
 *   centre   stays upright. Who it is, and the plate with the initiative. Below 64 px the plate alone.
 *   rim      the owner's colour, with a notch at side 0, the front.
 * Bone = printed. Teal = borrowed from a rune or an aura. Red = lost. Dimmed = cannot act.
 */
import portraits from 'icons:pikeman,mounted-knight,spiked-dragon-head,swordman,sharp-halberd,blunderbuss,spider-alt,scorpion-tail,gooey-daemon,tentacles-skull,evil-eyes,spectre,daemon-skull,battle-axe,crossbow,dwarf-face,golem-head,siege-tower,bear-head,wyvern,troglodyte,spark-spirit,bowman,wizard-face,deer-head,cloak-dagger,sea-serpent,dragon-head,horned-skull,stone-tower,oak-leaf';
import { glyph } from '../../../core/glyphs.ts';
import { escape, iconAt, seatClass, shapeOf } from '../../../core/svg.ts';
import { HIT_POINTS, prefixOf } from '../view.ts';
import type { BoardTile, Card, Effect, Six } from '../wire.ts';

const PORTRAITS: Readonly<Record<string, string>> = {
  de_pikeman: 'pikeman', de_knight: 'mounted-knight', de_dragon_rider: 'spiked-dragon-head', de_swordsman: 'swordman',
  de_landsknecht: 'sharp-halberd', de_arquebusier: 'blunderbuss',
  la_mygalomorph: 'spider-alt', la_spike: 'scorpion-tail', la_chaos: 'gooey-daemon', la_horror: 'tentacles-skull',
  la_nightmare: 'evil-eyes', la_wraith: 'spectre', la_demon: 'daemon-skull',
  gr_axeman: 'battle-axe', gr_crossbowman: 'crossbow', gr_veteran: 'dwarf-face', gr_golem: 'golem-head',
  gr_combat_platform: 'siege-tower', gr_pupil: 'bear-head', gr_wyvern: 'wyvern',
  hf_morlock: 'troglodyte', hf_spark: 'spark-spirit', hf_hunter: 'bowman', hf_sorcerer: 'wizard-face',
  hf_herne: 'deer-head', hf_assassin: 'cloak-dagger', hf_wyrm: 'sea-serpent',
};
const EMBLEMS: Readonly<Record<string, string>> = { de: 'dragon-head', la: 'horned-skull', gr: 'stone-tower', hf: 'oak-leaf' };

/** A tile as it is drawn: figures by side (turned with the tile) and what is true of it now. */
export interface Face {
  id: string;
  kind: Card['kind'];
  seat: number;
  rotation: number;
  melee: Six;
  ranged: Six;
  armour: Six;
  net: Six;
  lightning: Six;
  connect: Six;
  printedMelee: Six;
  printedRanged: Six;
  initiative: readonly number[];
  raised: number;
  features: Readonly<Record<string, number>>;
  effect: Effect | null;
  aura: Effect | null;
  hp: number;
  wounds: number;
  /** Points of life it would have unwounded, and how many of them are borrowed. */
  life: number;
  borrowedLife: number;
  poison: number;
  entrenched: boolean;
  netted: boolean;
  disarmed: boolean;
  used: readonly string[];
  grants: readonly string[];
  ghost: boolean;
}

/** A tile as printed: in a hand, in the gallery, as a ghost. */
export function printedFace(tile: Card, seat: number, rotation = 0): Face {
  return {
    id: tile.id, kind: tile.kind, seat, rotation,
    melee: tile.melee, ranged: tile.ranged, armour: tile.armour, net: tile.net, lightning: tile.lightning, connect: tile.connect,
    printedMelee: tile.melee, printedRanged: tile.ranged, initiative: tile.initiative, raised: 0,
    features: tile.features, effect: tile.effect, aura: tile.aura,
    hp: HIT_POINTS, wounds: 0, life: 1 + (tile.features['toughness'] ?? 0), borrowedLife: 0,
    poison: 0, entrenched: false, netted: false, disarmed: false, used: [], grants: [], ghost: false,
  };
}

/** Lists of the view go by board direction, those of the drawing by side. */
const bySide = (list: Six, rotation: number): number[] => Array.from({ length: 6 }, (_, s) => list[(s + rotation) % 6] ?? 0);

const CORNER_GRANTS = ['maneuver', 'teleport', 'venom', 'penetration', 'double_attack', 'regeneration'];

/** A tile as it stands on the board now. */
export function boardFace(t: BoardTile, tile: Card | undefined): Face {
  const turn = (list: Six): number[] => bySide(list, t.rotation);
  const borrowedLife = t.granted.filter((g) => g.what === 'toughness').reduce((sum, g) => sum + (g.amount ?? 1), 0);
  return {
    id: t.tile, kind: t.kind, seat: t.seat, rotation: t.rotation,
    melee: turn(t.melee), ranged: turn(t.ranged), armour: turn(t.armour), net: turn(t.net), lightning: turn(t.lightning), connect: turn(t.connect),
    printedMelee: turn(t.printed.melee), printedRanged: turn(t.printed.ranged),
    initiative: t.initiative,
    raised: t.granted.filter((g) => g.what === 'initiative').reduce((sum, g) => sum + (g.amount ?? 1), 0),
    features: t.printed.features, effect: tile?.effect ?? null, aura: tile?.aura ?? null,
    hp: t.life, wounds: t.wounds, life: t.life + t.wounds - (t.entrenched ? 1 : 0), borrowedLife,
    poison: t.poison, entrenched: t.entrenched, netted: t.netted, disarmed: t.disarmed,
    used: t.moves.filter((m) => m.used && m.by === null).map((m) => m.what),
    grants: [...new Set(t.granted.map((g) => g.what).filter((w) => CORNER_GRANTS.includes(w)))],
    ghost: false,
  };
}

// ── Geometry: a flat-top hexagon of radius 50 round 0,0. An edge is drawn at the top and turned into place. ──────────────

export const R = 50;
const APOTHEM = (R * Math.sqrt(3)) / 2;
const RIM = 4.6;
const EDGE = -(APOTHEM - RIM - 0.4);
const CORNERS = { right: 0, lowerRight: 1, lowerLeft: 2, left: 3, upperLeft: 4, upperRight: 5 } as const;
type Corner = keyof typeof CORNERS;

export const hexPoints = (r = R, x = 0, y = 0): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (i * Math.PI) / 3;
      return `${(x + r * Math.cos(a)).toFixed(2)},${(y + r * Math.sin(a)).toFixed(2)}`;
    })
    .join(' ');

const atCorner = (name: Corner, distance: number): [number, number] => {
  const a = (CORNERS[name] * Math.PI) / 3;
  return [+(distance * Math.cos(a)).toFixed(2), +(distance * Math.sin(a)).toFixed(2)];
};
const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');
const spread = (n: number, gap: number) => (i: number): number => (i - (n - 1) / 2) * gap;
const pick = (list: readonly number[], n: number): number => list[Math.min(n, list.length - 1)] ?? 0;

const numeral = (text: string | number, x: number, y: number, size: number, colour = 'var(--tile-badge-on)'): string =>
  `<text x="${x}" y="${y}" dy=".355em" text-anchor="middle" font-family="var(--font-ui)" font-weight="800" font-size="${size}" letter-spacing="-.02em" fill="${colour}">${text}</text>`;

// ── Marks of one edge, all drawn as if on the top edge ──────────────────────────────────────────────────────────────────

/** Melee: n blades on one guard. Those past `printed` are borrowed and teal. Five or more: one blade with a number. */
function blades(n: number, printed: number, small: boolean): string {
  const width = small ? pick([0, 12.5, 11.4, 9.8, 7.8], n) : pick([0, 11, 10.4, 9.4, 7.6], n);
  const tall = small ? 19.5 : 17.6;
  if (n > 4) return blades(1, printed, small) + numeral(n, 0, EDGE + tall + 2, small ? 15 : 10);
  const x = spread(n, width + (small ? 0.8 : 0.6));
  const base = EDGE + tall;
  const half = width / 2;
  const blade = (i: number): string => {
    const borrowed = i >= printed;
    const light = borrowed ? 'var(--mark-rune)' : 'var(--monolith-melee)';
    const dark = borrowed ? 'var(--mark-rune)' : 'var(--mark-blade)';
    const cx = x(i);
    return (
      `<path class="key" d="M${cx} ${EDGE} L${cx + half} ${EDGE + tall * 0.48} L${cx + half * 0.72} ${base} H${cx - half * 0.72} L${cx - half} ${EDGE + tall * 0.48}Z" fill="${light}"/>` +
      (small ? '' : `<path d="M${cx} ${EDGE} L${cx + half} ${EDGE + tall * 0.48} L${cx + half * 0.72} ${base} H${cx}Z" fill="${dark}" opacity="${borrowed ? 0.35 : 1}"/>`)
    );
  };
  const guard = (n * (width + 0.6)) / 2 + (small ? 0.6 : 1.2);
  return times(n, blade) + `<rect class="key" x="${-guard}" y="${base - 0.6}" width="${2 * guard}" height="${small ? 3.6 : 2.8}" rx="1.2" fill="${printed ? 'var(--monolith-melee)' : 'var(--mark-rune)'}"/>`;
}

/** Ranged: n arrows side by side, head at the edge, feathers inside. */
function arrows(n: number, printed: number, small: boolean): string {
  const gap = small ? pick([0, 0, 13, 10.5, 8.4], n) : pick([0, 0, 11, 9.4, 7.6], n);
  if (n > 4) return arrows(1, printed, small) + numeral(n, 0, EDGE + 21, small ? 15 : 10);
  const head = small ? (n > 2 ? 4.8 : 6.2) : n > 2 ? 4.3 : 5.4;
  const shaft = small ? 1.8 : 1.35;
  const long = small ? 19.5 : 20;
  const x = spread(n, gap);
  return times(n, (i) => {
    const cx = x(i);
    const end = EDGE + long;
    return `<path class="key" fill="${i >= printed ? 'var(--mark-rune)' : 'var(--mark-ranged)'}" d="M${cx} ${EDGE} L${cx + head} ${EDGE + head * 1.75} H${cx + shaft} V${end - 4} L${cx + head * 0.72} ${end - 1} V${end + 1.6} L${cx} ${end - 1.4} L${cx - head * 0.72} ${end + 1.6} V${end - 1} L${cx - shaft} ${end - 4} V${EDGE + head * 1.75} H${cx - head}Z"/>`;
  });
}

/** Armour: a plate along the edge; an attack on the same edge is drawn through it. */
function plate(small: boolean): string {
  const deep = small ? 7 : 5.8;
  const outer = small ? 20 : 20.5;
  const inner = outer - deep * 0.577;
  return (
    `<path class="key" d="M${-outer} ${EDGE} H${outer} L${inner} ${EDGE + deep} H${-inner}Z" fill="var(--monolith-armour)"/>` +
    (small
      ? ''
      : `<path d="M${-inner - 0.8} ${EDGE + deep - 1.7} H${inner + 0.8} L${inner} ${EDGE + deep} H${-inner}Z" fill="var(--monolith-armour-2)"/>` +
        [-15.2, 15.2].map((x) => `<circle cx="${x}" cy="${EDGE + 2.3}" r=".95" fill="var(--monolith-armour-2)"/>`).join(''))
  );
}

/** Net: a mesh that widens towards the tile it catches. */
function mesh(small: boolean): string {
  const base = EDGE + (small ? 17 : 16);
  const wide = 15;
  const thin = 8;
  const w = small ? 2.4 : 1.35;
  const rows = (small ? [0.06, 0.5, 0.94] : [0.04, 0.34, 0.66, 0.97]).map((t) => {
    const y = EDGE + (base - EDGE) * t;
    const h = thin + (wide - thin) * (1 - t);
    return `M${-h} ${y}Q0 ${y - 3.4} ${h} ${y}`;
  });
  const cols = (small ? [-1, 0, 1] : [-1, -0.5, 0, 0.5, 1]).map((k) => `M${k * wide} ${EDGE + 0.6}L${k * thin} ${base}`);
  const d = [...rows, ...cols].join('');
  return (
    `<path d="${d}" fill="none" stroke="var(--tile-key)" stroke-width="${w + 2}" stroke-linecap="round" opacity=".8"/>` +
    `<path d="${d}" fill="none" stroke="var(--monolith-net)" stroke-width="${w}" stroke-linecap="round"/>`
  );
}

const bolt = (small: boolean): string =>
  `<path class="key" transform="translate(0 ${EDGE}) scale(${small ? 1.15 : 1} 1)" fill="var(--monolith-bolt)" d="M0 0 L4.8 8.4 H1.6 L7 17.6 H1.8 L4 24 L-7.4 13.4 H-2 L-6 6.6 H-1.4Z"/>`;

/** Rune link: a channel from the disc to a socket in the rim. A hostile rune (disarmament) ends in a barb. */
function channel(hostile: boolean, small: boolean): string {
  const colour = hostile ? 'var(--monolith-hostile)' : 'var(--mark-rune)';
  const w = small ? 6.4 : 4.4;
  const end = hostile
    ? `<path class="key" d="M0 ${-APOTHEM} L7.5 ${EDGE + 6} H-7.5Z" fill="${colour}"/>`
    : `<path class="key" d="M-7 ${-APOTHEM} H7 A7 7 0 0 1 -7 ${-APOTHEM}Z" fill="${colour}"/>`;
  return `<rect class="key" x="${-w / 2}" y="${EDGE - 2}" width="${w}" height="${-EDGE - 12}" fill="${colour}"/>${end}`;
}

/** Everything on side s. Order matters: what protects lies under what strikes. */
function edge(face: Face, s: number, small: boolean): string {
  const melee = face.melee[s] ?? 0;
  const ranged = face.ranged[s] ?? 0;
  const parts: string[] = [];
  if (face.connect[s]) parts.push(channel(face.effect?.type === 'disarm', small));
  if (face.armour[s]) parts.push(plate(small));
  if (face.net[s]) parts.push(mesh(small));
  if (face.lightning[s]) parts.push(bolt(small));
  const both = melee > 0 && ranged > 0;
  const aside = (dx: number, body: string): string => (both ? `<g transform="translate(${dx} 0)">${body}</g>` : body);
  if (melee) parts.push(aside(-9, blades(melee, face.printedMelee[s] ?? 0, small)));
  if (ranged) parts.push(aside(9, arrows(ranged, face.printedRanged[s] ?? 0, small)));
  return parts.length ? `<g transform="rotate(${60 * s})">${parts.join('')}</g>` : '';
}

// ── Centre ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The initiative plate: one small hexagon per attack, highest first. Raised by a rune: teal frame and a tick. */
function initiative(values: readonly (number | 'bolt')[], raised: boolean, y: number, r: number): string {
  const x = spread(values.length, r * 1.72);
  return values
    .map((value, i) => {
      const pts = [0, 1, 2, 3, 4, 5]
        .map((k) => {
          const a = (k * Math.PI) / 3 + Math.PI / 6;
          return `${(x(i) + r * Math.cos(a)).toFixed(2)},${(y + r * Math.sin(a)).toFixed(2)}`;
        })
        .join(' ');
      return (
        `<polygon points="${pts}" fill="var(--tile-plate)" stroke="${raised ? 'var(--mark-rune)' : 'var(--tile-key)'}" stroke-width="${raised ? r * 0.26 : r * 0.16}"/>` +
        (value === 'bolt' ? glyph('bolt', x(i), y, r * 1.5, 'var(--tile-plate-on)') : numeral(value, x(i), y, r * 1.36, 'var(--tile-plate-on)')) +
        (raised ? `<path class="key" transform="translate(${x(i)} ${y - r * 1.02}) scale(${r / 9})" d="M0-4.6 4.6 1.6H-4.6Z" fill="var(--mark-rune)"/>` : '')
      );
    })
    .join('');
}

interface RuneSign {
  glyph: string;
  /** Its amount stands beside the sign, or inside it. */
  amount?: 'beside' | 'inside';
}

/** The sign inside a rune's disc is the sign of what it gives. */
const GIFT_SIGNS: Readonly<Record<string, RuneSign>> = {
  initiative: { glyph: 'initiative', amount: 'inside' },
  melee: { glyph: 'strength', amount: 'beside' },
  ranged: { glyph: 'accuracy', amount: 'beside' },
  strength: { glyph: 'reinforcement', amount: 'beside' },
  regeneration: { glyph: 'regeneration' },
  double_attack: { glyph: 'double' },
  penetration: { glyph: 'penetration' },
  maneuver: { glyph: 'maneuver' },
  teleport: { glyph: 'teleport' },
  venom: { glyph: 'venom' },
  toughness: { glyph: 'toughness', amount: 'beside' },
  charge: { glyph: 'charge' },
  disarm: { glyph: 'disarmament' },
};

export const giftGlyph = (what: string): string => GIFT_SIGNS[what]?.glyph ?? 'help';

export const ORDER_SIGNS: Readonly<Record<string, string>> = {
  battle: 'battle', battle_charge: 'battle', move: 'move', push: 'push', net: 'net', bomb: 'bomb',
  entrench: 'wall', turn: 'rotation', false: 'falseorder', shot: 'aim',
};

function runeDisc(face: Face, small: boolean): string {
  const effect = face.effect ?? { type: '' };
  const r = small ? 24 : 21.5;
  const hostile = effect.type === 'disarm';
  const everywhere = effect.type === 'charge';
  const colour = hostile ? 'var(--monolith-hostile)' : 'var(--mark-rune)';
  const name = giftGlyph(effect.type);
  const text = `+${effect.amount ?? 1}`;
  const amount = GIFT_SIGNS[effect.type]?.amount;
  const body = amount === 'inside'
    ? glyph(name, 0, 0, small ? 41 : 35, 'var(--tile-plate)') + numeral(text, -0.8, 0.2, small ? 20 : 16.5, 'var(--tile-plate-on)')
    : amount && !small
      ? glyph(name, name === 'reinforcement' ? -7 : -6.4, 0, name === 'reinforcement' ? 22 : 24) + numeral(text, 9.4, 0.4, 14, 'currentColor')
      : glyph(name, 0, 0, small ? 33 : 29);
  return (
    `<circle class="key" r="${r}" fill="var(--tile-badge)"/><circle r="${r - 1}" fill="none" stroke="${colour}" stroke-width="${small ? 2.6 : 1.8}"/>` +
    (everywhere && !small
      ? `<circle r="${r + 4.6}" fill="none" stroke="${colour}" stroke-width="1.4" stroke-dasharray="1 4.2" stroke-linecap="round"/><circle r="${r + 9}" fill="none" stroke="${colour}" stroke-width="1.4" stroke-dasharray="1 5.4" stroke-linecap="round" opacity=".6"/>`
      : '') +
    `<g color="${hostile ? colour : 'var(--tile-badge-on)'}">${body}</g>`
  );
}

/** The banner's cloth carries its hit points: the number everybody looks for. */
function bannerCloth(face: Face, small: boolean): string {
  const w = small ? 19 : 17;
  return (
    `<path class="key" d="M${-w} -20 H${w} V13 L0 20.5 L${-w} 13Z" fill="var(--seat)"/>` +
    (small
      ? ''
      : `<rect class="key" x="${-w - 3.4}" y="-23" width="${2 * w + 6.8}" height="4" rx="2" fill="var(--monolith-melee)"/>` +
        `<g color="var(--seat-on)" opacity=".22">${iconAt(portraits[EMBLEMS[prefixOf(face.id)] ?? 'stone-tower'], 0, -1.5, 31)}</g>`) +
    numeral(face.hp, 0, small ? -1 : -2, small ? 27 : 23, 'var(--seat-on)')
  );
}

/** The Assassin strikes any tile: a sight instead of marks on edges. */
const anywhere = (small: boolean): string => {
  const r = small ? 21 : 27.5;
  const tick = `M0 ${-r + 3}V${-r - (small ? 8 : 6)}`;
  return `<g fill="none" stroke="var(--monolith-melee)" stroke-width="${small ? 3 : 1.8}" stroke-linecap="round"><circle r="${r}"/>${[0, 90, 180, 270].map((a) => `<path transform="rotate(${a + 45})" d="${tick}"/>`).join('')}</g>`;
};

function centre(face: Face, small: boolean): string {
  const raised = face.raised > 0;
  if (face.kind === 'banner') return bannerCloth(face, small) + (small ? '' : initiative(face.initiative, raised, 18.5, 7));
  if (face.kind === 'rune') return runeDisc(face, small);
  if (face.kind === 'order') return `<g color="var(--tile-badge-on)">${glyph(ORDER_SIGNS[face.effect?.type ?? ''] ?? 'help', 0, 0, small ? 50 : 40)}</g>`;
  const values: readonly (number | 'bolt')[] = face.lightning.some(Boolean) ? ['bolt'] : face.initiative;
  const portrait = (y: number, size: number): string => `<g class="portrait" color="var(--tile-portrait)">${iconAt(portraits[PORTRAITS[face.id] ?? 'swordman'], 0, y, size)}</g>`;
  if (!values.length) return portrait(0, small ? 30 : 37);
  const ring = face.effect?.type === 'assassin' ? anywhere(small) : '';
  if (small) return ring + initiative(values, raised, 0, values.length > 1 ? 11.8 : ring ? 13 : 16.4);
  return ring + portrait(-5.8, 28) + initiative(values, raised, 14.2, values.length > 2 ? 7.6 : 9.2);
}

// ── Corners ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface BadgeLook {
  granted?: boolean;
  ground?: 'poison' | 'wall' | 'hostile';
  count?: number;
  used?: boolean;
}
const GROUNDS = {
  poison: ['var(--monolith-poison)', 'var(--monolith-poison-on)'],
  wall: ['var(--mark-wall)', 'var(--tile-key)'],
  hostile: ['var(--monolith-hostile)', 'var(--tile-key)'],
} as const;

/** A round badge with a sign. Granted: teal and dashed, it comes from a rune or an aura and may go again. */
function badge(corner: Corner, name: string, small: boolean, { granted = false, ground, count = 1, used = false }: BadgeLook = {}): string {
  const [x, y] = atCorner(corner, small ? 38 : 38.6);
  const r = small ? 11 : 8;
  const colour = ground ? GROUNDS[ground][0] : undefined;
  const ink = ground ? GROUNDS[ground][1] : granted ? 'var(--mark-rune)' : 'var(--tile-badge-on)';
  const ring = granted ? 'var(--mark-rune)' : (colour ?? 'var(--tile-badge-on)');
  const many = count > 1;
  return (
    `<g${used ? ' opacity=".4"' : ''}><circle class="key" cx="${x}" cy="${y}" r="${r}" fill="${colour ?? 'var(--tile-badge)'}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r - 0.6}" fill="none" stroke="${ring}" stroke-opacity="${granted || colour ? 1 : 0.45}" stroke-width="${granted ? 1.5 : 1}"${granted ? ' stroke-dasharray="2.6 1.5"' : ''}/>` +
    `<g class="tile-cut-${ground ?? 'badge'}">${glyph(name, many ? x - 2.4 : x, y, small ? (many ? 12 : 17) : many ? 9 : 11, ink, small)}</g>` +
    (many ? numeral(count, x + 3.2, y, small ? 11 : 8, ink) : '') +
    '</g>'
  );
}

function ownerShape(seat: number, small: boolean): string {
  const [x, y] = atCorner('left', small ? 39.5 : 40);
  const size = small ? 23 : 17.5;
  // A wide dark line under the shape keeps it readable on any neighbour.
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" color="var(--seat)"><g stroke="var(--tile-key)" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${glyph(shapeOf(seat), 0, 0, 24)}</g></g>`;
}

/** Life: one heart per point when there is more than one; a lost point is a broken red heart. */
function life(face: Face, small: boolean): string {
  if (face.kind === 'banner' || face.kind === 'order') return '';
  const total = Math.max(face.life, face.wounds);
  if (total < 2) return '';
  const size = small ? 13 : 10.6;
  const y = spread(total, size);
  const x = (small ? 40 : 40.4) - (total > 2 ? 3.4 : 0) - (total > 3 ? 3 : 0);
  return times(total, (i) => {
    const lost = i < face.wounds;
    const colour = lost ? 'var(--mark-wound)' : i >= total - face.borrowedLife ? 'var(--mark-rune)' : 'var(--tile-badge-on)';
    return (
      `<g class="tile-cut-key" stroke="var(--tile-key)" stroke-width="${small ? 5 : 5.4}" stroke-linejoin="round" paint-order="stroke">${glyph('toughness', x, y(i), size, colour)}</g>` +
      (lost ? `<g class="tile-cut-key">${glyph('wound', x, y(i), size, colour)}</g>` : '')
    );
  });
}

/** These show elsewhere: as hearts, and as the sign of its attack. */
const NO_BADGE = ['toughness', 'assassin'];

function corners(face: Face, small: boolean): string {
  const printed = Object.keys(face.features).filter((f) => face.features[f] && !NO_BADGE.includes(f));
  const granted = face.grants.filter((f) => !printed.includes(f));
  const free: Corner[] = ['upperRight', 'upperLeft', 'lowerRight', 'lowerLeft'];
  const out = [ownerShape(face.seat, small), life(face, small)];
  const put = (name: string, look: BadgeLook = {}, corner: Corner | undefined = free[0]): void => {
    if (!corner) return;
    free.splice(free.indexOf(corner), 1);
    out.push(badge(corner, name, small, look));
  };
  // What lies on the tile has a fixed corner; the rest fills up in reading order.
  if (face.poison) put('poison', { ground: 'poison', count: face.poison }, 'lowerLeft');
  if (face.entrenched) put('wall', { ground: 'wall' }, 'lowerRight');
  if (face.aura) put(giftGlyph(face.aura.type), { granted: true });
  for (const f of printed) put(f, { used: face.used.includes(f) });
  if (face.disarmed) put('disarmament', { ground: 'hostile' });
  for (const f of granted) put(giftGlyph(f), { granted: true });
  return out.join('');
}

// ── The whole ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A tile caught in a net: cords over the whole face; its edges are dimmed because they cannot act. */
function netOver(small: boolean): string {
  const step = small ? 21 : 16;
  const w = small ? 2.2 : 1.3;
  const lines: string[] = [];
  for (let k = -3; k <= 3; k++) lines.push(`M${k * step - 50} -50L${k * step + 50} 50`, `M${k * step + 50} -50L${k * step - 50} 50`);
  const d = lines.join('');
  return `<g clip-path="url(#tile-face)"><path d="${d}" fill="none" stroke="var(--tile-key)" stroke-width="${w + 1.8}" opacity=".5"/><path d="${d}" fill="none" stroke="var(--monolith-net)" stroke-width="${w}" opacity=".82"/></g>`;
}

/** The part that turns: edges and the notch of the front. */
export function tileEdges(face: Face, small = false): string {
  if (face.kind === 'order') return '';
  const notch = `<path d="M-4.4 ${-APOTHEM - 0.2} H4.4 L0 ${-APOTHEM + RIM + 0.4}Z" fill="var(--tile-key)"/>`;
  return `${notch}<g${face.netted || face.disarmed ? ' opacity=".42"' : ''}>${times(6, (s) => edge(face, s, small))}</g>`;
}

/** The ground under the edges. */
export function tileGround(face: Face, small = false): string {
  const order = face.kind === 'order';
  return (
    `<polygon points="${hexPoints(R)}" fill="var(--tile-key)"/>` +
    `<polygon points="${hexPoints(R - 0.8)}" fill="var(--seat)"${order ? ' opacity=".55"' : ''}/>` +
    `<polygon points="${hexPoints(R - RIM)}" fill="var(--seat-face)" stroke="var(--tile-key)" stroke-width="1.2"/>` +
    (small ? '' : `<polygon points="${hexPoints(R - RIM - 1.6)}" fill="none" stroke="var(--seat)" stroke-opacity=".28" stroke-width=".9"/>`) +
    (face.kind === 'banner' && !small ? `<polygon points="${hexPoints(27)}" fill="var(--seat)" opacity=".16"/>` : '') +
    (order && !small ? `<circle r="29" fill="none" stroke="var(--seat)" stroke-width="1.2" stroke-dasharray="3 3" opacity=".8"/>` : '')
  );
}

/** What stays upright above the edges. */
export function tileTop(face: Face, small = false): string {
  return `${face.netted ? netOver(small) : ''}<g class="centre">${centre(face, small)}</g>${corners(face, small)}`;
}

/** A whole tile as one picture: for help and lists. */
export function tileSvg(face: Face, size: number, label: string): string {
  const small = size < 64;
  return (
    `<svg class="tile" width="${size}" height="${Math.round(size * 0.8825)}" viewBox="-51 -45 102 90" role="img" aria-label="${escape(label)}">` +
    `<g class="tile-body ${seatClass(face.seat)}">${tileGround(face, small)}<g transform="rotate(${60 * face.rotation})">${tileEdges(face, small)}</g>${tileTop(face, small)}</g></svg>`
  );
}
