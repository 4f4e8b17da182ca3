// The small signs of the table: one sign per idea, drawn on a 24-unit square centred on 0,0, painted in currentColor.
// The same sign is used wherever the idea appears: printed on a tile, granted by a rune, in the log, in a battle preview, in help.
// That is the whole trick against "I have to look it up": twenty signs, learnt once.

const fill = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const line = (d: string, w = 2.6): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const cut = (d: string, w = 2.2): string => `<path d="${d}" fill="none" stroke="var(--glyph-cut, var(--tile-badge))" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const place = (body: string, x: number, y: number, k = 1, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${body}</g>`;

const SWORD = fill('M0-11.5 3.1-7.6V3H-3.1V-7.6Z') + fill('M-7.2 3.4H7.2V6.6H-7.2Z') + fill('M-1.7 6.6H1.7V11.5H-1.7Z');
const ARROW = fill('M0-11.5 5.6-3.4H1.7V5.4L4.6 8.4V11.5L0 8.2-4.6 11.5V8.4L-1.7 5.4V-3.4H-5.6Z');
const DROP = fill('M0-11.5C3.4-5.6 7.8-1.2 7.8 3.9A7.8 7.8 0 0 1-7.8 3.9C-7.8-1.2-3.4-5.6 0-11.5Z');
const HEART = fill('M0 10.6C-7.6 5-11 1.2-11-3.3A5.6 5.6 0 0 1 0-6.2 5.6 5.6 0 0 1 11-3.3C11 1.2 7.6 5 0 10.6Z');
const SHIELD = fill('M0-11 9.4-8V0C9.4 5.6 5.6 9.2 0 11.4-5.6 9.2-9.4 5.6-9.4 0V-8Z');
const TURN = line('M7.6-4.6A8.8 8.8 0 1 0 8.8 1.4', 3) + fill('M11.6-10.6 10.6-1.2 3-5.6Z');
const STEP = fill('M0-11 9.5-1.4V4.2L0-5.4-9.5 4.2V-1.4Z') + fill('M0-2.2 9.5 7.4V12.2L0 3-9.5 12.2V7.4Z');
const HEX = 'M0-11.5 10-5.75V5.75L0 11.5-10 5.75V-5.75Z';
// A slim sword; two of them, turned, make the sign of battle.
const SLIM = fill('M0-15 2.2-11.6V5.4H-2.2V-11.6Z') + fill('M-6 5H6V7.8H-6Z') + fill('M-1.4 7.8H1.4V13.4H-1.4Z');
const CROSSED = place(SLIM, 0, 0, 0.92, -45) + `<g stroke="var(--glyph-cut, var(--seat-face, var(--tile-badge)))" stroke-width="2.6" paint-order="stroke">${place(SLIM, 0, 0, 0.92, 45)}</g>`;
const SHOE = line('M-5.4 9.6C-10.8 0-8.6-9 0-9S10.8 0 5.4 9.6', 4.4) + fill('M-9.8 8.2H-2.4V11.8H-9.8Z') + fill('M2.4 8.2H9.8V11.8H2.4Z');

