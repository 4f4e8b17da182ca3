// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Proportions } from '../src/core/board.ts';
import { type Mode, tracks, USUAL } from '../src/table/layout.ts';
import herosi from '../src/games/herosi/index.ts';
import monolith from '../src/games/monolith/index.ts';
import tashkalar from '../src/games/tashkalar/index.ts';
import warcraft from '../src/games/warcraft/index.ts';

// What boards ask of a browser while they are loaded.
vi.hoisted(() => (window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList));

const GAMES: Record<string, Proportions> = Object.fromEntries(Object.entries({ tashkalar, monolith, warcraft, herosi }).map(([name, client]) => [name, client.proportions!]));

/** The board of each game as large as its box allows. */
function drawn(game: Proportions, width: number, height: number): string {
  const { board, mode } = tracks(game, width, height);
  const ratio = mode === 'upright' ? (game.turned ?? game.ratio) : game.ratio;
  const across = Math.min(board.width, board.height * ratio);
  return `${Math.round(across)}×${Math.round(across / ratio)}`;
}

const WINDOWS: [number, number, Mode, Record<string, string>][] = [
  [1440, 900, 'large', { tashkalar: '752×752', monolith: '716×772', warcraft: '752×682', herosi: '752×762' }],
  [1280, 800, 'wide', { tashkalar: '648×648', monolith: '624×672', warcraft: '648×588', herosi: '648×656' }],
  [1024, 700, 'rail', { tashkalar: '552×552', monolith: '542×584', warcraft: '552×501', herosi: '552×559' }],
  [820, 1180, 'over', { tashkalar: '684×684', monolith: '635×684', warcraft: '684×621', herosi: '675×684' }],
  [390, 844, 'upright', { tashkalar: '390×390', monolith: '390×420', warcraft: '390×430', herosi: '390×395' }],
  [844, 390, 'sideways', { tashkalar: '378×378', monolith: '351×378', warcraft: '402×365', herosi: '373×378' }],
];

describe('the tracks of a table', () => {
  it.each(WINDOWS)('%i×%i is %s', (width, height, mode, boards) => {
    expect(tracks(USUAL, width, height).mode).toBe(mode);
    for (const [game, size] of Object.entries(boards)) expect(`${game} ${drawn(GAMES[game]!, width, height)}`).toBe(`${game} ${size}`);
  });

  it('grow with the letters of the reader', () => {
    const sitters = { players: 2, lesson: false };
    const usual = tracks(USUAL, 1440, 900, sitters);
    const twice = tracks(USUAL, 1440, 900, { ...sitters, letters: 2 });
    expect(twice.mode).toBe(usual.mode);
    expect([twice.act > usual.act, twice.player > usual.player, twice.strip]).toEqual([true, true, 2 * usual.strip]);
    expect(900 - twice.bar - 2 * twice.pad - twice.act).toBeGreaterThanOrEqual(240);
    expect(tracks(USUAL, 390, 844, { ...sitters, letters: 2 }).board.height).toBeLessThan(tracks(USUAL, 390, 844, sitters).board.height);
  });

  it.each(WINDOWS)('%i×%i leaves room for what is done, for four players and in a lesson too', (width, height, mode) => {
    for (const game of [...Object.values(GAMES), USUAL])
      for (const sitters of [{ players: 2, lesson: false }, { players: 4, lesson: false }, { players: 2, lesson: true }]) {
        const k = tracks(game, width, height, sitters);
        const act = mode === 'upright' ? height - k.bar - k.player - k.info - k.lesson - k.board.height - k.strip - k.hand : mode === 'sideways' ? height - 12 - k.strip - 12 - k.hand - k.lesson - (k.lesson && 6) : k.act || k.do;
        expect(act).toBeGreaterThanOrEqual(mode !== 'upright' ? 150 : game.tall ? 171 : 158);
        expect(Math.min(k.board.width, k.board.height)).toBeGreaterThan(300);
      }
  });
});
