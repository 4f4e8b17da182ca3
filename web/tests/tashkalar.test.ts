import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardProps, GameClient } from '../src/core/board.ts';
import { Chooser } from '../src/core/chooser.svelte.ts';
import { add } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import type { Entry, Told } from '../src/core/wire.ts';
import { answers, optionLabel, sentence, clicks } from '../src/games/tashkalar/options.ts';
import { advances, met, outcomes, tally } from '../src/games/tashkalar/foresight.ts';
import { suppose } from '../src/games/tashkalar/suppose.ts';
import type { View } from '../src/games/tashkalar/wire.ts';
import { asTheyCame, Places } from '../src/games/tashkalar/parts/places.ts';
import { scoreOf } from '../src/games/tashkalar/view.ts';
import { summons } from '../src/games/tashkalar/parts/summons.svelte.ts';
import { logLine, LONE, MINOR, together } from '../src/games/tashkalar/log.ts';
import { logLines, logRows, newest } from '../src/table/log.ts';

const client = { logLine, together } as unknown as GameClient;
const nameOf = (seat: number): string => ['Ola', 'Jan'][seat] ?? '?';

beforeAll(() => {
  for (const lang of ['en', 'pl'] as const) for (const file of ['tashkalar', 'web']) add(lang, readFileSync(`../src/arenarium/locale/${lang}/${file}.ftl`, 'utf8'));
});

/** The table as sentence and labels look at it: the options, and what was clicked. */
function asked(options: string[], path: string[] = [], ask = 'act', effect: string | null = null): BoardProps<View> {
  settings.lang = 'en';
  const choose = new Chooser(() => undefined, clicks);
  choose.offer(options);
  choose.set(...path);
  return { options, choose, nameOf, question: { ask }, catalogue: {}, view: { effect: effect && { card: effect } } } as unknown as BoardProps<View>;
}

describe('the hand of Tash-Kalar', () => {
  const kind = (id: string): string => ({ b: 'being', l: 'legend', f: 'flare' })[id[0]!]!;
  it('keeps every card in its place; new ones fill the empty places of their kind', () => {
    const places = new Places();
    expect(places.of(['b1', 'b2', 'b3', 'l1', 'l2', 'f1'], kind)).toEqual(['b1', 'b2', 'b3', 'l1', 'l2', 'f1']);
    expect(places.of(['b2', 'b3', 'l2'], kind)).toEqual(['', 'b2', 'b3', '', 'l2', '']);
    expect(places.of(['b0', 'b2', 'b3', 'l0', 'l2', 'f2'], kind)).toEqual(['b0', 'b2', 'b3', 'l0', 'l2', 'f2']);
  });
  it('gives a card that comes back its place, unless another lies there', () => {
    const places = new Places();
    places.of(['b1', 'b2', 'b3'], kind);
    places.of(['b3'], kind);
    expect(places.of(['b2', 'b3'], kind)).toEqual(['', 'b2', 'b3', '', '', '']);
    places.of(['b4', 'b2', 'b3'], kind);
    expect(places.of(['b1', 'b3', 'b4'], kind)).toEqual(['b4', 'b1', 'b3', '', '', '']);
  });
  it('has a place for whatever is held', () => {
    expect(new Places().of(['b1', 'b2', 'b3', 'b4', 'b5', 'f1', 'f2'], kind).filter(Boolean).sort()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'f1', 'f2']);
  });
});

