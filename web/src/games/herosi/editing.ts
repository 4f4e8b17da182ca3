/** Setting up a position of Herosi: armies, wounds, spells, dice, hands, the track, life. */
import { change, changeIn, type Choice, type Editing, type Field, type Piece, said, SEATS } from '../../core/editing.ts';
import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { Sketch } from '../../editor/wire.ts';
import BeingIcon from './parts/BeingIcon.svelte';
import Defs from './parts/Defs.svelte';
import { iconOf } from './parts/icons.ts';
import { catalogueOf, heroName, nameOf, spellFace } from './view.ts';
import type { Catalogue } from './wire.ts';

const ELEMENTS = ['fire', 'water', 'earth', 'air'];
const FACES = ['-', 'F', 'W', 'E', 'A', 'C', 'K'];
const FACE_NAMES: Record<string, string> = { F: 'fire', W: 'water', E: 'earth', A: 'air', C: 'command', K: 'card' };

interface Seat { hero: string; life: number; points?: number; front: string; back: string; hand: string[]; deck: string[]; discard: string[]; dice: string; beside?: number; out?: boolean; stunned?: boolean }
const seatOf = (sketch: Sketch, letter: string): Seat => said<Seat>(sketch, letter);
const split = (place: string): [letter: string, row: 'front' | 'back', column: number] => [place[0]!, place[2] === 'f' ? 'front' : 'back', Number(place[3]) - 1];
const rowOf = (sketch: Sketch, letter: string, row: 'front' | 'back'): string[] => seatOf(sketch, letter)[row].split(/\s+/).filter(Boolean);

/** What stands on a field: its name and its damage. */
export function standing(sketch: Sketch, place: string): { id: string; wounds: number } | null {
  const [letter, row, column] = split(place);
  const word = rowOf(sketch, letter, row)[column] ?? '.';
  return word === '.' ? null : { id: word.replaceAll('!', ''), wounds: word.split('!').length - 1 };
}
/** A field with another word on it; a Hero stands on one field only. */
export function stood(sketch: Sketch, place: string, word: string): Json {
  const [letter, row, column] = split(place);
  const rows = { front: rowOf(sketch, letter, 'front'), back: rowOf(sketch, letter, 'back') };
  if (word === 'hero') for (const r of ['front', 'back'] as const) rows[r] = rows[r].map((x) => (x === 'hero' ? '.' : x));
  rows[row] = rows[row].with(column, word);
  const table = ((sketch.doc['position'] ?? {}) as Json)[letter] as Json | undefined;
  const { board: _, ...rest } = { board: undefined, ...table };
  return { board: undefined, [letter]: { ...rest, front: rows.front.join(' '), back: rows.back.join(' ') } };
}
/** A picture that the text gave is said by rows from now on, for all seats. */
function unpictured(sketch: Sketch, edit: Json): Json {
  if (((sketch.doc['position'] ?? {}) as Json)['board'] === undefined) return edit;
  const out: Json = { ...edit, board: undefined };
  for (const letter of SEATS.slice(0, sketch.seats)) {
    const { front, back, life, dice } = seatOf(sketch, letter);
    out[letter] = { ...(((sketch.doc['position'] ?? {}) as Json)[letter] as Json | undefined), front, back, life, dice, ...(edit[letter] as Json | undefined) };
  }
  return out;
}

function face(c: Catalogue | null, id: string, hero: string, wounds = 0) {
  if (id === 'hero') return { name: heroName(hero).split(',')[0]!, icon: iconOf(`hero-${hero}`), element: hero, hero: true, life: 21, full: 21, spells: [] };
  const x = c?.creatures.find((b) => b.id === id);
  return { name: nameOf(id), icon: iconOf(id), element: x?.hero ?? 'none', hero: false, life: (x?.life ?? 0) - wounds, full: x?.life ?? 0, strength: x?.strength, cost: x?.activation, dir: x?.direction, spells: [] };
}

const LETTER_OF = Object.fromEntries(Object.entries(FACE_NAMES).map(([letter, name]) => [name, letter]));

/** The dice that pay for a spell, and as many commands as there is room for. */
function diceFor(needs: Record<string, number>): string {
  const wanted = Object.entries(needs).flatMap(([face_, n]) => Array.from({ length: n }, () => LETTER_OF[face_] ?? 'F'));
  return [...wanted, ...'CCCCCC'].slice(0, 6).join(' ');
}

