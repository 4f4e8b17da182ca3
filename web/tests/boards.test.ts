import { describe, expect, it } from 'vitest';
import { soften } from '../src/games/common/words.ts';
import { clicks as herosi } from '../src/games/herosi/options.ts';
import { fit, layout } from '../src/games/tashkalar/parts/pattern.ts';
import { squaresOf, clicks as tashkalar } from '../src/games/tashkalar/options.ts';
import { isArea, clicks as warcraft } from '../src/games/warcraft/options.ts';

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
  });
});
