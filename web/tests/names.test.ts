import { beforeAll, describe, expect, it } from 'vitest';
import { add } from '../src/core/i18n.svelte.ts';
import { seatName, shortSitter } from '../src/core/names.ts';
import { settings } from '../src/core/settings.svelte.ts';
import type { SeatInfo, TableInfo } from '../src/core/wire.ts';

const table = (...seats: Partial<SeatInfo>[]): TableInfo => ({ seats: seats.map((s, seat) => ({ seat, name: '', bot: null, ...s })) }) as unknown as TableInfo;
const names = (info: TableInfo): string[] => info.seats.map((s) => seatName(info, s.seat));

beforeAll(() => {
  settings.lang = 'en';
  add('en', 'bots-solid = Regular\nbots-novice = Newcomer\nweb-bot-name = { $level } (bot)');
});

describe('names of seats', () => {
  it('tells bots of one level apart', () => {
    expect(names(table({ kind: 'person', name: 'Ola' }, { kind: 'bot', bot: 'solid' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'solid' }))).toEqual(['Ola', 'Regular 2 (bot)', 'Newcomer (bot)', 'Regular 4 (bot)']);
  });

  it('names bots by their level alone where a sign says what they are', () => {
    const info = table({ kind: 'person', name: 'Ola' }, { kind: 'bot', bot: 'solid' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'solid' });
    expect(info.seats.map((s) => shortSitter(s, info.seats))).toEqual(['Ola', 'Regular 2', 'Newcomer', 'Regular 4']);
  });

  it('tells people at one screen apart, and leaves a bot that is alone its level', () => {
    expect(names(table({ kind: 'person', name: 'Ola' }, { kind: 'hotseat', name: 'Ola' }, { kind: 'bot', bot: 'solid' }))).toEqual(['Ola 1', 'Ola 2', 'Regular (bot)']);
  });
});
