import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Foreseen, GameClient } from '../src/core/board.ts';
import { add } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import type { Json, Told } from '../src/core/wire.ts';
import { Tutor, type Warning } from '../src/table/tutor.svelte.ts';
import { asked, compared } from '../src/table/advice.ts';

const WARNING: Warning = { verdict: 'blunder', lost: 0.3, doubt: 0.05, chance: 0.4, better: 'place a1/2', line: ['place a1/2'], did: [], does: [], gains: [], spares: [] };

describe('the tutor', () => {
  let says: Promise<Json>;
  let weighed: string[];
  let tutor: Tutor;
  const warns = (warning: Warning | null): void => void (says = Promise.resolve({ warning }));
  beforeEach(() => {
    vi.useFakeTimers();
    weighed = [];
    tutor = new Tutor((option) => {
      weighed.push(option);
      return says;
    });
  });
  afterEach(() => void vi.useRealTimers());

  it('lets a good answer pass', async () => {
    warns(null);
    expect([await tutor.allows(0, 4, 'pass'), tutor.held]).toEqual([true, null]);
  });

  it('says nothing to whoever wants to be left alone, and speaks again when asked to', async () => {
    warns(WARNING);
    settings.tutor = false;
    expect([await tutor.allows(0, 4, 'pass'), tutor.held, weighed]).toEqual([true, null, []]);
    settings.tutor = true;
    expect(await tutor.allows(0, 5, 'pass')).toBe(false);
  });

  it('holds a mistake until the player thinks again, and says the same of it when it comes back', async () => {
    warns(WARNING);
    expect(await tutor.allows(0, 4, 'pass')).toBe(false);
    expect([tutor.held?.option, tutor.held?.warning.better]).toEqual(['pass', 'place a1/2']);
    tutor.again();
    expect(tutor.held).toBe(null);
    warns(null);
    expect(await tutor.allows(0, 4, 'pass')).toBe(false);
    expect(weighed).toEqual(['pass']);
    expect(await tutor.allows(0, 4, 'place b2')).toBe(true);
    expect(tutor.held).toBe(null);
  });

  it('wants more to be at stake the more it has said, and speaks of small slips three times at most', async () => {
    const holds = async (n: number, lost: number): Promise<boolean> => {
      warns({ ...WARNING, lost, better: `place b${n}` });
      return !(await tutor.allows(0, n, 'pass'));
    };
    expect([await holds(1, 0.16), await holds(2, 0.2), await holds(3, 0.22), await holds(4, 0.26), await holds(5, 0.28), await holds(6, 0.32), await holds(7, 0.34)]).toEqual([true, false, true, false, true, false, true]);
    tutor = new Tutor((option) => Promise.resolve({ warning: { ...WARNING, lost: 0.06, better: `not ${option}` } }));
    const slips = [];
    for (const option of ['stop', 'pass', 'at a1', 'at b2']) slips.push(!(await tutor.allows(0, 1, option)));
    expect(slips).toEqual([true, true, true, false]);
  });

  it('does not bring up again what the player has decided against, however it is turned', async () => {
    warns(WARNING);
    await tutor.allows(0, 4, 'pass');
    tutor.decline();
    warns({ ...WARNING, better: 'place a1/5' });
    expect(await tutor.allows(0, 6, 'pass')).toBe(true);
    warns({ ...WARNING, better: 'place c3/5' });
    expect(await tutor.allows(0, 8, 'pass')).toBe(false);
  });

  it('is not waited for: what takes long or fails is played', async () => {
    says = new Promise(() => undefined);
    const late = tutor.allows(0, 4, 'pass');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await late).toBe(true);
    says = Promise.reject(new Error('too much'));
    expect(await tutor.allows(0, 4, 'pass')).toBe(true);
  });
});

describe('what the tutor asks', () => {
  beforeAll(() => {
    for (const name of ['bots', 'web']) add('en', readFileSync(`../src/arenarium/locale/en/${name}.ftl`, 'utf8'));
    settings.lang = 'en';
  });
  const TONES: Record<string, Foreseen['tone']> = { hurt: 'loss', struck: 'gain' };
  const client = { optionLabel: (option: string) => option, foresight: (events: readonly Told[]) => events.map((e) => ({ text: `${e.kind}.`, tone: TONES[e.kind] ?? 'plain' })) } as unknown as GameClient;
  const board = { table: { game: 'toy' } } as unknown as BoardProps;
  const ask = (warning: Partial<Warning>): [string, string] => {
    const { question, reason } = asked({ seat: 0, q: 1, option: 'pass', warning: { ...WARNING, ...warning } }, client, board);
    return [question, reason.replace(/[\u2068\u2069]/g, '')];
  };
  const often = (kind: string) => ({ kind, often: 0.62, otherwise: 0.04 });

  it('begins with what is certain, and ends with the chances', () => {
    const [costs, brings] = [[{ kind: 'hurt' }], [{ kind: 'struck' }, { kind: 'turned' }]];
    expect(ask({ did: costs, does: brings })).toEqual(['Have you seen what this costs?', 'hurt.']);
    expect(ask({ did: costs, does: [...costs, ...brings] })[1]).toBe('struck.');
    expect(ask({ spares: [often('turned'), often('hurt')], gains: [often('struck')] })).toEqual(['Have you seen what may follow?', 'hurt. This follows about 6 times in 10; with a better idea hardly ever.']);
    expect(ask({ spares: [often('struck')], gains: [often('struck')] })[1]).toBe('Then, about 6 times in 10: struck. After your choice hardly ever.');
    expect(ask({ slip: 'leaves-a-win', did: costs })).toEqual(['Is that what you mean to do?', 'Another choice wins the match at once.']);
    expect(ask({ slip: 'that-has-no-words', did: costs })[1]).toBe('hurt.');
    expect(ask({ gains: [often('hurt')] })[1]).toBe('From here it wins about 70 matches in 100, your choice about 40.');
  });
});

describe('why a hint is good', () => {
  const client = { optionLabel: (option: string) => option, foresight: (events: readonly Told[]) => events.map((e) => ({ text: `${e.kind}.`, tone: e.kind === 'turn' ? 'plain' : 'gain' })) } as unknown as GameClient;
  const board = { table: { game: 'toy' } } as unknown as BoardProps;
  const hinted = (option: string, chance: number, ...kinds: string[]) => ({ option, chance, foreseen: kinds.map((kind) => ({ kind })) });
  const why = (...of: Parameters<typeof compared>[0]): string => compared(of, client, board).replace(/[\u2068\u2069]/g, '');

  it('is said beside the next best idea', () => {
    const battle = hinted('battle', 0.6, 'struck', 'turn');
    expect(why(battle)).toBe('struck.');
    expect(why(battle, hinted('place', 0.5, 'placed'))).toBe('struck. The next best idea, “place”: placed.');
    expect(why(battle, hinted('place', 0.5, 'turn'))).toBe('struck. “place”, the next best idea, does not bring that.');
    expect(why(hinted('place', 0.6), battle)).toBe(''); // the next idea says itself that it is about equal
    expect(why(hinted('place', 0.72), battle)).toBe('The next best idea, “battle”: struck.');
    expect(why(hinted('place', 0.72), hinted('turn', 0.6, 'turn'))).toBe('At once it does no more than “turn”, but in the long run it wins about 12 matches in 100 more.');
  });
});
