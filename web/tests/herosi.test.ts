import { describe, expect, it } from 'vitest';
import { heard, SILENT } from '../src/core/live.ts';
import { answers, choices, cost, suggested, type Layout } from '../src/games/herosi/army.ts';
import type { Catalogue } from '../src/games/herosi/faces.ts';
import { spelled } from '../src/games/herosi/labels.ts';

const catalogue = {
  heroes: [], spells: [],
  creatures: [
    { id: 'wisp', hero: 'fire', copies: 7, points: 1 },
    { id: 'phoenix', hero: 'fire', copies: 3, points: 3 },
    { id: 'golem', hero: 'earth', copies: 4, points: 3 },
  ],
} as unknown as Catalogue;

describe('an army', () => {
  it('is told in nine answers, whatever its size', () => {
    expect(answers({})).toEqual([]);
    const armies: Layout[] = [{ b2: 'hero' }, { b2: 'hero', f1: 'wisp' }, { f1: 'phoenix', b2: 'hero', b4: 'wisp', f3: 'wisp' }];
    for (const layout of armies) expect(answers(layout)).toHaveLength(9);
    expect(answers({ f2: 'phoenix', b2: 'hero' }).slice(0, 4)).toEqual(['place hero b2', 'leave f1', 'place phoenix f2', 'leave f3']);
  });
  it('offers what copies and points allow', () => {
    const layout = { b2: 'hero', f1: 'phoenix', f2: 'phoenix', f3: 'phoenix' };
    expect(cost(catalogue, layout)).toBe(9);
    expect(choices(catalogue, 'fire', layout, 10)).toEqual([{ id: 'wisp', left: 7, affordable: true }, { id: 'phoenix', left: 0, affordable: false }]);
  });
  it('is suggested within its points, round what stands already', () => {
    const whole = suggested(catalogue, 'fire', {}, 10);
    expect(whole).toEqual({ b2: 'hero', f2: 'phoenix', f3: 'phoenix', f1: 'phoenix', f4: 'wisp' });
    expect(cost(catalogue, whole)).toBe(10);
    const begun = suggested(catalogue, 'fire', { f1: 'hero', b2: 'wisp' }, 4);
    expect(begun).toEqual({ f1: 'hero', b2: 'wisp', f2: 'phoenix' });
    expect(answers(begun)).toHaveLength(9);
  });
});

describe('the log', () => {
  it('tells fields by the name of their player', () => {
    const told = spelled({ kind: 'cast', seat: 1, target: 'r.f1', fields: ['b.b2', 'poison@r.f3'], amount: 2 }, (seat) => ['Ola', 'Jan'][seat]!);
    expect(told).toEqual({ kind: 'cast', seat: 1, target: 'Ola f1', fields: ['Jan b2', 'poison@Ola f3'], amount: 2 });
  });
});

describe('the live pace', () => {
  it('keeps the countdown, a waiting roll, a Stop under way and who is missing', () => {
    let news = heard(SILENT, { kind: 'opens', battle: 0, in: 2000 }, 100);
    expect(news.opens[0]).toBe(2100);
    news = heard(news, { kind: 'queued', n: 'a', seat: 0 }, 200);
    expect(news.queued).toBe(true);
    news = heard(news, { kind: 'taken', n: 'a', seat: 0, in: 350 }, 300);
    expect([news.queued, news.lands]).toEqual([false, 650]);
    news = heard(news, { kind: 'stopping', n: 'b', seat: 0 }, 400);
    expect(news.stopping).toBe(true);
    news = heard(news, { kind: 'figures', rows: [] }, 500);
    expect([news.stopping, news.lands]).toEqual([false, null]);
    news = heard(news, { kind: 'clock', seat: 1, in: 30000 }, 500);
    expect(news.clocks[1]).toBe(30500);
    news = heard(news, { kind: 'paused', seat: 1, in: 60000 }, 600);
    expect(news.paused).toEqual({ seat: 1, until: 60600 });
    expect(heard(news, { kind: 'resumed' }, 700).paused).toBeNull();
  });
});