describe('tasks on the stage', () => {
  const at = (have: number, theirs: number, current = ['t01']): View =>
    ({
      players: [{ seat: 0, side: 0 }, { seat: 1, side: 1 }], sides: [{ side: 0, seats: [0] }, { side: 1, seats: [1] }],
      tasks: { current, progress: { t01: [have, theirs].map((n) => ({ either: false, counts: [{ what: 'pieces', have: n, need: 3 }] })) } },
    }) as unknown as View;
  const lines = (before: View, view: View): string[] => advances(before, { view, seat: 0, nameOf }).map((l) => `${l.tone}: ${l.text.split(', ').slice(1).join(', ')}`);
  it('say who has come nearer or fallen back', () => {
    settings.lang = 'en';
    expect(lines(at(1, 2), at(2, 2))).toEqual(['gain: you: pieces 2 of 3']);
    expect(lines(at(2, 1), at(1, 2))).toEqual(['loss: you: pieces 1 of 3', 'plain: Jan: pieces 2 of 3']);
  });
  it('are named before the click that meets them, or that gives them away', () => {
    const counts = (have: number) => [have, 0].map((n) => ({ either: false, counts: [{ what: 'pieces', have: n, need: 3 }] }));
    const now = (fulfilled: string[], have: number) => ({ ...at(have, 0), turn: { seat: 0 }, tasks: { current: ['t01'], fulfilled, progress: { t01: counts(have) } } }) as unknown as View;
    const said = (view: View, fulfilled: string[], have: number): string[] =>
      met({ view, seat: 0, nameOf, catalogue: { cards: [{ id: 't01', kind: 'task', points: 2 }] }, ahead: { tasks: { fulfilled, progress: { t01: counts(have) } } } } as never).map((l) => `${l.tone}: ${l.text.replace(/[^:]* (could|:)/, '… $1')}`);
    settings.lang = 'en';
    expect(met({ view: now([], 2), seat: 0, nameOf, ahead: null } as never)).toEqual([]);
    expect(said(now([], 2), ['t01'], 3)[0]).toMatch(/^gain: Fulfils .*: 2 points to claim$/);
    expect(said(now(['t01'], 3), [], 2)[0]).toMatch(/^loss: … could not be claimed any more$/);
    expect(said(now([], 1), [], 2)).toEqual([expect.stringMatching(/^gain: .*you: pieces 2 of 3$/)]);
  });
  it('say nothing of what is more than enough, nor of a task that is not there', () => {
    expect(lines(at(3, 0), at(4, 0))).toEqual([]);
    expect(lines(at(0, 0), at(2, 0, []))).toEqual([]);
  });
});

