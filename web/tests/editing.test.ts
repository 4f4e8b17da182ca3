import { describe, expect, it } from 'vitest';
import type { Edit, Editing } from '../src/core/editing.ts';
import type { Json } from '../src/core/wire.ts';
import type { Sketch } from '../src/editor/wire.ts';
import { changed } from '../src/editor/edits.ts';
import * as herosi from '../src/games/herosi/editing.ts';
import * as monolith from '../src/games/monolith/editing.ts';
import * as tashkalar from '../src/games/tashkalar/editing.ts';
import * as warcraft from '../src/games/warcraft/editing.ts';

const sketch = (position: Json, options: Json = {}, seats = 2): Sketch => ({ text: '', doc: { position }, full: position, options, seats, asked: [0], views: [{ seats: [] }, { seats: [] }], doubt: null, error: null });
/** The position after an edit, as it would be read again. */
const after = (before: Sketch, edit: Edit | null): Sketch => {
  expect(edit).not.toBeNull();
  const doc = changed(before.doc, edit!);
  return { ...before, doc, full: { ...before.full, ...(doc['position'] as Json) } };
};
const fields = (editing: Editing, where: Sketch, place: string, seat = 0) => editing.lying(where, place, seat, {}).fields;
const turned = (editing: Editing, where: Sketch, place: string, id: string, to: number): Sketch => {
  const field = fields(editing, where, place).find((f) => f.id === id);
  if (field?.kind !== 'number') throw new Error(id);
  return after(where, field.set(to));
};

describe('a position of Monolith Arena', () => {
  const empty = sketch({ board: Array.from({ length: 19 }, () => '.').join(' '), hp: [20, 20], hands: {}, bags: {}, discards: {}, turn: 'r', phase: 'play' }, { factions: ['dragon_empire', 'lords_of_the_abyss'] });
  const hex = (x: Sketch, at: string): string | undefined => monolith.boardOf(x).get(at);
  it('takes a tile, turns and wounds it, moves it with all that is true of it, and loses it', () => {
    let x = after(empty, monolith.editing.put(empty, 'c3', 0, 'kni'));
    expect(hex(x, 'c3')).toBe('r.kni0');
    x = turned(monolith.editing, turned(monolith.editing, x, 'c3', 'rotation', -1), 'c3', 'wounds', 2);
    expect(hex(x, 'c3')).toBe('r.kni5!!');
    x = after(x, monolith.editing.move(x, 'c3', 'a1', 0));
    expect([hex(x, 'c3'), hex(x, 'a1')]).toEqual(['.', 'r.kni5!!']);
    expect(hex(after(x, monolith.editing.take(x, 'a1')), 'a1')).toBe('.');
  });
  it('moves nothing from nowhere, nor onto another tile; a Monolith stays where it lies', () => {
    const two = after(after(empty, monolith.editing.put(empty, 'c1', 0, 'kni')), monolith.editing.put(after(empty, monolith.editing.put(empty, 'c1', 0, 'kni')), 'c2', 1, 'hor'));
    expect(monolith.editing.move(two, 'c5', 'c4', 0)).toBeNull();
    expect(monolith.editing.move(two, 'c1', 'c2', 0)).toBeNull();
    const under = { ...two, full: { ...two.full, board: monolith.pictureOf(new Map(monolith.boardOf(two)).set('c1', 'r.kni0@b')) } };
    const gone = after(under, monolith.editing.move(under, 'c1', 'd4', 0));
    expect([hex(gone, 'c1'), hex(gone, 'd4')]).toEqual(['.@b', 'r.kni0']);
  });
  it('puts nothing where something lies, and a banner with its points', () => {
    const x = after(empty, monolith.editing.put(empty, 'c5', 1, 'ban'));
    expect(hex(x, 'c5')).toBe('b.ban0=20');
    expect(monolith.editing.put(x, 'c5', 0, 'kni')).toBeNull();
  });
});

