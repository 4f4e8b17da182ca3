import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameClient } from '../src/core/board.ts';
import { add } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import type { Entry, TableInfo, Told } from '../src/core/wire.ts';
import { idle, logLine, together } from '../src/games/warcraft/log.ts';
import { ranOut } from '../src/table/time.ts';
import { ending, grouped, type LogLine, logLines, logRows, newest, sinceOwn } from '../src/table/log.ts';

const client = { logLine, together } as unknown as GameClient;
const nameOf = (seat: number): string => ['Ola', 'Jan'][seat] ?? '?';
const move = (seq: number, type: string, from = 'e1', to = 'e2', seat = 0): Entry => ({ seq, seat, kind: 'act', events: [{ kind: 'moved', seat, type: `@warcraft-${type}`, from, to, carried: 0 }] });
function rows(entries: Entry[], lang: 'en' | 'pl' = 'en'): LogLine[] {
  settings.lang = lang;
  return logRows(logLines(entries, 'warcraft', client, lang, nameOf), client, lang, nameOf);
}
const texts = (lines: LogLine[]): string[] => lines.map((l) => l.text);

beforeAll(() => {
  for (const lang of ['en', 'pl'] as const) add(lang, readFileSync(`../src/arenarium/locale/${lang}/warcraft.ftl`, 'utf8'));
});

describe('the log as it stands', () => {
  const line = (seat: number, text: string): LogLine => ({ seq: 0, n: 0, seat, text, kind: 'x', gone: false, turn: false, event: null });
  it('names who acts once, and not before', () => {
    const told = grouped([line(0, 'Ola moves.'), line(0, 'Ola fights.'), line(1, 'A Golem falls.'), line(1, 'Jan moves.'), line(1, 'Jan: 2 gold.')], nameOf);
    expect(told.map((row) => row.text)).toEqual(['Ola moves.', 'fights.', 'A Golem falls.', 'Jan moves.', '2 gold.']);
  });
});

describe('cards that are drawn', () => {
  const draw = (seat: number, card = ''): Entry['events'][number] => (card ? { kind: 'drew_card', seat, card: `@warcraft-${card}` } : { kind: 'drew', seat });
  it('are one line for each player, by name where one may see them', () => {
    const dealt: Entry[] = [{ seq: 0, seat: 0, kind: 'act', events: [draw(0, 'fast'), draw(0, 'cripple'), draw(1), draw(1), draw(1)] }];
    expect(texts(rows(dealt))).toEqual(['Ola draws Fast and Cripple.', 'Jan draws 3 cards.']);
    expect(texts(rows(dealt, 'pl'))[1]).toBe('Jan ciągnie 3 karty.');
    expect(texts(rows([{ seq: 0, seat: 1, kind: 'act', events: [draw(1)] }]))).toEqual(['Jan draws a card.']);
  });
});

describe('a stack that walks piece by piece', () => {
  const walk = [move(3, 'melee'), move(4, 'worker'), move(5, 'melee'), move(6, 'melee')];

  it('is one line, counted in words', () => {
    expect(texts(rows(walk))).toEqual(['Ola: 3 melee units and a worker e1 → e2.']);
    expect(texts(rows(walk, 'pl'))).toEqual(['Ola: 3 oddziały walczące i robotnik e1 → e2.']);
    const five = [1, 2, 3, 4, 5].map((seq) => move(seq, 'ranged'));
    expect(texts(rows(five, 'pl'))).toEqual(['Ola: 5 oddziałów strzelających e1 → e2.']);
    const ported = walk.map((entry) => ({ ...entry, events: entry.events.map((e) => ({ ...e, kind: 'ported' })) }));
    expect(texts(rows(ported))).toEqual(['Ola: 3 melee units and a worker e1 → e2 by portal.']);
  });

  it('keeps its first name in the list and leads to its last moment', () => {
    const [first] = rows(walk.slice(0, 2));
    const [whole] = rows(walk);
    expect([first!.seq, first!.n, first!.also]).toEqual([3, 0, [3, 4]]);
    expect([whole!.seq, whole!.n, whole!.also]).toEqual([3, 0, [3, 4, 5, 6]]);
  });

  it('is counted together though others went elsewhere in between', () => {
    const mixed = rows([move(0, 'melee'), move(1, 'worker', 'e1', 'f1'), move(2, 'melee'), move(3, 'worker', 'e1', 'f1')]);
    expect(texts(mixed)).toEqual(['Ola: 2 melee units e1 → e2.', 'Ola: 2 workers e1 → f1.']);
    expect(mixed.map((l) => l.also)).toEqual([[0, 2], [1, 3]]);
  });

  it('stays apart from another way, another player and what was taken back', () => {
    expect(texts(rows([move(0, 'melee'), move(1, 'melee', 'e2', 'e3'), move(2, 'melee', 'e1', 'e2', 1)]))).toHaveLength(3);
    const undone = rows([move(0, 'melee'), move(1, 'melee'), { seq: 2, seat: 0, kind: 'undo', text: '1', events: [] }]);
    expect(undone.map((l) => l.gone)).toEqual([false, true, false]);
  });

  it('is the newest line when its last piece went last, though others began later', () => {
    const mixed = rows([move(0, 'worker', 'e9', 'f8'), move(1, 'melee', 'c7', 'b6'), move(2, 'melee', 'e9', 'f8')]);
    expect(newest(mixed, client)?.text).toBe('Ola: a melee unit and a worker e9 → f8.');
    expect(newest(mixed.slice(1), client)?.text).toBe('Ola: melee unit c7 → b6.');
  });
});

