/** Setting up a position of Tash-Kalar: pieces, hands, decks, tasks, points, whose turn it is. */
import { change, changeOf, type Choice, type Editing, type Field, said, SEATS } from '../../core/editing.ts';
import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { Laid } from '../../editor/wire.ts';
import Defs from './parts/Defs.svelte';
import PieceIcon from './parts/PieceIcon.svelte';
import { cardName, catalogueOf } from './view.ts';
import type { Rank } from './wire.ts';

const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];
const TWO = ['oOQ', 'xXK'];
const COLUMNS = 'abcdefghi';
const CORNERS = new Set([0, 1, 7, 8, 9, 17, 63, 71, 72, 73, 79, 80]);

const modeOf = (laid: Laid): string => String(laid.options['mode'] ?? 'high_form');
/** In melee each seat has its own colour, elsewhere there are two sides. */
const sides = (laid: Laid): number => (modeOf(laid) === 'melee' ? laid.seats : 2);
const sideOf = (laid: Laid, seat: number): number => seat % sides(laid);
const index = (square: string): number => (Number(square[1]) - 1) * 9 + COLUMNS.indexOf(square[0]!);

export function boardOf(laid: Laid): string[] {
  return said<string>(laid, 'board').split(/\s+/).filter(Boolean);
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
const wordOf = (laid: Laid, side: number, rank: number): string => (modeOf(laid) === 'melee' ? `${SEATS[side]}${rank + 1}` : TWO[side]![rank]!);
const at = (laid: Laid, square: string, word: string): Json => ({ board: pictureOf(boardOf(laid).with(index(square), word)) });

function schoolOf(laid: Laid, seat: number): string | undefined {
  return (laid.options['schools'] as (string | null)[] | undefined)?.[seat] ?? undefined;
}
const label = (laid: Laid, seat: number): string => {
  const school = schoolOf(laid, seat);
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
  pieces: (laid, seat) => [{ title: t('tashkalar-edit-pieces'), items: RANKS.map((rank) => ({ id: rank, label: t(`tashkalar-edit-${rank}`), part: PieceIcon, props: { seat: sideOf(laid, seat), rank } })) }],
  put(laid, square, seat, rank) {
    const word = wordOf(laid, sideOf(laid, seat), RANKS.indexOf(rank as Rank));
    const there = boardOf(laid)[index(square)];
    return there === '#' ? null : { position: at(laid, square, there === word ? '.' : word) };
  },
  move(laid, from, to) {
    const words = boardOf(laid);
    const word = words[index(from)];
    if (!word || !pieceOf(word) || words[index(to)] !== '.') return null;
    return { position: { board: pictureOf(words.with(index(from), '.').with(index(to), word)) } };
  },
  take: (laid, square) => ({ position: at(laid, square, '.') }),
  lying(laid, square) {
    const piece = pieceOf(boardOf(laid)[index(square)] ?? '.');
    if (!piece) return { title: t('tashkalar-edit-empty'), fields: [] };
    const [side, rank] = piece;
    return {
      title: t(`tashkalar-edit-${RANKS[rank]}`),
      picture: { id: RANKS[rank]!, label: '', part: PieceIcon, props: { seat: side, rank: RANKS[rank], size: 84 } },
      fields: [
        { id: 'rank', kind: 'number', label: t('tashkalar-edit-rank'), value: rank + 1, min: 0, max: 4, keys: ['', 'r'], set: (n) => ({ position: at(laid, square, wordOf(laid, side, (n + 2) % 3)) }) },
        { id: 'side', kind: 'number', label: t('tashkalar-edit-side'), value: side + 1, min: 0, max: sides(laid) + 1, keys: ['', 's'], set: (n) => ({ position: at(laid, square, wordOf(laid, (n - 1 + sides(laid)) % sides(laid), rank)) }) },
      ],
    };
  },
  beside(laid, seat, catalogue) {
    const letter = SEATS[seat]!;
    const cards = catalogueOf(catalogue)?.cards ?? [];
    const of = (...kinds: string[]): Choice[] => cards.filter((c) => kinds.includes(c.kind)).map((c) => [c.id, cardName(c.id)] as const).sort((a, b) => a[1].localeCompare(b[1]));
    const school = schoolOf(laid, seat) ?? '';
    const own = new Set([...(said<Record<string, string[]>>(laid, 'decks')[letter] ?? []), ...(said<Record<string, string[]>>(laid, 'hands')[letter] ?? []), ...(said<Record<string, string[]>>(laid, 'discards')[letter] ?? [])]);
    const beings = of('being').filter(([id]) => own.has(id) || !school);
    const hand: Field = { id: `hands ${letter}`, kind: 'list', label: t('tashkalar-edit-hand'), value: said<Record<string, string[]>>(laid, 'hands')[letter] ?? [], choices: [...beings, ...of('legend', 'flare')], set: (value) => changeOf(laid, 'hands', letter, value) };
    const pile: Field = { id: `discards ${letter}`, kind: 'list', label: t('tashkalar-edit-discard'), value: said<Record<string, string[]>>(laid, 'discards')[letter] ?? [], choices: beings, set: (value) => changeOf(laid, 'discards', letter, value) };
    const deck: Field = { id: `decks ${letter}`, kind: 'list', label: t('tashkalar-edit-deck'), value: said<Record<string, string[]>>(laid, 'decks')[letter] ?? [], choices: beings, set: (value) => changeOf(laid, 'decks', letter, value) };
    /** A card that is dealt comes from its deck, where the decks are said. */
    const turn: Field[] = [
      { id: 'turn', kind: 'choice', label: t('tashkalar-edit-turn'), value: said<string>(laid, 'turn'), choices: [...SEATS.slice(0, laid.seats)].map((s, i) => [s, label(laid, i)] as const), set: (value) => change('turn', value) },
      { id: 'actions', kind: 'number', label: t('tashkalar-edit-actions'), value: said<number>(laid, 'actions'), min: 0, max: 9, set: (value) => change('actions', value) },
      { id: 'turn_number', kind: 'number', label: t('tashkalar-edit-number'), value: said<number>(laid, 'turn_number'), min: 1, max: 299, set: (value) => change('turn_number', value) },
    ];
    const claimed = said<Record<string, string[]> | undefined>(laid, 'claimed');
    const score = said<Record<string, unknown> | undefined>(laid, 'score');
    if (claimed) {
      const tasks = of('task');
      turn.push(
        { id: 'tasks', kind: 'list', label: t('tashkalar-edit-tasks'), value: said<string[]>(laid, 'tasks'), choices: tasks, most: 3, set: (value) => ({ position: { tasks: value } }) },
        { id: 'next', kind: 'choice', label: t('tashkalar-edit-next'), value: said<string>(laid, 'next') ?? 'none', choices: [['none', '–'], ...tasks], set: (value) => change('next', value === 'none' ? undefined : value) },
        ...[0, 1].map((side): Field => ({ id: `claimed ${side}`, kind: 'list', label: t('tashkalar-edit-claimed', { side: label(laid, side) }), value: claimed[SEATS[side]!] ?? [], choices: tasks, set: (value) => changeOf(laid, 'claimed', SEATS[side]!, value) })),
      );
    } else if (score) {
      for (const [of_, value] of Object.entries(score)) {
        if (typeof value === 'number') turn.push({ id: `score ${of_}`, kind: 'number', label: t('tashkalar-edit-score', { side: label(laid, SEATS.indexOf(of_)) }), value, min: 0, max: 99, set: (n) => changeOf(laid, 'score', of_, n) });
        else for (const [colour, n] of Object.entries(value as Record<string, number>)) turn.push({ id: `score ${of_} ${colour}`, kind: 'number', label: t('tashkalar-edit-score-by', { side: label(laid, SEATS.indexOf(of_)), from: label(laid, SEATS.indexOf(colour)) }), value: n, min: 0, max: 99, set: (m) => changeOf(laid, 'score', of_, { ...(value as Json), [colour]: m }) });
      }
    }
    return [{ title: t('tashkalar-edit-state'), items: turn }, { title: label(laid, seat), items: [hand, pile, deck] }];
  },
};