describe('the log', () => {
  const entry = (seq: number, ...events: Told[]): Entry => ({ seq, seat: 0, kind: 'act', events });
  const rows = (entries: Entry[], lang: 'en' | 'pl' = 'en'): string[] => {
    settings.lang = lang;
    return logRows(logLines(entries, 'tashkalar', client, lang, nameOf), client, lang, nameOf).map((line) => line.text);
  };
  const put = (seq: number, at: string, seat = 0, owner = seat): Entry => entry(seq, { kind: 'placed', seat, owner_seat: owner, owner_seats: [owner], at, side: owner, rank: 'common' });
  const go = (seq: number, from: string, to: string): Entry => entry(seq, { kind: 'moved', seat: 0, owner_seat: 0, owner_seats: [0], from, to, side: 0, rank: 'common' });
  const draw = (seq: number, id: string | null, seat = 0): Entry => entry(seq, { kind: 'drew', seat, what: 'being', card: id && `@tashkalar-${id}`, id, known: id ? 'yes' : 'no' });

  it('tells pieces that one player puts down in one sentence', () => {
    expect(rows([put(1, 'e5'), put(2, 'e6')])).toEqual(['Ola places common pieces on e5 and e6.']);
    expect(rows([put(1, 'e5'), put(2, 'e6', 1)], 'pl')).toEqual(['Ola stawia zwykły pion na e5.', 'Jan stawia zwykły pion na e6.']);
  });

  it('says whose piece it is where somebody else puts it down', () => {
    expect(rows([put(1, 'e5', 0, 1)])).toEqual(['Jan gets a common piece on e5.']);
  });

  it('tells a walk as one way, and another piece apart', () => {
    expect(rows([go(1, 'f5', 'e4'), go(2, 'e4', 'd3'), go(3, 'b2', 'b3')])).toEqual(['One piece goes f5 – e4 – d3.', 'The piece on b2 moves to b3.']);
  });

  it('tells losses of one player in one sentence, and an own piece that makes room for a being as what it is', () => {
    const fell = (at: string, owner: number): Told => ({ kind: 'destroyed', seat: 0, owner_seat: owner, owner_seats: [owner], at, side: owner, rank: 'common', counted: true });
    const bomb: Told = { kind: 'summoned', seat: 0, card: '@tashkalar-bomb', id: 'bomb', known: 'yes', at: 'd1', orientation: null, pattern: null };
    expect(rows([entry(1, bomb, fell('d1', 0), fell('c1', 1), fell('e1', 1))])).toEqual(['Ola summons Bomb on d1.', 'The common piece on d1 gives way.', 'Jan loses common pieces on c1 and e1.']);
    expect(rows([entry(1, bomb, fell('d1', 1), fell('d1', 0))], 'pl')).toEqual(['Ola przywołuje na d1: Bomba.', 'Jan traci zwykły pion na d1.', 'Ola traci zwykły pion na d1.']);
  });

  it('names a destruction as what happened last where its entry tells nothing else', () => {
    settings.lang = 'en';
    const fell: Told = { kind: 'destroyed', seat: 0, owner_seat: 1, owner_seats: [1], at: 'c2', side: 1, rank: 'common', counted: true };
    const whole = { ...client, minor: MINOR, lone: LONE } as GameClient;
    const last = (...entries: Entry[]): string | undefined => newest(logRows(logLines(entries, 'tashkalar', whole, 'en', nameOf), whole, 'en', nameOf), whole)?.text;
    expect(last(put(1, 'e5'), entry(2, fell))).toBe('Jan loses a common piece on c2.');
    expect(last(entry(1, ...put(1, 'e5').events, fell))).toBe('Ola places a common piece on e5.');
  });
  it('tells where a shot goes and who loses a piece', () => {
    const shot = entry(1, { kind: 'shot', seat: 0, from: 'g1', direction: 'w' }, { kind: 'destroyed', seat: 0, owner_seat: 1, owner_seats: [1], at: 'd1', side: 1, rank: 'common', counted: true });
    expect(rows([shot], 'pl')).toEqual(['Strzał z g1: w lewo.', 'Jan traci zwykły pion na d1.']);
  });

  it('names both partners of a team whose piece falls or who score', () => {
    const fell = entry(1, { kind: 'destroyed', seat: 0, owner_seat: 1, owner_seats: [1, 0], at: 'd1', side: 1, rank: 'heroic', counted: true });
    const scored = entry(2, { kind: 'scored', seat: 0, points: 2, side: null, colour_seat: null, coloured: 'no', why: 'destroyed', scorer_seats: [0, 1] });
    expect(rows([fell, scored])).toEqual(['Jan and Ola lose a heroic piece on d1.', 'Ola and Jan score 2 points for destroyed pieces.']);
    expect(rows([fell, scored], 'pl')).toEqual(['Jan i Ola tracą heroiczny pion na d1.', 'Ola i Jan otrzymują 2 punkty za zniszczone piony.']);
  });

  it('counts the cards that go under their decks, and names what was done before them as what happened last', () => {
    const back = (seq: number, what: string): Entry => entry(seq, { kind: 'returned', seat: 1, what } as Told);
    expect(rows([back(1, 'legend'), back(2, 'being'), back(3, 'flare')])).toEqual(['Jan puts 3 cards under their decks.']);
    expect(rows([back(1, 'legend'), back(2, 'being')], 'pl')).toEqual(['Jan odkłada 2 karty pod talie.']);
    expect(MINOR.has('returned')).toBe(true);
  });

  it('names the own cards that are drawn and counts those of others', () => {
    expect(rows([draw(1, 'knight'), draw(2, 'bomb'), draw(3, null, 1), draw(4, null, 1)])).toEqual(['Ola draws Knight and Bomb.', 'Jan draws 2 cards.']);
  });
});

