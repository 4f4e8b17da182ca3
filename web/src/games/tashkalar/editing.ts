/** Setting up a position of Tash-Kalar: pieces, hands, decks, tasks, points, whose turn it is. */
import { change, changeOf, type Choice, type Editing, type Field, said, SEATS } from '../../core/editing.ts';
import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { Sketch } from '../../editor/wire.ts';
import Defs from './parts/Defs.svelte';
import PieceIcon from './parts/PieceIcon.svelte';
import { cardName, catalogueOf } from './view.ts';
import type { Rank } from './wire.ts';

const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];
const TWO = ['oOQ', 'xXK'];
const COLUMNS = 'abcdefghi';
const CORNERS = new Set([0, 1, 7, 8, 9, 17, 63, 71, 72, 73, 79, 80]);

const modeOf = (sketch: Sketch): string => String(sketch.options['mode'] ?? 'high_form');
/** In melee each seat has its own colour, elsewhere there are two sides. */
const sides = (sketch: Sketch): number => (modeOf(sketch) === 'melee' ? sketch.seats : 2);
const sideOf = (sketch: Sketch, seat: number): number => seat % sides(sketch);
const index = (square: string): number => (Number(square[1]) - 1) * 9 + COLUMNS.indexOf(square[0]!);

export function boardOf(sketch: Sketch): string[] {
  return said<string>(sketch, 'board').split(/\s+/).filter(Boolean);
}
export function pictureOf(words: readonly string[]): string {
  return Array.from({ length: 9 }, (_, y) => `${words.slice(9 * y, 9 * y + 9).join(' ')}\n`).join('');
}
/** The side and the rank of a piece, from 0; null where there is none. */
function pieceOf(word: string): [side: number, rank: number] | null {
  for (const [side, letters] of TWO.entries()) if (letters.includes(word)) return [side, letters.indexOf(word)];
  const m = /^([rbgp])([123])$/.exec(word);
  return m ? [SEATS.indexOf(m[1]!), Number(m[2]) - 1] : null;
}
const wordOf = (sketch: Sketch, side: number, rank: number): string => (modeOf(sketch) === 'melee' ? `${SEATS[side]}${rank + 1}` : TWO[side]![rank]!);
const at = (sketch: Sketch, square: string, word: string): Json => ({ board: pictureOf(boardOf(sketch).with(index(square), word)) });

function schoolOf(sketch: Sketch, seat: number): string | undefined {
  return (sketch.options['schools'] as (string | null)[] | undefined)?.[seat] ?? undefined;
}
const label = (sketch: Sketch, seat: number): string => {
  const school = schoolOf(sketch, seat);
  return school ? t(`tashkalar-${school}`) : t('web-seat-number', { number: seat + 1 });
};

/** Where the pattern of a card stands when it is tried: in the middle, its summon square empty. */
function laidOut(grid: readonly string[]): string[] {
  const words: string[] = Array.from({ length: 81 }, (_, i) => (CORNERS.has(i) ? '#' : '.'));
  const top = Math.floor((9 - grid.length) / 2);
  const left = Math.floor((9 - Math.max(...grid.map((line) => line.length))) / 2);
  grid.forEach((line, y) => [...line].forEach((sign, x) => {
    const i = (top + y) * 9 + left + x;
    if (words[i] === '.') words[i] = { c: 'o', C: 'o', h: 'O', H: 'O' }[sign] ?? (sign === 'T' ? '_' : '.');
  }));
  for (const i of [20, 24, 29, 33, 47, 51, 56, 60]) if (words[i] === '.') words[i] = i % 3 ? 'x' : 'X';
  return words.map((word) => (word === '_' ? '.' : word));
}

