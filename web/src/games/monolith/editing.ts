/** Setting up a position of Monolith Arena: tiles, marks, hands, stacks, whose turn it is. */
import { change, changeOf, type Editing, type Field, said, SEATS } from '../../core/editing.ts';
import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { Sketch } from '../../editor/wire.ts';
import Picture from './parts/Picture.svelte';
import { printedFace } from './parts/tile.ts';
import { isCatalogue, nameOfTile, prefixOf } from './view.ts';
import type { Card } from './wire.ts';

const ROWS = [['c1'], ['b1', 'd1'], ['a1', 'c2', 'e1'], ['b2', 'd2'], ['a2', 'c3', 'e2'], ['b3', 'd3'], ['a3', 'c4', 'e3'], ['b4', 'd4'], ['c5']];
const PHASES = ['play', 'discard', 'draw', 'battle', 'last_battle'];
const TOKEN = /^([rbgp])\.([a-z_]+)(\d?)([!#pe]*)(?:=(\d+))?(@[rbgp])?$/;
const DEFAULT = ['dragon_empire', 'lords_of_the_abyss', 'guardians_of_the_realm', 'harbingers_of_the_forest'];

/** A tile as a picture writes it. */
export interface Token { seat: string; code: string; rotation: number; marks: string; hp: string; on: string }

export function boardOf(sketch: Sketch): Map<string, string> {
  const words = said<string>(sketch, 'board').split(/\s+/).filter(Boolean);
  return new Map(ROWS.flat().map((hex, i) => [hex, words[i] ?? '.']));
}
/** The picture, in columns that stand under each other. */
export function pictureOf(board: ReadonlyMap<string, string>): string {
  const line = (row: readonly string[]): string => row.reduce((text, hex) => text.padEnd('abcde'.indexOf(hex[0]!) * 10) + (board.get(hex) ?? '.') + ' ', '').trimEnd();
  return ROWS.map((row) => `${line(row)}\n`).join('');
}
function tokenOf(word: string): Token | null {
  const m = TOKEN.exec(word);
  return m ? { seat: m[1]!, code: m[2]!, rotation: Number(m[3] ?? 0), marks: m[4]!, hp: m[5] ?? '', on: m[6] ?? '' } : null;
}
const wordOf = (x: Token): string => `${x.seat}.${x.code}${x.rotation}${x.marks}${x.hp && `=${x.hp}`}${x.on}`;
const bare = (word: string): string => (word.includes('@') ? `.${word.slice(word.indexOf('@'))}` : '.');
function at(sketch: Sketch, hex: string, word: string): Record<string, string> {
  return { board: pictureOf(new Map(boardOf(sketch)).set(hex, word)) };
}

const factionOf = (sketch: Sketch, seat: number): string => ((sketch.options['factions'] as (string | null)[] | undefined)?.[seat] ?? DEFAULT[seat]!);
const tilesOf = (sketch: Sketch, seat: number, catalogue: Json): Card[] => (isCatalogue(catalogue) ? catalogue.tiles.filter((x) => x.faction === factionOf(sketch, seat)) : []);
function cardOf(sketch: Sketch, x: Token, catalogue: Json): Card | undefined {
  if (!isCatalogue(catalogue)) return undefined;
  return catalogue.tiles.find((c) => (x.code.includes('_') ? `${prefixOf(c.id)}_${c.code}` === x.code : c.code === x.code && c.faction === factionOf(sketch, SEATS.indexOf(x.seat))));
}
/** How many of a tile the box still has for that seat. */
function left(sketch: Sketch, seat: number, tile: Card): number {
  const letter = SEATS[seat]!;
  const there = [...boardOf(sketch).values()].filter((word) => { const x = tokenOf(word); return x?.seat === letter && x.code === tile.code; }).length;
  const beside = ['hands', 'bags', 'discards'].flatMap((key) => said<Record<string, string[]>>(sketch, key)[letter] ?? []).filter((code) => code === tile.code).length;
  return tile.count - there - beside;
}
const count = (marks: string, mark: string): number => marks.split(mark).length - 1;
const marked = (marks: string, mark: string, n: number): string => marks.replaceAll(mark, '') + mark.repeat(n);
/** Turns of the round: with three players the second of blue is one of its own. */
const turns = (sketch: Sketch): string[] => (sketch.seats === 3 ? ['r', 'b', 'g', 'b2'] : [...SEATS.slice(0, sketch.seats)]);

const RULES_OF_TRIAL = { turn: 'r', phase: 'play', number: 5 };

export const editing: Editing = {
  tries: ['tile'],
  trial({ file, row }, catalogue) {
    if (!isCatalogue(catalogue)) return null;
    const other = catalogue.factions.find((f) => f.id !== file)!.id;
    const mine = catalogue.tiles.filter((x) => x.faction === file);
    const theirs = catalogue.tiles.filter((x) => x.faction === other && x.kind === 'champion').slice(0, 3).map((x) => x.code);
    const code = String(row['code']);
    const placed = row['kind'] === 'champion' || row['kind'] === 'rune';
    const friends = mine.filter((x) => x.kind === 'champion' && x.code !== code).slice(0, 2).map((x) => x.code);
    const board = new Map([['c5', 'r.ban0=20'], ['c1', 'b.ban0=20'], ['c3', placed ? `r.${code}0` : `r.${friends[0]}0`], ['c2', `b.${theirs[0]}3`], ['d2', `b.${theirs[1] ?? theirs[0]}3`], ['c4', `r.${friends.at(-1)}0`]]);
    const order = mine.find((x) => x.kind === 'order' && x.effect?.type === 'battle');
    const lone = placed && Number(row['count']) < 2;
    const hand = [code === 'ban' || lone ? friends[0]! : code, order?.code ?? friends[0]!, friends.at(-1)!].filter((one, i, all) => all.indexOf(one) === i);
    return { options: { mode: 'duel', factions: [file, other] }, position: { ...RULES_OF_TRIAL, board: pictureOf(board), hp: [20, 20], hands: { r: hand, b: [] }, bags: 'rest' } };
  },
  place: 'data-hex',
  pieces(sketch, seat, catalogue) {
    const tiles = tilesOf(sketch, seat, catalogue);
    const group = (kinds: readonly string[]) => tiles.filter((x) => kinds.includes(x.kind)).map((x) => ({ id: x.code, label: nameOfTile(x.id), part: Picture, props: { face: printedFace(x, seat), size: 54, label: '' }, left: left(sketch, seat, x) }));
    return [
      { title: t('monolith-edit-champions'), items: group(['champion']) },
      { title: t('monolith-edit-runes'), items: group(['rune']) },
      { title: t('monolith-edit-banner'), items: group(['banner']) },
    ].filter((g) => g.items.length);
  },
  put(sketch, hex, seat, code) {
    const word = boardOf(sketch).get(hex) ?? '.';
    if (tokenOf(word)) return null;
    const hp = code === 'ban' ? `=${said<number[]>(sketch, 'hp')[seat % 2]}` : '';
    return { position: at(sketch, hex, `${SEATS[seat]}.${code}0${hp}${bare(word).slice(1)}`) };
  },
  move(sketch, from, to) {
    const board = boardOf(sketch);
    const [x, there] = [tokenOf(board.get(from) ?? '.'), board.get(to) ?? '.'];
    if (!x || tokenOf(there)) return null;
    board.set(to, wordOf({ ...x, on: bare(there).slice(1) })).set(from, bare(board.get(from)!));
    return { position: { board: pictureOf(board) } };
  },
  take: (sketch, hex) => ({ position: at(sketch, hex, bare(boardOf(sketch).get(hex) ?? '.')) }),
  lying(sketch, hex, _seat, catalogue) {
    const word = boardOf(sketch).get(hex) ?? '.';
    const x = tokenOf(word);
    const card = x ? cardOf(sketch, x, catalogue) : undefined;
    const set = (change: Partial<Token>) => ({ position: at(sketch, hex, wordOf({ ...x!, ...change })) });
    const fields: Field[] = [];
    if (x) {
      if (x.code !== 'ban') {
        fields.push({ id: 'rotation', kind: 'number', label: t('monolith-edit-rotation'), value: x.rotation, min: -1, max: 6, keys: ['q', 'e'], set: (n) => set({ rotation: (n + 6) % 6 }) });
        fields.push({ id: 'wounds', kind: 'number', label: t('monolith-edit-wounds'), value: count(x.marks, '!'), min: 0, max: 5, keys: ['', 'w'], set: (n) => set({ marks: marked(x.marks, '!', n) }) });
        fields.push({ id: 'poison', kind: 'number', label: t('monolith-edit-poison'), value: count(x.marks, 'p'), min: 0, max: 5, keys: ['', 'p'], set: (n) => set({ marks: marked(x.marks, 'p', n) }) });
        fields.push({ id: 'net', kind: 'flag', label: t('monolith-edit-net'), value: x.marks.includes('#'), set: (on) => set({ marks: marked(x.marks, '#', Number(on)) }) });
        fields.push({ id: 'trench', kind: 'flag', label: t('monolith-edit-trench'), value: x.marks.includes('e'), set: (on) => set({ marks: marked(x.marks, 'e', Number(on)) }) });
      }
      fields.push({ id: 'owner', kind: 'choice', label: t('monolith-edit-owner'), value: x.seat, choices: [...SEATS.slice(0, sketch.seats)].map((s, i) => [s, nameOfTile(factionOf(sketch, i))] as const), set: (seat) => set({ seat, code: x.code.includes('_') || !card ? x.code : `${prefixOf(card.id)}_${card.code}` }) });
    }
    if (sketch.options['monoliths'] === true && x?.code !== 'ban') {
      const now = word.includes('@') ? word.at(-1)! : '';
      fields.push({ id: 'segment', kind: 'choice', label: t('monolith-edit-segment'), value: now, choices: [['', '–'], ...[...SEATS.slice(0, sketch.seats)].map((s, i) => [s, nameOfTile(factionOf(sketch, i))] as const)], set: (s) => ({ position: at(sketch, hex, (x ? wordOf({ ...x, on: '' }) : '.') + (s && `@${s}`)) }) });
    }
    return { title: card ? nameOfTile(card.id) : t('monolith-board-empty'), ...(card && x ? { picture: { id: x.code, label: nameOfTile(card.id), part: Picture, props: { face: { ...printedFace(card, SEATS.indexOf(x.seat)), rotation: x.rotation }, size: 84, label: '' } } } : {}), fields };
  },
  beside(sketch, seat, catalogue) {
    const letter = SEATS[seat]!;
    const choices = tilesOf(sketch, seat, catalogue).filter((x) => x.kind !== 'banner').map((x) => [x.code, nameOfTile(x.id)] as const);
    const list = (key: string, label: string): Field => ({ id: `${key} ${letter}`, kind: 'list', label, value: said<Record<string, string[]>>(sketch, key)[letter] ?? [], choices, set: (value) => changeOf(sketch, key, letter, value) });
    const number = (key: string, label: string, max: number, min = 0): Field => ({ id: key, kind: 'number', label, value: Number(said(sketch, key) ?? 0), min, max, set: (value) => change(key, value) });
    const flag = (key: string, label: string): Field => ({ id: key, kind: 'flag', label, value: said(sketch, key) === true, set: (value) => change(key, value || undefined) });
    const hp = said<number[]>(sketch, 'hp');
    const points = (side: number): Field => ({
      id: `hp ${side}`, kind: 'number', label: t('monolith-edit-hp', { side: nameOfTile(factionOf(sketch, side)) }), value: hp[side]!, min: 0, max: 99,
      set: (value) => {
        const board = new Map([...boardOf(sketch)].map(([hex, word]) => { const x = tokenOf(word); return [hex, x?.code === 'ban' && SEATS.indexOf(x.seat) % 2 === side ? wordOf({ ...x, hp: String(value) }) : word] as const; }));
        return { position: { hp: hp.map((n, i) => (i === side ? value : n)), board: pictureOf(board) } };
      },
    });
    const stacks = (sketch.doc['position'] as { bags?: unknown } | undefined)?.bags;
    return [
      { title: t('monolith-edit-turn-of'), items: [
        { id: 'turn', kind: 'choice', label: t('monolith-edit-turn'), value: said<string>(sketch, 'turn'), choices: turns(sketch).map((s) => [s, nameOfTile(factionOf(sketch, SEATS.indexOf(s[0]!))) + (s.length > 1 ? ' 2' : '')] as const), set: (value) => change('turn', value) },
        { id: 'phase', kind: 'choice', label: t('monolith-edit-phase'), value: said<string>(sketch, 'phase'), choices: PHASES.map((p) => [p, t(`monolith-edit-phase-${p}`)] as const), set: (value) => change('phase', value) },
        points(0), points(1), number('number', t('monolith-edit-number'), 99, 1), number('poison_pool', t('monolith-edit-pool'), 20),
        flag('placed', t('monolith-edit-placed')), flag('drawn_out', t('monolith-edit-drawn-out')),
      ] },
      { title: nameOfTile(factionOf(sketch, seat)), items: [
        list('hands', t('monolith-edit-hand')), list('discards', t('monolith-edit-discard')), list('bags', t('monolith-edit-bag')),
        { id: 'rest', kind: 'flag', label: t('monolith-edit-rest'), value: stacks === 'rest', set: (on) => change('bags', on ? 'rest' : undefined) },
      ] },
    ];
  },
};