describe('the question', () => {
  it('follows what is chosen', () => {
    const options = ['place e5', 'summon knight e4', 'discard knight'];
    expect(sentence(asked(options))).toBeUndefined();
    expect(sentence(asked(['place e5', 'place e6'], ['e5', 'place']))).toBeUndefined();
    expect(sentence({ ...asked(['end']), question: { q: 1, seat: 0, ask: 'finish' } })).toBeUndefined();
    expect(sentence({ ...asked(['claim t01', 'end']), question: { q: 1, seat: 0, ask: 'finish' } })).toBe('A task is met: claim it, or end the turn.');
    expect(sentence(asked(options, ['knight']))).toBe('Where to summon Knight?');
    expect(sentence(asked(options, ['knight', 'e4']))).toBe('Summon Knight on e4?');
  });

  it('says what a chosen card lacks', () => {
    const options = ['place e5', 'discard knight'];
    const near = { card: 'knight', square: 'e4', orientation: 'r0', pattern: [], missing: 'e5', rank: 'common' as const, has: 'empty' as const };
    summons.near = [near];
    expect(sentence(asked(options, ['knight']))).toBe('Knight lacks a common piece on e5.');
    summons.near = [near, { ...near, missing: 'd6' }];
    expect(sentence(asked(options, ['knight']))).toBe('Knight: one piece is missing.');
    summons.near = [];
    summons.far = [{ card: 'knight', square: 'e4', pattern: [], missing: [{ square: 'e5', rank: 'common' }, { square: 'd6', rank: 'common' }] }];
    expect(sentence(asked(options, ['knight']))).toBe('Knight: 2 pieces are missing.');
    summons.far = [];
    expect(sentence(asked(options, ['knight']))).toBe('Knight: nothing of the pattern stands yet.');
  });

  it('asks for a piece that stands in where several could', () => {
    const options = ['summon herald g1 improvise e2', 'summon herald g1 improvise f2'];
    expect(sentence(asked(options, ['herald', 'g1']))).toBe('Herald on g1: which enemy piece stands in?');
  });

  it('says what the step of an effect wants', () => {
    const effect = (options: string[], path: string[] = []): string | undefined => sentence(asked([...options, 'pass'], path, 'effect', 'knight'));
    expect(effect(['destroy d4'])).toBe('Knight: choose a piece to destroy.');
    expect(effect(['move e4 e3', 'move e4 d3'])).toBe('Knight: choose the square to move to.');
    expect(effect(['move e4 e3', 'move c1 c2'])).toBe('Knight: choose the piece that moves.');
    expect(effect(['move e4 e3', 'move c1 c2'], ['c1'])).toBe('Knight: choose the square to move to.');
    expect(effect(['move e4 e3', 'upgrade c1'])).toBe('Knight: choose what it does.');
  });
});

describe('an option in words', () => {
  it('tells how the pattern lies only where that is a choice', () => {
    const turned = ['summon assassin f6 r0', 'summon assassin f6 r90'];
    expect(optionLabel('summon assassin f6 r0', asked(turned.slice(0, 1)))).toBe('Summon Assassin on f6');
    expect(optionLabel('summon assassin f6 r90', asked(turned))).toBe('Summon Assassin on f6 turned 90°');
  });

  it('is short on the button of what lies spelled out', () => {
    expect(optionLabel('summon knight e4', asked(['summon knight e4'], ['knight', 'e4', 'summon']))).toBe('Summon on e4');
  });

  it('names a task only beside another one: the only one stands in sight', () => {
    settings.lang = 'en';
    expect(optionLabel('claim t01', asked(['claim t01', 'end']))).toBe('Claim');
    expect(optionLabel('claim t01', asked(['claim t01', 'claim t02', 'end']))).toMatch(/^Claim .+/);
  });

  it('names what a card leaves to choose', () => {
    expect(optionLabel('option 2', asked(['option 1', 'option 2'], [], 'effect', 'fire-elemental'))).toBe('Destroy common enemies within two squares');
  });

  it('is a sentence of its own for pieces', () => {
    expect(optionLabel('move e4 e3', asked(['move e4 e3']))).toBe('Move from e4 to e3');
    expect(optionLabel('place heroic e5', asked(['place heroic e5']))).toBe('Place a heroic piece on e5');
    expect(optionLabel('place e5', asked(['place e5', 'place e5 heroic']))).toBe('Place a common piece on e5');
    expect(optionLabel('place e5 heroic', asked(['place e5', 'place e5 heroic'], ['e5']))).toBe('A heroic piece'); // the square lies chosen
  });
});

