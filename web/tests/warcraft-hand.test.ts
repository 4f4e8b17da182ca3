import { describe, expect, it } from 'vitest';
import { marching } from '../src/games/warcraft/foresight.ts';
import { sentence } from '../src/games/warcraft/options.ts';
import { moving } from '../src/games/warcraft/parts/moving.svelte.ts';
import { Places } from '../src/games/common/places.ts';
import type { BoardProps } from '../src/core/board.ts';
import type { View } from '../src/games/warcraft/wire.ts';

describe('places of the hand', () => {
  it('a card keeps its own, a new one takes the first that is empty', () => {
    const places = new Places();
    expect(places.of(['dispel_magic', 'invisibility', 'victory_point'])).toEqual(['dispel_magic', 'invisibility', 'victory_point']);
    expect(places.of(['invisibility', 'victory_point'])).toEqual(['', 'invisibility', 'victory_point']);
    expect(places.of(['call_to_arms', 'invisibility', 'resources', 'victory_point'])).toEqual(['call_to_arms', 'invisibility', 'victory_point', 'resources']);
  });
  it('two of a kind are two, and the last places go when they are empty', () => {
    const places = new Places();
    expect(places.of(['resources', 'resources', 'web'])).toEqual(['resources', 'resources', 'web']);
    expect(places.of(['resources', 'web'])).toEqual(['resources', '', 'web']);
    expect(places.of(['resources'])).toEqual(['resources']);
  });
});

const view = (target: object[] = []): View => ({
  seats: [{ seat: 0, team: 0, race: 'human', units: {} }],
  map: { areas: [{ id: 'e1', vp: 3 }, { id: 'c1' }] },
  areas: { e1: { pieces: [{ seat: 0, race: 'human', melee: 3, ranged: 0, flying: 0, worker: 2 }] }, c1: { pieces: target } },
}) as unknown as View;
const props = (v: View, options: string[]): BoardProps<View> => ({ view: v, seat: 0, options, history: [], sending: null }) as unknown as BoardProps<View>;

describe('a march that not all can join', () => {
  const begin = (v: View, options: string[], melee: number, worker: number): void => {
    moving.from = 'e1';
    moving.going = { melee: Array.from({ length: 3 }, (_, i) => i < melee), ranged: [], flying: [], worker: Array.from({ length: 2 }, (_, i) => i < worker) };
  };
  it('who is too far stays, and that is said before the click', () => {
    const [v, options] = [view(), ['move melee e1 d1', 'move worker e1 c1']];
    begin(v, options, 1, 2);
    expect(moving.staying(v, 0, 'c1', options)).toEqual({ melee: 1 });
    expect(marching('move worker e1 c1', props(v, options))).toHaveLength(1);
    begin(v, options, 0, 2);
    expect(marching('move worker e1 c1', props(v, options))).toEqual([]);
  });
  it('an area holds three units of a side', () => {
    const [v, options] = [view([{ seat: 0, race: 'human', melee: 1, ranged: 1, flying: 0, worker: 3 }]), ['move melee e1 c1']];
    begin(v, options, 3, 0);
    expect(moving.staying(v, 0, 'c1', options)).toEqual({ melee: 2 });
  });
});

describe('the points of the area that a march leaves', () => {
  const begin = (melee: number, worker: number): void => {
    moving.from = 'e1';
    moving.going = { melee: Array.from({ length: 3 }, (_, i) => i < melee), ranged: [], flying: [], worker: Array.from({ length: 2 }, (_, i) => i < worker) };
  };
  const [full, options] = [view(), ['move melee e1 c1', 'move worker e1 c1', 'move worker e1 d1']];
  it('are lost where the last unit goes', () => {
    begin(3, 0);
    expect(marching('move melee e1 c1', props(full, options))).toMatchObject([{ tone: 'loss' }]);
    begin(2, 2);
    expect(marching('move melee e1 c1', props(full, options))).toEqual([]);
  });
  it('are not lost by units that stay because they do not come so far', () => {
    begin(3, 2);
    expect(marching('move worker e1 d1', props(full, options))).toMatchObject([{ tone: 'plain' }]);
  });
  it('are told apart from workers among whom a unit comes: those fall', () => {
    const among = view([{ seat: 1, race: 'orc', melee: 0, ranged: 0, flying: 0, worker: 2 }]);
    begin(1, 0);
    expect(marching('move melee e1 c1', props(among, options))).toMatchObject([{ text: 'warcraft-foresight-workers', tone: 'gain' }]);
    begin(0, 1);
    expect(marching('move worker e1 c1', props(among, options))).toEqual([]);
  });
  it('are neither lost nor won by workers', () => {
    const empty = { ...full, areas: { e1: { pieces: [{ seat: 0, race: 'human', melee: 0, ranged: 0, flying: 0, worker: 2 }] } }, map: { areas: [{ id: 'e1', vp: 3 }, { id: 'c1', vp: 2 }] } } as unknown as View;
    begin(0, 2);
    expect(marching('move worker e1 c1', props(empty, options))).toEqual([]);
    moving.drop();
    expect(marching('move worker e1 c1', props(empty, options))).toEqual([]);
    expect(marching('move melee e1 c1', props(empty, options))).toMatchObject([{ tone: 'gain' }]);
  });
});

describe('the question of a Spend Step', () => {
  const asked = (...texts: string[]): unknown => {
    const history = [{ seq: 1, seat: 0, kind: 'act', events: [{ kind: 'step', step: 'spend', seat: 0 }] }, ...texts.map((text, i) => ({ seq: 2 + i, seat: 0, kind: 'act', text, events: [] }))];
    return sentence({ ...props(view(), ['train worker', 'done']), history, question: { ask: 'spend' } } as unknown as BoardProps<View>);
  };
  it('says what has been begun', () => {
    expect(asked()).toBeUndefined();
    expect(asked('train melee')).toBe('warcraft-asking-train');
    expect(asked('play resources', 'build outpost c2')).toBe('warcraft-asking-build');
    expect(sentence({ ...props(view(), ['done']), history: [{ seq: 1, seat: 0, kind: 'act', text: 'train melee', events: [] }], question: { ask: 'spend' } } as unknown as BoardProps<View>)).toBe('warcraft-board-bought');
  });
});
