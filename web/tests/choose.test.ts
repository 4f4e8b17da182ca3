import { describe, expect, it } from 'vitest';
import { complete, matching, nextTargets } from '../src/core/choose.ts';
import { Chooser } from '../src/core/chooser.svelte.ts';

const OPTIONS = ['summon knight e4', 'summon knight e6', 'summon bomb a1', 'pass'];

describe('options to clicks', () => {
  it('offers the first parts, then what may follow', () => {
    expect([...nextTargets(OPTIONS, [])]).toEqual(['summon', 'pass']);
    expect([...nextTargets(OPTIONS, ['summon'])]).toEqual(['knight', 'bomb']);
    expect([...nextTargets(OPTIONS, ['summon', 'knight'])]).toEqual(['e4', 'e6']);
    expect(nextTargets(OPTIONS, ['summon', 'dragon']).size).toBe(0);
  });

  it('narrows the options and knows when one is spelled out', () => {
    expect(matching(OPTIONS, ['summon', 'knight'])).toEqual(['summon knight e4', 'summon knight e6']);
    expect(complete(OPTIONS, ['summon', 'knight'])).toBeNull();
    expect(complete(OPTIONS, ['summon', 'knight', 'e6'])).toBe('summon knight e6');
  });

  it('splits an option as the game says', () => {
    const steps = (o: string): string[] => o.split(/[ /]/);
    expect([...nextTargets(['place pik c3/0', 'place pik c3/4'], ['place', 'pik', 'c3'], steps)]).toEqual(['0', '4']);
  });
});

describe('chooser', () => {
  it('sends an option when its last part is clicked', () => {
    const sent: string[] = [];
    const choose = new Chooser((o) => sent.push(o));
    choose.offer(OPTIONS);
    expect(choose.click('e4')).toBe(false);
    for (const part of ['summon', 'knight', 'e4']) expect(choose.click(part)).toBe(true);
    expect(sent).toEqual(['summon knight e4']);
    expect(choose.path).toEqual([]);
  });

  it('holds an option back for the red button when asked to', () => {
    const sent: string[] = [];
    const choose = new Chooser((o) => sent.push(o));
    choose.offer(OPTIONS);
    choose.click('pass', true);
    expect(choose.ready).toBe('pass');
    expect(sent).toEqual([]);
    choose.send();
    expect(sent).toEqual(['pass']);
  });

  it('forgets clicks and notes when it is offered something else', () => {
    const choose = new Chooser(() => undefined);
    choose.offer(OPTIONS);
    choose.click('summon');
    choose.notes['turned'] = 2;
    choose.offer(['done']);
    expect(choose.path).toEqual([]);
    expect(choose.notes).toEqual({});
  });
});