export const GLYPHS: Readonly<Record<string, string>> = {
  // attacks and defence
  melee: SWORD,
  ranged: ARROW,
  armour: fill('M-11-6.5H11L8.5 1.5H-8.5Z') + fill('M-8 3.5H8L6.6 8H-6.6Z'),
  shield: SHIELD,
  absorbed: SHIELD + cut('M-4.6-3.4 4.6 5M4.6-3.4-4.6 5', 2.8),
  bolt: fill('M2.6-11.5-8 2.2H-1.2L-3.4 11.5 8-3.4H1Z'),
  net: line('M-9-9 9 9M-9 0 0 9M0-9 9 0M9-9-9 9M9 0 0 9M0-9-9 0', 1.9) + line('M-10-10H10V10H-10Z', 2),
  initiative: fill(HEX),
  // features
  maneuver: STEP,
  rotation: TURN,
  cavalry: SHOE,
  teleport: line('M-9.4-3.6A10 10 0 0 1-3.6-9.4M3.6-9.4A10 10 0 0 1 9.4-3.6M9.4 3.6A10 10 0 0 1 3.6 9.4M-3.6 9.4A10 10 0 0 1-9.4 3.6', 2.8) + fill('M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z'),
  venom: DROP + cut('M-3.6 4.4A3.8 3.8 0 0 0 0 7.8', 2),
  transformation: line('M-9-4.5H6M9 4.5H-6', 3) + fill('M4-10 11.5-4.5 4 1Z') + fill('M-4-1-11.5 4.5-4 10Z'),
  unlimited: line('M0 0C-3-5.4-10.4-5.4-10.4 0S-3 5.4 0 0 10.4-5.4 10.4 0 3 5.4 0 0Z', 3),
  toughness: HEART,
  // what runes give
  strength: SWORD,
  accuracy: ARROW,
  reinforcement: place(SWORD, -5.4, 0, 0.86) + place(ARROW, 5.4, 0, 0.86),
  regeneration: HEART + cut('M0-4.4V4M-4.2-.2H4.2', 2.8),
  double: place(`<path d="${HEX}" fill="var(--tile-plate)"/>`, -5.4, 0, 0.58) + place(`<path d="${HEX}" fill="var(--mark-rune)"/>`, 6, 0, 0.58) + `<path d="M6-3.2V3.2M2.8 0H9.2" stroke="var(--tile-badge)" stroke-width="2.2" fill="none"/>`,
  penetration: ARROW + fill('M-11-1.2H-3.4V2.2H-11Z') + fill('M3.4-1.2H11V2.2H3.4Z'),
  disarmament: SWORD + cut('M-9.5 8.5 9.5-9.5', 6) + line('M-9.5 8.5 9.5-9.5', 2.8),
  charge: place(SHOE, 0, -1, 0.9),
  // markers
  wound: HEART + cut('M-1-8 2.4-3.2-2.2 .6 1.4 4.6-.6 10', 2.2),
  poison: DROP,
  wall: fill('M-11-6H-6.6V-2.4H-2.2V-6H2.2V-2.4H6.6V-6H11V8H-11Z') + cut('M-11 2.8H11M-5 2.8V8M5 2.8V8', 1.3),
  skull: fill('M0-11C6.4-11 10-6.8 10-1.8 10 1.6 8.4 3.8 6.2 5.2V10.5H-6.2V5.2C-8.4 3.8-10 1.6-10-1.8-10-6.8-6.4-11 0-11Z')
    + `<g fill="var(--glyph-cut, var(--tile-badge))"><circle cx="-4" cy="-1.4" r="2.7"/><circle cx="4" cy="-1.4" r="2.7"/><path d="M0 2.2 1.7 5H-1.7Z"/></g>` + cut('M-2.1 7.4V10.5M2.1 7.4V10.5', 1.5),
  // orders
  battle: CROSSED,
  move: line('M-11.4 1-8-5H-1.4L2 1-1.4 7H-8Z', 2) + line('M-4.6 1H7', 3) + fill('M5.4-5.6 12.4 1 5.4 7.6Z'),
  push: line('M-10 0H3', 3.4) + fill('M1-7 9 0 1 7Z') + fill('M9.2-9.5H12V9.5H9.2Z'),
  bomb: [[0, -6.3], [-5.5, 3.2], [5.5, 3.2]].map(([x = 0, y = 0]) => place(fill('M-2.9-5H2.9L5.8 0 2.9 5H-2.9L-5.8 0Z'), x, y, 0.98)).join(''),
  aim: line('M0-7.4A7.4 7.4 0 1 1 0 7.4 7.4 7.4 0 1 1 0-7.4', 2.4) + line('M0-11.4V-5M0 5V11.4M-11.4 0H-5M5 0H11.4', 2.4) + `<circle r="1.9" fill="currentColor"/>`,
  falseorder: line('M-9.5 4C-9.5-6 9.5-6 9.5 4', 2.8) + fill('M-13 2H-6L-9.5 8.4Z') + line('M-3.4 9.4 3.4 2.6M-3.4 2.6 3.4 9.4', 2.6),
  // owners: the shape says it without colour
  triangle: fill('M0-9.6 10.4 8.4H-10.4Z'),
  circle: `<circle r="9.4" fill="currentColor"/>`,
  square: fill('M-8.4-8.4H8.4V8.4H-8.4Z'),
  diamond: fill('M0-11 11 0 0 11-11 0Z'),
  // provenance: how much of the seal is filled tells how sure we are
  rulebook: fill('M-9.5-9.5H-1C0-9.5 0-8.5 0-8.5S0-9.5 1-9.5H9.5V8H2C.6 8 0 9.6 0 9.6S-.6 8-2 8H-9.5Z') + cut('M0-7.5V8M-6.4-4.8H-3.2M-6.4-.6H-3.2M3.2-4.8H6.4M3.2-.6H6.4', 1.6),
  published: line('M-9.4 0A9.4 9.4 0 1 0 9.4 0 9.4 9.4 0 1 0-9.4 0M-9 0H9M0-9.4C-5.6-4-5.6 4 0 9.4 5.6 4 5.6-4 0-9.4', 2.1),
  reconstructed: `<circle r="9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4.2 3"/>` + line('M-3.4 3.6 3.8-3.6M-3.4 3.6-4 4.4', 2.6),
  // table and chrome
  bot: line('M-8-3H8V8H-8ZM0-3V-8', 2.2) + `<circle cy="-9.5" r="2" fill="currentColor"/><circle cx="-3.4" cy="2.2" r="1.7" fill="currentColor"/><circle cx="3.4" cy="2.2" r="1.7" fill="currentColor"/>`,
  screen: line('M-10.5-8H10.5V5.5H-10.5ZM-4.5 10H4.5M0 5.5V10', 2.2) + `<circle cx="-4" cy="-1.5" r="2.1" fill="currentColor"/><circle cx="4" cy="-1.5" r="2.1" fill="currentColor"/>`,
  doubtful: `<circle r="9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4.2 3"/>` + line('M-2.6-2.6A2.7 2.7 0 1 1 0 .8V2M0 5V5.4', 2.2),
  box: fill('M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z') + cut('M-4.6 0-1.2 3.6 4.8-3.6', 2.4),
  link: line('M-2.5 2.5 2.5-2.5M-4-.5-7.6 3.2A4.2 4.2 0 0 0-1.6 9.2L2 5.4M4 .5 7.6-3.2A4.2 4.2 0 0 0 1.6-9.2L-2-5.4', 2.3),
  copy: line('M-3.5-9H8.5V5M-8.5-4H3.5V9.5H-8.5Z', 2.2),
  redo: line('M4.5-9 9.5-4 4.5 1M9-4H-3A6.2 6.2 0 0 0-3 8.4H3', 2.4),
  edit: line('M-8.5 8.5-7 2.5 4.5-9 9-4.5-2.5 7ZM1.5-6 6-1.5', 2),
  undo: line('M-4.5-9-9.5-4-4.5 1M-9-4H3A6.2 6.2 0 0 1 3 8.4H-3', 2.4),
  discard: line('M-9-6H9M-4-6V-9.5H4V-6M-6.8-6-5.6 9.5H5.6L6.8-6M-2-2V5.5M2-2V5.5', 2.1),
  keep: line('M-8 9.5V-2L0-8.5 8-2V9.5ZM-3 9.5V3H3V9.5', 2.2),
  check: line('M-8.5 .5-3 6 8.5-6.5', 3),
  close: line('M-7-7 7 7M7-7-7 7', 2.6),
  eye: line('M-11 0C-6.5-7.4 6.5-7.4 11 0 6.5 7.4-6.5 7.4-11 0Z', 2.2) + `<circle r="3.2" fill="currentColor"/>`,
  clock: line('M0-9.4A9.4 9.4 0 1 1 0 9.4 9.4 9.4 0 1 1 0-9.4M0-5V.5L4 2.8', 2.2),
  stack: line('M-9.5-2.5 0-7 9.5-2.5 0 2ZM-9.5 2 0 6.5 9.5 2M-9.5 6 0 10.5 9.5 6', 2),
  pause: fill('M-7.5-9.5H-2.2V9.5H-7.5Z') + fill('M2.2-9.5H7.5V9.5H2.2Z'),
  hourglass: line('M-6-9.5H6M-6 9.5H6M-5-9.5C-5-3 5 3 5 9.5M5-9.5C5-3-5 3-5 9.5', 2.2),
  sun: `<circle r="4.4" fill="currentColor"/>` + line('M0-10.5V-8M0 8V10.5M-10.5 0H-8M8 0H10.5M-7.4-7.4-5.7-5.7M5.7 5.7 7.4 7.4M7.4-7.4 5.7-5.7M-5.7 5.7-7.4 7.4', 2.2),
  moon: fill('M3.4-9.6A9.8 9.8 0 1 0 9.6 3.8 8 8 0 0 1 3.4-9.6Z'),
  menu: line('M-9-6H9M-9 0H9M-9 6H9', 2.2),
  chat: line('M-9.5-8H9.5V5H-1L-6 9.5V5H-9.5Z', 2.2),
  bulb: line('M-3.6 5.6V4.2C-6.4 2.4-7-.2-7-2.4A7 7 0 0 1 7-2.4C7-.2 6.4 2.4 3.6 4.2V5.6ZM-2.6 9.8H2.6', 2.2),
  loud: fill('M-10-4H-5L1-9.500V9.500L-5 4H-10Z') + line('M4.500-4A6 6 0 0 1 4.500 4M7.500-7.500A10.500 10.500 0 0 1 7.500 7.500', 2.2),
  mute: fill('M-10-4H-5L1-9.500V9.500L-5 4H-10Z') + line('M4.500-4 11 4M11-4 4.500 4', 2.2),
  bell: line('M-7.500 5.500C-5-1-7.500-8.500 0-8.500S5-1 7.500 5.500ZM-2 9H2', 2.2),
  help: line('M-4.2-4.6C-4.2-10.2 4.8-10.2 4.8-4.4 4.8-.8 0-.8 0 3.2', 2.6) + `<circle cy="8.4" r="1.8" fill="currentColor"/>`,
  // Sliders, not a cogwheel: that looks like the sun beside it.
  gear: line('M-10.5-5.5H1.2M8.4-5.5H10.5M-10.5 5.5H-8.4M-1.2 5.5H10.5M4.8-9.1A3.6 3.6 0 1 1 4.8-1.9 3.6 3.6 0 1 1 4.8-9.1M-4.8 1.9A3.6 3.6 0 1 1-4.8 9.1 3.6 3.6 0 1 1-4.8 1.9', 2.2),
  play: fill('M-6-9 9 0-6 9Z'),
  back: line('M4.5-9-4.5 0 4.5 9', 2.8),
  next: fill('M-8-8 3 0-8 8Z') + fill('M4-8H7.4V8H4Z'),
  prev: fill('M8-8-3 0 8 8Z') + fill('M-7.4-8H-4V8H-7.4Z'),
  again: line('M-7.6-4.6A8.8 8.8 0 1 1-8.8 1.4', 2.5) + fill('M-11.6-10.6-10.6-1.2-3-5.6Z'),
  last: line('M-9.5 0H3', 2.6) + fill('M1-6.5 8 0 1 6.5Z') + fill('M8.6-8H11V8H8.6Z'),
  people: `<circle cx="-4" cy="-5" r="3.6" fill="currentColor"/><circle cx="5.4" cy="-3.6" r="2.9" fill="currentColor"/>` + fill('M-11 9C-11 1.5 3 1.5 3 9Z') + fill('M4.6 9C4.8 5.6 3.8 3.6 2.8 2.4 6 .8 11.4 2.6 11.4 9Z'),
};

/** Plainer forms of the two signs that blur below ten pixels. */
const SMALL: Readonly<Record<string, string>> = {
  teleport: `<circle r="9.6" fill="none" stroke="currentColor" stroke-width="4"/><circle r="3.6" fill="currentColor"/>`,
  maneuver: fill('M0-10 11 2V10L0-1.4-11 10V2Z'),
};

/** One sign as part of a larger drawing: placed at x,y, `size` units wide. */
export const glyph = (name: string, x: number, y: number, size: number, color?: string, small = false): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})"${color ? ` color="${color}"` : ''}>${(small && SMALL[name]) || (GLYPHS[name] ?? '')}</g>`;

/** One sign as a small picture of its own, for use in text and buttons. */
export const sign = (name: string, size = 16, label = ''): string =>
  `<svg class="sign" width="${size}" height="${size}" viewBox="-12.5 -12.5 25 25" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${GLYPHS[name] ?? ''}</svg>`;
