import { describe, expect, it } from 'vitest';
import { checked, differences, edited, keyOf, rowWith, saidBy, saidOf, type Thing, worst } from '../src/box/facts.ts';

const tile: Thing = {
  file: 'guards.toml', path: ['tile', 'gr_archer'], about: { id: 'gr_archer', kind: 'champion' },
  facts: { count: { value: 2, kind: 0, mark: 'rulebook' }, ranged: { value: [1, 0, 0, 0, 0, 0], kind: 1, mark: 'reconstructed' } },
};
const price: Thing = { file: 'costs.toml', path: ['train', 'melee'], about: {}, facts: { gold: { value: 1, kind: 0, mark: 'published' } } };
const setup: Thing = { file: 'map.toml', path: [], about: {}, facts: { first: { value: 'random', kind: 0, mark: 'rulebook' } } };
const things = [tile, price, setup];
const place = { file: tile.file, path: tile.path };

describe('a pack', () => {
  it('is read by id, by name and from the top of a file', () => {
    const said = saidBy({ 'guards.toml': { tile: [{ id: 'gr_archer', count: 3, source: { count: 'box', ranged: 'box' } }] }, 'costs.toml': { train: { melee: { gold: 2 } } }, 'map.toml': { first: 'human' } }, things);
    expect(differences(said, things).map((d) => [keyOf(d.thing), d.field, d.old, d.now])).toEqual([
      ['guards.tile.gr_archer', 'count', 2, 3],
      ['costs.train.melee', 'gold', 1, 2],
      ['map', 'first', 'random', 'human'],
    ]);
    expect(checked(tile, saidOf(said, tile))).toBe(true);
    expect(checked(price, saidOf(said, price))).toBe(false);
  });
  it('says nothing of what is as it ships', () => {
    expect(saidBy({ 'guards.toml': { tile: [{ id: 'gr_archer', ranged: [1, 0, 0, 0, 0, 0] }] } }, things).size).toBe(0);
  });
});

describe('an edit', () => {
  it('is seen in the row that boards draw, and gone when it is taken back', () => {
    const said = edited(new Map(), tile, { ...place, field: 'ranged', value: [1, 2, 0, 0, 0, 0] });
    expect(rowWith(tile, saidOf(said, tile))).toEqual({ id: 'gr_archer', kind: 'champion', count: 2, ranged: [1, 2, 0, 0, 0, 0] });
    for (const back of [{ value: [1, 0, 0, 0, 0, 0] }, { reset: true }]) expect(differences(edited(said, tile, { ...place, field: 'ranged', ...back }), things)).toEqual([]);
  });
  it('that confirms makes the fact one of the box; the least certain fact marks the thing', () => {
    expect(worst(tile, saidOf(new Map(), tile))).toBe('reconstructed');
    const one = edited(new Map(), tile, { ...place, field: 'ranged', seen: true });
    expect(worst(tile, saidOf(one, tile))).toBe('rulebook');
    const both = edited(one, tile, { ...place, field: 'count', seen: true });
    expect(worst(tile, saidOf(both, tile))).toBe('box');
    expect(checked(tile, saidOf(edited(both, tile, { ...place, field: 'count', seen: false }), tile))).toBe(false);
  });
});