export const editing: Editing = {
  tries: ['beings'],
  trial({ file, row }, catalogue) {
    const schools = catalogueOf(catalogue)?.schools ?? [];
    const mine = schools.find((s) => s.deck === file) ?? schools[0];
    const other = schools.find((s) => s.deck !== mine?.deck);
    if (!mine || !other) return null;
    const words = laidOut((row['grid'] as string[] | null) ?? ['T']);
    return { options: { mode: 'high_form', seats: 2, schools: [mine.id, other.id] }, position: { board: pictureOf(words), hands: { r: [String(row['id'])], b: [] }, turn: 'r', actions: 2, turn_number: 9 } };
  },
  place: 'data-square',
  Defs,
  pieces: (sketch, seat) => [{ title: t('tashkalar-edit-pieces'), items: RANKS.map((rank) => ({ id: rank, label: t(`tashkalar-edit-${rank}`), part: PieceIcon, props: { seat: sideOf(sketch, seat), rank } })) }],
  put(sketch, square, seat, rank) {
    const word = wordOf(sketch, sideOf(sketch, seat), RANKS.indexOf(rank as Rank));
    const there = boardOf(sketch)[index(square)];
    return there === '#' ? null : { position: at(sketch, square, there === word ? '.' : word) };
  },
  move(sketch, from, to) {
    const words = boardOf(sketch);
    const word = words[index(from)];
    if (!word || !pieceOf(word) || words[index(to)] !== '.') return null;
    return { position: { board: pictureOf(words.with(index(from), '.').with(index(to), word)) } };
  },
  take: (sketch, square) => ({ position: at(sketch, square, '.') }),
  lying(sketch, square) {
    const piece = pieceOf(boardOf(sketch)[index(square)] ?? '.');
    if (!piece) return { title: t('tashkalar-edit-empty'), fields: [] };
    const [side, rank] = piece;
    return {
      title: t(`tashkalar-edit-${RANKS[rank]}`),
      picture: { id: RANKS[rank]!, label: '', part: PieceIcon, props: { seat: side, rank: RANKS[rank], size: 84 } },
      fields: [
        { id: 'rank', kind: 'number', label: t('tashkalar-edit-rank'), value: rank + 1, min: 0, max: 4, keys: ['', 'r'], set: (n) => ({ position: at(sketch, square, wordOf(sketch, side, (n + 2) % 3)) }) },
        { id: 'side', kind: 'number', label: t('tashkalar-edit-side'), value: side + 1, min: 0, max: sides(sketch) + 1, keys: ['', 's'], set: (n) => ({ position: at(sketch, square, wordOf(sketch, (n - 1 + sides(sketch)) % sides(sketch), rank)) }) },
      ],
    };
  },
  beside(sketch, seat, catalogue) {
    const letter = SEATS[seat]!;
    const cards = catalogueOf(catalogue)?.cards ?? [];
    const of = (...kinds: string[]): Choice[] => cards.filter((c) => kinds.includes(c.kind)).map((c) => [c.id, cardName(c.id)] as const).sort((a, b) => a[1].localeCompare(b[1]));
    const school = schoolOf(sketch, seat) ?? '';
    const own = new Set([...(said<Record<string, string[]>>(sketch, 'decks')[letter] ?? []), ...(said<Record<string, string[]>>(sketch, 'hands')[letter] ?? []), ...(said<Record<string, string[]>>(sketch, 'discards')[letter] ?? [])]);
    const beings = of('being').filter(([id]) => own.has(id) || !school);
    const hand: Field = { id: `hands ${letter}`, kind: 'list', label: t('tashkalar-edit-hand'), value: said<Record<string, string[]>>(sketch, 'hands')[letter] ?? [], choices: [...beings, ...of('legend', 'flare')], set: (value) => changeOf(sketch, 'hands', letter, value) };
    const pile: Field = { id: `discards ${letter}`, kind: 'list', label: t('tashkalar-edit-discard'), value: said<Record<string, string[]>>(sketch, 'discards')[letter] ?? [], choices: beings, set: (value) => changeOf(sketch, 'discards', letter, value) };
    const deck: Field = { id: `decks ${letter}`, kind: 'list', label: t('tashkalar-edit-deck'), value: said<Record<string, string[]>>(sketch, 'decks')[letter] ?? [], choices: beings, set: (value) => changeOf(sketch, 'decks', letter, value) };
    /** A card that is dealt comes from its deck, where the decks are said. */
    const turn: Field[] = [
      { id: 'turn', kind: 'choice', label: t('tashkalar-edit-turn'), value: said<string>(sketch, 'turn'), choices: [...SEATS.slice(0, sketch.seats)].map((s, i) => [s, label(sketch, i)] as const), set: (value) => change('turn', value) },
      { id: 'actions', kind: 'number', label: t('tashkalar-edit-actions'), value: said<number>(sketch, 'actions'), min: 0, max: 9, set: (value) => change('actions', value) },
      { id: 'turn_number', kind: 'number', label: t('tashkalar-edit-number'), value: said<number>(sketch, 'turn_number'), min: 1, max: 299, set: (value) => change('turn_number', value) },
    ];
    const claimed = said<Record<string, string[]> | undefined>(sketch, 'claimed');
    const score = said<Record<string, unknown> | undefined>(sketch, 'score');
    if (claimed) {
      const tasks = of('task');
      turn.push(
        { id: 'tasks', kind: 'list', label: t('tashkalar-edit-tasks'), value: said<string[]>(sketch, 'tasks'), choices: tasks, most: 3, set: (value) => ({ position: { tasks: value } }) },
        { id: 'next', kind: 'choice', label: t('tashkalar-edit-next'), value: said<string>(sketch, 'next') ?? 'none', choices: [['none', '–'], ...tasks], set: (value) => change('next', value === 'none' ? undefined : value) },
        ...[0, 1].map((side): Field => ({ id: `claimed ${side}`, kind: 'list', label: t('tashkalar-edit-claimed', { side: label(sketch, side) }), value: claimed[SEATS[side]!] ?? [], choices: tasks, set: (value) => changeOf(sketch, 'claimed', SEATS[side]!, value) })),
      );
    } else if (score) {
      for (const [of_, value] of Object.entries(score)) {
        if (typeof value === 'number') turn.push({ id: `score ${of_}`, kind: 'number', label: t('tashkalar-edit-score', { side: label(sketch, SEATS.indexOf(of_)) }), value, min: 0, max: 99, set: (n) => changeOf(sketch, 'score', of_, n) });
        else for (const [colour, n] of Object.entries(value as Record<string, number>)) turn.push({ id: `score ${of_} ${colour}`, kind: 'number', label: t('tashkalar-edit-score-by', { side: label(sketch, SEATS.indexOf(of_)), from: label(sketch, SEATS.indexOf(colour)) }), value: n, min: 0, max: 99, set: (m) => changeOf(sketch, 'score', of_, { ...(value as Json), [colour]: m }) });
      }
    }
    return [{ title: t('tashkalar-edit-state'), items: turn }, { title: label(sketch, seat), items: [hand, pile, deck] }];
  },
};