describe('what is declined', () => {
  const entry = (seq: number, kind: string): Entry => ({ seq, seat: 0, kind: 'act', events: [{ kind }] }) as Entry;
  const pass = (...history: Entry[]): string | undefined => optionLabel('pass', { ...asked(['move e4 e3', 'pass'], [], 'effect', 'herald'), history } as never);
  it('is no more the whole where a part of it was done', () => {
    settings.lang = 'en';
    expect(pass(entry(1, 'moved'), entry(2, 'summoned'))).toBe('Do not move');
    expect(pass(entry(1, 'summoned'), entry(2, 'moved'))).toBe('That is enough');
    expect(pass(entry(1, 'summoned'), entry(2, 'upgraded'))).toBe('Do not move');
  });
});

describe('what an option would do', () => {
  const eyes = { view: { players: [{ seat: 0, side: 0 }, { seat: 1, side: 1 }] } as unknown as View, seat: 0, nameOf };
  const falls = (at: string, side: number): Told => ({ kind: 'destroyed', seat: 0, owner_seat: side, owner_seats: [side], at, side, rank: 'common', counted: side !== 0 });

  it('names own losses first, then what is gained', () => {
    settings.lang = 'en';
    const told = outcomes([falls('d4', 1), falls('e6', 0), falls('f7', 0), { kind: 'gained', seat: 0, actions: 1 }], eyes);
    expect(told).toEqual([
      { tone: 'loss', text: 'You lose 2: e6 and f7' },
      { tone: 'gain', text: 'Jan loses the piece on d4' },
      { tone: 'gain', text: 'One more action' },
    ]);
    expect(tally([falls('d4', 1), falls('e6', 0)], 0)).toEqual({ own: 1, enemy: 1 });
  });

  it('names the piece that is lifted for a being, and when points for destroyed pieces come', () => {
    settings.lang = 'en';
    const being: Told = { kind: 'summoned', seat: 0, card: '@tashkalar-bomb', id: 'bomb', known: 'yes', at: 'd1', orientation: null, pattern: null };
    const scored: Told = { kind: 'scored', seat: 0, points: 1, side: null, colour_seat: null, coloured: 'no', why: 'destroyed', scorer_seats: [0] };
    const lifted: Told = { kind: 'lifted', seat: 0, at: 'b5' };
    expect(outcomes([lifted, being], eyes)).toEqual([{ tone: 'loss', text: 'Your piece on b5 is lifted: the supply is empty' }]);
    expect(outcomes([lifted], eyes)).toEqual([]); // named by whoever lifts it
    expect(outcomes([scored], eyes, true)[0]!.text).toBe('At the end of the turn: 1 point');
    expect(outcomes([scored], eyes)[0]!.text).toBe('You score 1 point');
    expect([0, 1].map((seat) => outcomes([{ kind: 'extra_turn', seat } as Told], eyes)[0]!.text)).toEqual(['You take another turn', 'Another turn for Jan']);
    settings.lang = 'pl';
    expect(outcomes([scored], eyes, true)[0]!.text).toBe('Na koniec tury: 1 punkt');
    settings.lang = 'en';
  });

  it('tells that a flare gives the opponent a point', () => {
    const scored: Told = { kind: 'scored', seat: 1, points: 1, side: null, colour_seat: null, coloured: 'no', why: 'flare', scorer_seats: [1] };
    expect(outcomes([scored], eyes)).toEqual([{ tone: 'loss', text: 'Jan scores 1 point' }]);
  });

  it('stands on the button with its price', () => {
    const props = asked(['shoot se', 'pass'], ['se', 'shoot'], 'effect', 'cannon');
    props.view.players = eyes.view.players;
    Object.assign(props, { seat: 0, foreseen: [falls('e6', 0)] });
    expect(optionLabel('shoot se', props)).toBe('Fire ↘ · lose 1');
    expect(optionLabel('pass', props)).toBe('Do not fire');
  });
});