describe('a position of Tash-Kalar', () => {
  const rows = ['##.....##', '#.......#', '.........', '.........', '.........', '.........', '.........', '#.......#', '##.....##'];
  const empty = sketch({ board: rows.map((r) => [...r].join(' ')).join('\n'), hands: {}, decks: {}, discards: {} }, { mode: 'high_form' });
  const at = (x: Sketch, square: string): string | undefined => tashkalar.boardOf(x)[(Number(square[1]) - 1) * 9 + 'abcdefghi'.indexOf(square[0]!)];
  it('takes a piece, another rank, another side, another square', () => {
    let x = after(empty, tashkalar.editing.put(empty, 'e5', 0, 'heroic'));
    expect(at(x, 'e5')).toBe('O');
    x = turned(tashkalar.editing, turned(tashkalar.editing, x, 'e5', 'rank', 3), 'e5', 'side', 2);
    expect(at(x, 'e5')).toBe('K');
    x = after(x, tashkalar.editing.move(x, 'e5', 'a3', 0));
    expect([at(x, 'e5'), at(x, 'a3')]).toEqual(['.', 'K']);
    expect(at(after(x, tashkalar.editing.put(x, 'a3', 1, 'legendary')), 'a3')).toBe('.');
  });
  it('has no squares at its corners', () => {
    const x = after(empty, tashkalar.editing.put(empty, 'e5', 0, 'common'));
    expect(tashkalar.editing.put(empty, 'a1', 0, 'common')).toBeNull();
    expect(tashkalar.editing.move(x, 'e5', 'a1', 0)).toBeNull();
    expect(tashkalar.editing.move(x, 'a3', 'b3', 0)).toBeNull();
  });
});

describe('a position of Herosi', () => {
  const side = { hero: 'fire', life: 21, front: '. . . .', back: '. hero . .', hand: [], deck: [], discard: [], dice: '- - - - - -' };
  const empty = sketch({ r: side, b: { ...side, hero: 'water' }, spells: [], phase: 'rolling', upper: '. . . .', lower: '. . . .' });
  it('takes a creature, its wounds with it where it goes, and one Hero a side', () => {
    let x = after(empty, herosi.editing.put(empty, 'r.f1', 0, 'wisp'));
    expect(herosi.standing(x, 'r.f1')).toEqual({ id: 'wisp', wounds: 0 });
    x = turned(herosi.editing, x, 'r.f1', 'wounds', 2);
    x = after(x, herosi.editing.move(x, 'r.f1', 'r.b4', 0));
    expect([herosi.standing(x, 'r.f1'), herosi.standing(x, 'r.b4')]).toEqual([null, { id: 'wisp', wounds: 2 }]);
    x = after(x, herosi.editing.move(x, 'r.b2', 'r.f3', 0));
    expect([herosi.standing(x, 'r.b2'), herosi.standing(x, 'r.f3')?.id]).toEqual([null, 'hero']);
    expect(herosi.editing.move(x, 'r.f3', 'r.b4', 0)).toBeNull();
    expect(herosi.editing.move(x, 'r.f3', 'b.f3', 0)).toBeNull();
    expect(herosi.standing(after(x, herosi.editing.take(x, 'r.b4')), 'r.b4')).toBeNull();
  });
});

describe('a position of Warcraft', () => {
  const empty = sketch({ board: '\n', orc: {}, human: {} }, { races: ['orc', 'human'], mode: 'main' });
  const lies = (x: Sketch, area: string): Json => Object.fromEntries([...(warcraft.boardOf(x).get(area) ?? [])].map(([owner, things]) => [owner, Object.fromEntries(things)]));
  it('counts what is put, and an army goes as it stands, to join what is there', () => {
    let x = empty;
    for (const [area, piece] of [['b2', 'melee'], ['b2', 'melee'], ['b2', 'ranged'], ['c3', 'melee']] as const) x = after(x, warcraft.editing.put(x, area, 0, piece));
    x = after(x, warcraft.editing.put(x, 'b2', 1, 'worker'));
    expect(lies(x, 'b2')).toEqual({ o: { melee: 2, ranged: 1 }, h: { worker: 1 } });
    x = after(x, warcraft.editing.move(x, 'b2', 'c3', 0));
    expect([lies(x, 'b2'), lies(x, 'c3')]).toEqual([{ h: { worker: 1 } }, { o: { melee: 3, ranged: 1 } }]);
    expect(warcraft.editing.move(x, 'b2', 'c3', 0)).toBeNull();
    x = after(x, warcraft.editing.put(x, 'c3', 0, 'depleted'));
    expect(lies(after(x, warcraft.editing.put(x, 'c3', 0, 'depleted')), 'c3')).toEqual({ o: { melee: 3, ranged: 1 } });
    expect(lies(after(x, warcraft.editing.take(x, 'c3')), 'c3')).toEqual({});
  });
});