describe('a harvest', () => {
  it('is one line for an area, with its dice', () => {
    const dice = [1, 3, 1].map((amount, seq): Entry => ({ seq, seat: -1, kind: 'lot', events: [{ kind: 'harvested', seat: 0, area: 'd1', resource: '@warcraft-gold', amount }, ...(amount === 3 ? [{ kind: 'depleted', seat: 0, area: 'd1', level: 1 }] : [])] }));
    expect(texts(rows(dice))).toEqual(['Ola harvests 5 gold in d1 (1 + 3 + 1).', 'd1 is partly depleted.']);
  });
});

describe('the dice of a battle', () => {
  const die = (seq: number, face: number, more: Partial<Told> = {}): Entry => ({ seq, seat: -1, kind: 'lot', events: [{ kind: 'rolled', seat: 0, race: '@warcraft-orc', type: '@warcraft-melee', face, strength: 2, hit: face <= 2 ? 1 : 0, purpose: 'attack', ...more }] });

  it('are one line for a side and a phase', () => {
    const dice = [die(0, 1), die(1, 4), die(2, 2), die(3, 5, { type: '@warcraft-flying' })];
    expect(texts(rows(dice))).toEqual(['Ola, melee unit: 1 4 2 (Strength 2), 2 hits.', 'Ola, flying unit: 5 (Strength 2), a miss.']);
    expect(texts(rows(dice, 'pl'))[0]).toBe('Ola, oddział walczący: 1 4 2 (Siła 2), 2 trafienia.');
    expect(texts(rows([die(0, 1, { seat: null })]))).toEqual(['Orc, melee unit: 1 (Strength 2), a hit.']);
  });

  it('are told apart from dice that a card throws', () => {
    expect(texts(rows([die(0, 1), die(1, 4, { purpose: 'reroll' })]))).toHaveLength(2);
  });
});

describe('the last turn', () => {
  it('is what the others did since the own last deed', () => {
    const entries = [move(0, 'melee', 'e9', 'e8', 1), move(1, 'melee'), move(2, 'melee', 'e8', 'e7', 1), move(3, 'worker', 'e9', 'e8', 1)];
    expect(sinceOwn(entries, 0).map((e) => e.seq)).toEqual([2, 3]);
    expect(sinceOwn(entries, 1)).toEqual([]);
    expect(sinceOwn(entries, -1).map((e) => e.seq)).toEqual([2, 3]);
    expect(sinceOwn([...entries, { seq: 4, seat: 0, kind: 'act', text: 'pass', events: [{ kind: 'battle', area: 'e5' }] }], 0, idle).map((e) => e.seq)).toEqual([2, 3, 4]);
  });
});

describe('the end of a match', () => {
  const line = (seq: number, kind: string, text: string): LogLine => ({ seq, n: 0, seat: 0, text, kind, gone: false, turn: false, event: null });
  it('tells once who left, and does not call it giving up when time ran out', () => {
    add('en', 'web-log-resign = { $name } gives up.\nweb-log-time = { $name } has run out of time.');
    settings.lang = 'en';
    const left: Entry = { seq: 7, seat: 0, kind: 'resign', text: 'resign', events: [{ kind: 'resigned', seat: 0 }] };
    expect(texts(logLines([left], 'warcraft', client, 'en', nameOf))).toEqual(['Ola gives up.']);
    const info = { clock: { kind: 'bank' }, time: { left: [0, 12], running: [], now: 0 } } as unknown as TableInfo;
    expect(texts(logLines([left], 'warcraft', client, 'en', nameOf, null, ranOut(info)))).toEqual(['Ola has run out of time.']);
    expect(ranOut({ ...info, clock: null })).toEqual([]);
  });

  it('says who gave up, if that was the end', () => {
    expect(ending([line(1, 'resign', 'Jan gave up.'), line(8, 'moved', 'Ola moves.'), line(9, 'resign', 'Ola gives up.'), line(9, 'over', 'Jan wins.')])).toBe('Ola gives up. Jan wins.');
    expect(ending([line(8, 'resign', 'Ola gives up.'), line(9, 'over', 'Jan wins.')])).toBe('Jan wins.');
    expect(ending([])).toBe('');
  });
});