describe('the two answers', () => {
  const of = (options: string[]): { no?: string; yes?: string } => answers(options, asked(options));
  it('are the task that is met, or the end; what is declined lies left', () => {
    expect(of(['claim t08', 'end'])).toEqual({ no: 'end', yes: 'claim t08' });
    expect(of(['claim t08', 'claim t02', 'end'])).toEqual({ no: 'end' });
    expect(of(['end'])).toEqual({ yes: 'end' });
    expect(of(['destroy e5', 'pass'])).toEqual({ no: 'pass' });
    expect(of(['place e5', 'place e6'])).toEqual({});
  });
});

describe('an own move on its way', () => {
  const piece = (at: string, side: number): View['board'][number] => ({ at, side, rank: 'common' });
  const view = { board: [piece('d4', 1), piece('e5', 0)], players: [{ seat: 0, side: 0, cards: [] }], sides: [{ side: 0, supply: 3, common: 1 }, { side: 1, supply: 3, common: 1 }], turn: { actions: 2 }, effect: null, tasks: null, phase: 'turn' } as unknown as View;
  const then = (option: string): string[] | undefined => suppose(view, option, { view, seat: 0, catalogue: {} } as unknown as BoardProps<View>)?.board.map((p) => p.at).sort();
  it('lies where it was put', () => {
    expect(then('place e6')).toEqual(['d4', 'e5', 'e6']);
    expect(then('destroy d4')).toEqual(['e5']);
    expect(then('move e5 e6')).toEqual(['d4', 'e6']);
    expect(then('summon knight e4 r0')).toEqual(['d4', 'e4', 'e5']);
    expect(then('summon knight e5 r0')).toEqual(['e5', 'd4'].sort()); // what stands there gives way
  });
  it('is not guessed where more follows', () => {
    expect(then('move e5 d4')).toBeUndefined();
    expect(then('shoot n')).toBeUndefined();
  });
});

describe('the end', () => {
  const over = (places: number[]): string => logLines([{ seq: 1, seat: 0, kind: 'act', events: [{ kind: 'over', places }] }], 'tashkalar', client, 'en', nameOf)[0]!.text;
  it('names who wins', () => {
    settings.lang = 'en';
    expect(over([2, 1])).toBe('The game is over: Jan wins.');
    expect(over([1, 1])).toBe('The game is over.');
  });
});

describe('the end', () => {
  const side = (seat: number, score: number, heroic: number, colours: Record<string, number> | null = null): unknown => ({ side: seat, seats: [seat], score, colours, common: 4, heroic, legendary: 1 });
  const view = (...sides: unknown[]): View => ({ sides }) as unknown as View;
  it('says what decides where points are equal', () => {
    settings.lang = 'en';
    expect(scoreOf(view(side(0, 3, 0), side(1, 4, 0)), 0)).toBe('3 points');
    expect(scoreOf(view(side(0, 3, 0), side(1, 3, 2)), 1)).toBe('3 points; on the board 3 upgraded, 7 in all');
    expect(scoreOf(view(side(0, 2, 0, { 1: 5, 2: 2 }), side(1, 2, 2)), 0)).toBe('2 points (2 · 5); on the board 1 upgraded, 5 in all');
  });
});

describe('what was destroyed in a turn', () => {
  it('stays in its line when something of another colour falls after it', () => {
    const one = asTheyCame([], ['1 common']);
    expect(asTheyCame(one, ['0 common', '1 common'])).toEqual(['1 common', '0 common']);
    expect(asTheyCame(one, [])).toEqual([]);
  });
});