export const editing: Editing = {
  tries: ['creature', 'spell'],
  trial({ table, row }, catalogue) {
    const c = catalogueOf(catalogue);
    const hero = table === 'creature' ? String(row['hero']) : ELEMENTS.includes(String(row['element'])) ? String(row['element']) : 'fire';
    const other = ELEMENTS.find((e) => e !== hero)!;
    const [mine, theirs] = [hero, other].map((h) => (c?.creatures ?? []).filter((x) => x.hero === h).map((x) => x.id));
    const id = String(row['id']);
    const first = table === 'creature' ? id : mine![0]!;
    const r = { hero, life: 18, front: `. ${first} ${mine!.find((x) => x !== first) ?? '.'} .`, back: `. hero ${table === 'creature' ? id : '.'} .`, hand: table === 'spell' ? [id] : [], dice: table === 'spell' ? diceFor((row['needs'] as Record<string, number> | null) ?? {}) : 'C C C C C C' };
    const b = { hero: other, life: 18, front: `${theirs![1] ?? '.'} ${theirs![0]} ${theirs![0]} .`, back: `. hero ${theirs![1] ?? '.'} .`, dice: '- - - - - -' };
    return { options: { seats: 2 }, position: { phase: 'stop', stopper: 'r', priority: 'r', r, b } };
  },
  place: 'data-square',
  without: ['pace', 'cadence', 'bot_pace', 'hints', 'draft'],
  Defs,
  pieces(sketch, seat, catalogue) {
    const c = catalogueOf(catalogue);
    const hero = seatOf(sketch, SEATS[seat]!).hero;
    const piece = (id: string): Piece => ({ id, label: id === 'hero' ? heroName(hero) : nameOf(id), part: BeingIcon, props: { being: face(c, id, hero), seat } });
    const ordered = [hero, ...ELEMENTS.filter((e) => e !== hero)];
    return ordered.map((element) => ({ title: heroName(element), items: [...(element === hero ? ['hero'] : []), ...(c?.creatures ?? []).filter((x) => x.hero === element).map((x) => x.id)].map(piece) }));
  },
  put: (sketch, place, _seat, id) => (standing(sketch, place) ? null : { position: unpictured(sketch, stood(sketch, place, id)) }),
  move(sketch, from, to) {
    const x = standing(sketch, from);
    if (!x || standing(sketch, to) || from[0] !== to[0]) return null;
    if (x.id === 'hero') return { position: unpictured(sketch, stood(sketch, to, 'hero')) };
    const [letter, row, column] = split(from);
    const rows = { front: rowOf(sketch, letter, 'front'), back: rowOf(sketch, letter, 'back') };
    const word = rows[row][column]!;
    rows[row] = rows[row].with(column, '.');
    const [, to_, at] = split(to);
    rows[to_] = rows[to_].with(at, word);
    const table = ((sketch.doc['position'] ?? {}) as Json)[letter] as Json | undefined;
    return { position: unpictured(sketch, { [letter]: { ...table, front: rows.front.join(' '), back: rows.back.join(' ') } }) };
  },
  take: (sketch, place) => ({ position: unpictured(sketch, stood(sketch, place, '.')) }),
  lying(sketch, place, seat, catalogue) {
    const c = catalogueOf(catalogue);
    const x = standing(sketch, place);
    if (!x) return { title: t('herosi-edit-empty'), fields: [] };
    const spells = said<string[]>(sketch, 'spells');
    const here = spells.filter((s) => s.includes(`@${place}/`));
    const lasting: Choice[] = (c?.spells ?? []).filter((s) => spellFace(c, s.id).lasting).map((s) => [`${s.id}@${place}/${SEATS[seat]}`, nameOf(s.id)] as const);
    const known: Choice[] = here.filter((s) => !lasting.some(([id]) => id === s)).map((s) => [s, nameOf(s.split('@')[0]!)] as const);
    const fields: Field[] = [];
    if (x.id !== 'hero') fields.push({ id: 'wounds', kind: 'number', label: t('herosi-edit-wounds'), value: x.wounds, min: 0, max: 12, keys: ['', 'w'], set: (n) => ({ position: unpictured(sketch, stood(sketch, place, x.id + '!'.repeat(n))) }) });
    else fields.push({ id: 'life', kind: 'number', label: t('herosi-edit-life'), value: seatOf(sketch, place[0]!).life, min: 0, max: 21, keys: ['w', ''], set: (n) => changeIn(sketch, place[0]!, 'life', n) });
    fields.push({ id: 'spells', kind: 'list', label: t('herosi-edit-spells'), value: here, choices: [...lasting, ...known], set: (value) => change('spells', [...spells.filter((s) => !here.includes(s)), ...value]) });
    const hero = seatOf(sketch, place[0]!).hero;
    return { title: x.id === 'hero' ? heroName(hero) : nameOf(x.id), picture: { id: x.id, label: '', part: BeingIcon, props: { being: face(c, x.id, hero, x.wounds), seat: SEATS.indexOf(place[0]!), size: 110 } }, fields };
  },
  beside(sketch, seat, catalogue) {
    const c = catalogueOf(catalogue);
    const letter = SEATS[seat]!;
    const own = seatOf(sketch, letter);
    const set = (key: string, value: unknown) => ({ position: unpictured(sketch, changeIn(sketch, letter, key, value).position!) });
    const cards: Choice[] = (c?.spells ?? []).map((s) => [s.id, nameOf(s.id)] as const);
    const who: Choice[] = [...SEATS.slice(0, sketch.seats)].map((s) => [s, `${heroName(seatOf(sketch, s).hero)} (${s})`] as const);
    const list = (key: 'hand' | 'deck' | 'discard'): Field => ({ id: `${key} ${letter}`, kind: 'list', label: t(`herosi-edit-${key}`), value: own[key], choices: cards, set: (value) => set(key, value) });
    const dice = own.dice.split(/\s+/).filter(Boolean);
    const upper = said<string | string[]>(sketch, 'upper');
    const track = (key: 'upper' | 'lower'): Field[] => {
      if (typeof upper !== 'string') return []; // two tracks are written in the text
      const words = said<string>(sketch, key).split(/\s+/).filter(Boolean);
      return words.map((word, i) => ({ id: `${key} ${i}`, kind: 'choice', label: `${t(`herosi-edit-${key}`)} ${'abcd'[i]}`, value: word, choices: [['.', '–'], ...cards], set: (value) => change(key, words.with(i, value).join(' ')) }));
    };
    const phase = said<string>(sketch, 'phase');
    const turn: Field[] = [
      { id: 'phase', kind: 'choice', label: t('herosi-edit-phase'), value: phase, choices: ['rolling', 'stop'].map((p) => [p, t(`herosi-edit-phase-${p}`)] as const), set: (value) => ({ position: { phase: value, stopper: value === 'stop' ? letter : undefined } }) },
    ];
    if (phase === 'stop') turn.push({ id: 'stopper', kind: 'choice', label: t('herosi-edit-stopper'), value: said<string>(sketch, 'stopper'), choices: who, set: (value) => change('stopper', value) });
    turn.push(
      { id: 'priority', kind: 'choice', label: t('herosi-edit-priority'), value: said<string>(sketch, 'priority'), choices: who, set: (value) => change('priority', value) },
      { id: 'first', kind: 'choice', label: t('herosi-edit-first'), value: said<string>(sketch, 'first'), choices: who, set: (value) => change('first', value) },
      { id: 'stops', kind: 'number', label: t('herosi-edit-stops'), value: said<number>(sketch, 'stops'), min: 0, max: 499, set: (value) => change('stops', value) },
      ...track('upper'), ...track('lower'),
    );
    const mine: Field[] = [
      { id: `hero ${letter}`, kind: 'choice', label: t('herosi-edit-hero'), value: own.hero, choices: ELEMENTS.map((e) => [e, heroName(e)] as const), set: (value) => set('hero', value) },
      { id: `life ${letter}`, kind: 'number', label: t('herosi-edit-life'), value: own.life, min: 0, max: 21, set: (value) => set('life', value) },
      ...(own.points === undefined ? [] : [{ id: `points ${letter}`, kind: 'number', label: t('herosi-edit-points'), value: own.points, min: 0, max: 99, set: (value: number) => set('points', value) } satisfies Field]),
      ...dice.map((die, i): Field => ({ id: `die ${letter} ${i}`, kind: 'choice', label: t('herosi-edit-die', { number: i + 1 }), value: die === '~' ? '-' : die, choices: FACES.map((f) => [f, f === '-' ? t('herosi-edit-in-hand') : t(`herosi-board-symbol-${FACE_NAMES[f]}`)] as const), set: (value) => set('dice', dice.with(i, value).join(' ')) })),
      list('hand'), list('discard'), list('deck'),
      { id: `out ${letter}`, kind: 'flag', label: t('herosi-edit-out'), value: own.out === true, set: (value) => set('out', value || undefined) },
    ];
    return [{ title: heroName(own.hero), items: mine }, { title: t('herosi-edit-state'), items: turn }];
  },
};
