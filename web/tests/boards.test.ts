import { describe, expect, it } from 'vitest';
import { soften } from '../src/games/common/words.ts';
import { clicks as herosi } from '../src/games/herosi/options.ts';
import { fit, layout } from '../src/games/tashkalar/parts/pattern.ts';
import { squaresOf, clicks as tashkalar } from '../src/games/tashkalar/options.ts';
import { allFall } from '../src/games/warcraft/fight.ts';
import { isArea, clicks as warcraft } from '../src/games/warcraft/options.ts';
import type { View as War } from '../src/games/warcraft/wire.ts';

describe('options as clicks', () => {
  it('puts what is pictured first and the verb last', () => {
    expect(tashkalar('summon assassin f6 r90')).toEqual(['assassin', 'f6', 'r90', 'summon']);
    expect(tashkalar('place e5')).toEqual(['e5', 'place']);
    expect(tashkalar('summon cannon e5 r0 borrow d5 improvise c6')).toEqual(['cannon', 'e5', 'd5', 'c6', 'r0', 'borrow', 'improvise', 'summon']);
    expect(tashkalar('pass')).toEqual(['pass']);
    expect(squaresOf('leap e5 h2')).toEqual(['e5', 'h2']);
  });

  it('tells a slot of the track from a field of the back row', () => {
    expect(herosi('take b1')).toEqual(['track:b1', 'take']);
    expect(herosi('move f1 b1')).toEqual(['f1', 'b1', 'move']);
  });

  it('finds areas among races, types and cards', () => {
    expect(warcraft('move melee e2 e3')).toEqual(['e2', 'e3', 'melee', 'move']);
    expect(warcraft('play polymorph human melee e3')).toEqual(['polymorph', 'e3', 'human', 'melee', 'play']);
    expect(warcraft('amount 2 0')).toEqual(['2', '0', 'amount']);
    expect([isArea('e3'), isArea('melee'), isArea('night_elf'), isArea('gold')]).toEqual([true, false, false, false]);
  });
});

describe('casualties', () => {
  const none = { seat: 0, side: 'attackers', ranged: 0, flying: 0, worker: 0 };
  const view = { battle: { fighting: [{ ...none, race: 'orc', area: 'e3', melee: 2, flying: 1 }, { ...none, race: 'orc', area: 'e2', melee: 1 }] } } as unknown as War;
  const options = ['lose orc melee e3', 'lose orc melee e3 polymorphed', 'lose orc melee e2'];

  it('are not chosen where all who may fall do', () => {
    expect([1, 2, 3, 4].map((left) => allFall(view, left, options))).toEqual([false, false, true, true]);
    expect(allFall(view, 3, [...options, 'lose orc flying e3'])).toBe(false);
    expect(allFall(view, undefined, ['pass'])).toBe(false);
  });
});

describe('pattern pictures', () => {
  it('makes room for marked squares outside the grid', () => {
    const card = { grid: ['..c.', '.c..', 'c...', '...T'], marks: { role: 'effect', cells: [[1, 1]] as [number, number][] } };
    expect(layout(card)).toMatchObject({ x0: 0, x1: 4, y0: 0, y1: 4 });
    expect(fit(card, 100, 100, 25)).toBe(20);
    expect(layout({ ...card, marks: { ...card.marks, role: 'illustration' } }).x1).toBe(3);
  });
});

describe('long names', () => {
  it('may break near the middle, at a syllable', () => {
    expect(soften('Przyspieszenie')).toBe('Przyspie\u00ADszenie');
    expect(soften('Concentration')).toBe('Concen\u00ADtration');
    expect(soften('Kamienna skóra')).toBe('Kamienna skóra');
    expect(soften('Kamienna', 7)).toBe('Ka\u00ADmienna');
    expect(soften('Frostweave')).toBe('Frostweave');
  });
});
