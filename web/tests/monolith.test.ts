import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { add, callOwn } from '../src/core/i18n.svelte.ts';
import { GLYPHS } from '../src/core/glyphs.ts';
import { battle, drawing, tally } from '../src/games/monolith/parts/blows.ts';
import client from '../src/games/monolith/index.ts';
import { tallied } from '../src/games/monolith/foresight.ts';
import { isEmpty, parted, reasons, ruleOf } from '../src/games/monolith/log.ts';
import { at, HEXES, neighbour, stepTo } from '../src/games/monolith/geometry.ts';
import { aboutHand, clickHex, type Held, inPlay, nextHexes, NOTHING, oneLess, read, rotations, spelled, startsOf, turn } from '../src/games/monolith/options.ts';
import { ghostOf } from '../src/games/monolith/parts/ghost.ts';
import { giftGlyph, ORDER_SIGNS } from '../src/games/monolith/parts/tile.ts';
import { nameOfTile } from '../src/games/monolith/view.ts';
import type { BoardTile, Told, View } from '../src/games/monolith/wire.ts';
import type { BoardProps } from '../src/core/board.ts';

/** An event with the fields that matter here. */
const told = (fields: { kind: Told['kind'] } & Record<string, unknown>): Told => fields as unknown as Told;

describe('hexes', () => {
  it('are nineteen, c3 in the middle', () => {
    expect(HEXES.length).toBe(19);
    expect(at('c3')).toEqual([0, 0]);
    expect(at('a1')[0]).toBeLessThan(at('e1')[0]);
    expect(at('c1')[1]).toBeLessThan(at('c5')[1]);
  });
  it('have neighbours by direction, clockwise from the top', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => neighbour('c3', d))).toEqual(['c2', 'd2', 'd3', 'c4', 'b3', 'b2']);
    expect(neighbour('a1', 0)).toBeNull();
  });
  it('are reached by arrow keys', () => {
    expect(stepTo('c3', 0, -1)).toBe('c2');
    expect(stepTo('c3', 1, 0)).toMatch(/^[de]/);
    expect(stepTo('c1', 0, -1)).toBe('c1');
  });
});

const held = (sources: string[], clicked: string[] = [], rotation = 0): Held => ({ ...NOTHING, sources, clicked, rotation });

describe('choices from options', () => {
  it('places a tile: hand, hex, rotation', () => {
    const choices = ['place pik c3/0', 'place pik c3/1', 'place pik d2/1', 'discard pik', 'done'].map((o) => read(o));
    const here = inPlay(choices, held(['hand:pik']));
    expect([...nextHexes(here, [])]).toEqual(['c3', 'd2']);
    expect(rotations(here, ['c3'])).toEqual([0, 1]);
    expect(spelled(here, held(['hand:pik'], ['c3'], 1))).toBe('place pik c3/1');
    expect(spelled(here, held(['hand:pik'], ['d2'], 0))).toBeNull();
    expect(turn(here, held(['hand:pik'], ['c3'], 1), 1).rotation).toBe(0); // only what is offered
  });
  it('moves a tile of the board, or turns it where it stands', () => {
    const choices = ['move c3>c4/0', 'move c3>c3/2', 'move d2>d3/0'].map((o) => read(o));
    const here = inPlay(choices, held(['order:move']));
    const picked = clickHex(here, held(['order:move']), 'c3')!;
    expect(picked.clicked).toEqual(['c3', 'c3']);
    expect(spelled(here, picked)).toBeNull();
    expect(spelled(here, { ...picked, rotation: 2 })).toBe('move c3>c3/2');
    expect(clickHex(here, picked, 'c4')!.clicked).toEqual(['c3', 'c4']);
    expect(clickHex(here, picked, 'd2')!.clicked).toEqual(['d2']);
    expect(clickHex(here, picked, 'a1')).toBeNull();
  });
  it('goes back click by click', () => {
    const hand = ['place pik c3/0', 'place pik c3/1'].map((o) => read(o));
    expect(oneLess(hand, held(['hand:pik'], ['c3'], 1))!.clicked).toEqual([]);
    expect(oneLess(hand, held(['hand:pik']))).toBeNull();
    const move = ['move c3>c4/0', 'move c3>c3/2', 'move d2>d3/0'].map((o) => read(o));
    expect(oneLess(move, held(['order:move'], ['c3', 'c4']))!.clicked).toEqual(['c3', 'c3']);
    expect(oneLess(move, held(['order:move'], ['c3', 'c3']))!.clicked).toEqual([]);
    expect(oneLess(move, held(['order:move'], ['d2', 'd3']))!.clicked).toEqual(['d2']);
    const own = ['maneuver c3>c4/0', 'maneuver c3>c3/2'].map((o) => read(o));
    expect(oneLess(own, held(['hex:c3'], ['c4']))!.clicked).toEqual(['c3']);
    expect(oneLess(own, held(['hex:c3'], ['c3']))).toBeNull();
  });
  it('takes the three hexes of a bomb in any order', () => {
    const here = ['bomb c2+c3+d2', 'bomb c3+c4+d3'].map((o) => read(o));
    expect([...nextHexes(here, ['c3'])].sort()).toEqual(['c2', 'c4', 'd2', 'd3']);
    expect(spelled(here, held(['order:bomb'], ['d2', 'c2', 'c3']))).toBe('bomb c2+c3+d2');
  });
  it('reads charges, strikes, retreats and grants', () => {
    expect(read('charge c4>c3/1 d2')).toMatchObject({ source: 'order:charge', hexes: ['c4', 'c3', 'd2'], rotation: 1, from: 'c4' });
    expect(read('charge c4>c3/1 d2 by a1')).toMatchObject({ source: 'hex:c4', hexes: ['c3', 'd2'] });
    expect(read('teleport c3>a1/0 by c4')).toMatchObject({ source: 'hex:c3', hexes: ['a1'], rotation: 0 });
    expect(read('strike c3>e1')).toMatchObject({ source: '', hexes: ['e1'] });
    expect(read('retreat d3>e2')).toMatchObject({ source: '', hexes: ['e2'], from: 'd3' });
    expect(read('unfold c2 d2', 'c3')).toMatchObject({ source: 'hex:c3', hexes: ['c2', 'd2'] });
    expect(read('net c3')).toMatchObject({ source: 'order:net', hexes: ['c3'] });
    expect(read('done')).toMatchObject({ source: 'verb:done', hexes: [] });
  });
});

describe('a tile of the hand', () => {
  it('is taken up only where the question is about the hand', () => {
    expect(aboutHand(['place pik b2/0', 'done'].map((o) => read(o)))).toBe(true);
    expect(aboutHand(['net c3', 'done'].map((o) => read(o)))).toBe(true);
    expect(aboutHand(['retreat d3>d2', 'retreat d3>e3'].map((o) => read(o)))).toBe(false);
  });
});

describe('a tile that is tried elsewhere', () => {
  const none = [0, 0, 0, 0, 0, 0];
  const strong = [2, 0, 0, 0, 0, 0];
  const pikeman = {
    hex: 'b4', seat: 0, tile: 'de_pikeman', kind: 'champion', rotation: 0, melee: strong, ranged: none, armour: none, net: none, lightning: none, connect: none,
    printed: { melee: [1, 0, 0, 0, 0, 0], ranged: none, initiative: [2], life: 1, features: {} }, initiative: [3], life: 1, wounds: 0, disarmed: true, moves: [],
    granted: [{ what: 'melee', amount: 1, by: 'c5' }, { what: 'initiative', amount: 1, by: 'b5' }],
  };
  const held = (to: string): Held => ({ ...NOTHING, sources: ['order:move'], clicked: ['b4', to] });
  const tried = (to: string) => ghostOf({ view: { board: [pikeman] }, catalogue: {} } as unknown as BoardProps<View>, ['move b4>b3/0', 'move b4>b4/1'].map((o) => read(o)), held(to));
  it('leaves behind what runes, banners and enemies do to it', () => {
    expect(tried('b3')?.face).toMatchObject({ melee: [1, 0, 0, 0, 0, 0], initiative: [2], raised: 0, disarmed: false });
    expect(tried('b4')?.face).toMatchObject({ melee: strong, initiative: [3], raised: 1, disarmed: true });
  });
});

describe('what is said of a turn', () => {
  beforeAll(() => add('en', readFileSync('../src/arenarium/locale/en/monolith.ftl', 'utf8')));
  const view = {
    seats: [{ seat: 0, side: 0, hand: ['push'] }, { seat: 1, side: 1, hand: [] }],
    sides: [{ seats: [0], hp: 20 }, { seats: [1], hp: 20 }],
    board: [{ hex: 'a2', seat: 0, tile: 'gr_veteran' }, { hex: 'a1', seat: 1, tile: 'la_banner' }],
  } as unknown as View;
  const asked = (options: string[], clicked: string[], ready: string | null = null): string | undefined =>
    client.sentence?.({
      view, seat: 0, options, question: { ask: 'play' }, choose: { notes: { held: { ...NOTHING, tile: 'pus', sources: ['order:push'], clicked } }, ready },
      catalogue: { factions: [], tiles: [{ id: 'push', code: 'pus', kind: 'order', effect: { type: 'push' } }] },
    } as unknown as BoardProps<View>);
  it('names what is to be chosen next', () => {
    expect(asked(['push a2>a1', 'done'], [])).toMatch(/which of your tiles\?$/);
    expect(asked(['push a2>a1', 'done'], ['a2'])).toMatch(/which enemy\?$/);
    expect(asked(['push a2>a1', 'done'], ['a2', 'a1'], 'push a2>a1')).toMatch(/play it now\?$/);
  });
  it('asks which it shall be where one order is two', () => {
    const props = { view, seat: 0, options: ['battle', 'charge a2>a1', 'done'], question: { ask: 'play' }, choose: { notes: { held: { ...NOTHING, tile: 'pus', sources: ['order:battle', 'order:charge'] } }, ready: null } };
    expect(client.sentence?.({ ...props, catalogue: { factions: [], tiles: [{ id: 'push', code: 'pus', kind: 'order', effect: { type: 'push' } }] } } as unknown as BoardProps<View>)).toMatch(/^Battle or charge\?/);
  });
  it('says of a battle that costs nobody anything that it does not', () => {
    const told = (...kinds: string[]): string[] => client.foresight!(kinds.map((kind) => ({ kind, hp: [20, 20] })) as never, 'battle', { view, seat: 0, nameOf: String } as unknown as BoardProps<View>).map((l) => `${l.tone}: ${l.text}`);
    expect(told('battle_began', 'battle_ended')).toEqual(['plain: In a battle no tile falls and no banner is hurt.']);
    expect(told('discarded')).toEqual([]);
  });
  it('asks to turn only what can face several ways: a charge faces the one it strikes', () => {
    const charging = (options: string[], clicked: string[]): string | undefined =>
      client.sentence?.({ view, seat: 0, options, question: { ask: 'play' }, choose: { notes: { held: { ...NOTHING, tile: 'pus', sources: ['order:charge'], clicked } }, ready: options[0] }, catalogue: { factions: [], tiles: [{ id: 'push', code: 'pus', kind: 'order', effect: { type: 'battle_charge' } }] } } as unknown as BoardProps<View>);
    expect(charging(['charge a2>b2/5 a1', 'done'], ['a2', 'b2', 'a1'])).toMatch(/play it now\?$/);
    expect(charging(['charge a2>b2/5 a1', 'charge a2>b2/4 a1', 'done'], ['a2', 'b2', 'a1'])).toMatch(/turn it, then confirm\.$/);
  });
  it('speaks of tiles on the board only where one can act', () => {
    const from = (...options: string[]): string => startsOf(options.map((o) => read(o)));
    expect([from('place pik c3/0', 'done'), from('teleport c3>c4/0', 'done'), from('place pik c3/0', 'rotate c4/1', 'done')]).toEqual(['hand', 'board', 'both']);
  });
  it('has what falls and the hit points of a side in one short line, own ones first', () => {
    const lines = client.foresight?.(
      [
        { kind: 'eliminated', tile: '@monolith-la_wraith', tile_seat: 1, hex: 'a3' }, { kind: 'banner_hurt', seat: 1, hex: 'a1', wounds: 4, hp: 16 },
        { kind: 'transformed', seat: 1, tile: '@monolith-la_demon', hex: 'a2', rotation: 0, victim: '@monolith-gr_veteran', victim_seat: 0 },
      ],
      'battle', { view, seat: 0 } as unknown as BoardProps<View>,
    );
    expect(lines).toEqual([{ text: 'You lose Veteran.', tone: 'loss' }, { text: 'The enemy loses Wraith; banner 20\u00A0→\u00A016.', tone: 'gain' }]);
  });
  it('calls a segment by its number and how it went', () => {
    expect(client.headline?.([{ kind: 'segment', initiative: 2 }, { kind: 'struck', from: 'a1', to: 'a2', how: 'melee', strength: 1 }, { kind: 'eliminated', hex: 'a2' }])).toBe('Initiative 2: one blow, one falls');
    expect(client.headline?.([{ kind: 'segment', initiative: 2 }, { kind: 'segment', initiative: 0 }, { kind: 'struck', from: 'a1', to: 'a2', how: 'melee', strength: 1 }])).toBe('Initiative 0: one blow');
    expect(client.headline?.([{ kind: 'placed' }])).toBeUndefined();
  });
});

describe('buttons', () => {
  const choose = (note: Partial<Held>): never => ({ notes: { held: { ...NOTHING, ...note } } }) as never;
  const options = ['battle', 'charge c3>c4/0 d3', 'discard bat', 'place pik c3/0', 'discard pik', 'done'];
  it('stand where they stood, whatever is taken up; a battle only with its order in the hand', () => {
    expect(client.buttons!(options, choose({}))).toEqual(['done']);
    expect(client.buttons!(options, choose({ tile: 'pik', sources: ['hand:pik'] }))).toEqual(['discard pik', 'done']);
    expect(client.buttons!(options, choose({ tile: 'bat', sources: ['hand:bat', 'order:battle', 'order:charge'] }))).toEqual(['discard bat', 'done', 'battle']);
  });
});

describe('battle', () => {
  const events = [
    told({ kind: 'battle_began', cause: 'order' }),
    told({ kind: 'segment', initiative: 3 }),
    told({ kind: 'struck', from: 'c3', to: 'c2', how: 'ranged', strength: 1 }),
    told({ kind: 'stopped', from: 'c3', to: 'd2' }),
    told({ kind: 'wounded', hex: 'c2', wounds: 1, life: 1 }),
    told({ kind: 'segment', initiative: 1 }),
    told({ kind: 'struck', from: 'b1', to: 'c2', how: 'melee', strength: 2 }),
    told({ kind: 'eliminated', hex: 'c2' }),
    told({ kind: 'banner_hurt', hex: 'e1', wounds: 2, hp: 18 }),
    told({ kind: 'battle_ended', hp0: 18, hp1: 20 }),
  ];
  const entry = { seq: 4, kind: 'act', seat: 0, text: 'battle', events };

  it('is one step a segment, with all its blows and what comes of them; an empty segment is none', () => {
    const steps: Told[][] = [];
    for (const e of [events[0]!, told({ kind: 'segment', initiative: 5 }), ...events.slice(1)]) {
      const last = steps.at(-1);
      if (last && client.stage!.joins!(e, last)) last.push(e);
      else steps.push([e]);
    }
    expect(steps.map((s) => s.map((e) => e.kind).join(' '))).toEqual([
      'battle_began', 'segment segment struck stopped wounded', 'segment struck eliminated banner_hurt', 'battle_ended',
    ]);
    expect([...new Set(events.map((e) => e.kind))].filter((k) => client.stage!.durations[k] === undefined)).toEqual([]);
  });
  it('tells of its segments as far as they are shown', () => {
    const step = { events: events.slice(1, 5), entry };
    const parts = battle([{ ...entry, events: events.slice(0, 5) }], step);
    expect(parts.map((p) => [p.segment, p.when, p.events.length])).toEqual([[3, 'now', 3], [1, 'next', 0]]);
    expect(tally(parts[0]!.events)).toEqual({ blows: 2, hit: 1, held: 1, dead: 0 });
    expect(battle([entry], null).map((p) => p.when)).toEqual(['done', 'done']);
  });
  it('does not say that nobody is hit where the poison works', () => {
    const poison = [told({ kind: 'poison_works', hex: 'b3', tile: '@monolith-imperial_banner', wounds: 1 }), told({ kind: 'banner_hurt', hex: 'b3', wounds: 1, hp: 17 })];
    expect(tallied(poison)).toBe('poison works on one tile');
    expect(tallied([told({ kind: 'missed', from: 'e3' })])).toBe('nobody is hit');
  });
  it('leaves segments out of the log in which nothing happens, unless somebody is asked in them', () => {
    const [three, one] = events.filter((e) => e.kind === 'segment');
    expect(isEmpty(three!, events)).toBe(false);
    expect(isEmpty(one!, [one!, told({ kind: 'battle_ended' })])).toBe(true);
    expect(isEmpty(three!, [three!, one!])).toBe(true);
    expect(isEmpty(one!, [three!, one!])).toBe(false);
    const asked = { ...entry, events: [three!, one!] };
    const props = { lang: 'en', nameOf: String } as const;
    expect(client.logLine!(three!, asked, props)).toBeNull();
    expect(client.logLine!(one!, asked, props)).toBeUndefined();
  });
  it('tells all who hit nobody after what happens', () => {
    const missed = told({ kind: 'missed', from: 'e3' });
    const { told: lines, missed: nobody } = parted([missed, told({ kind: 'missed', from: 'c3' }), ...events.slice(2, 5)]);
    expect(nobody).toEqual([missed]); // armour stopped the other one
    expect(lines).toEqual([{ event: events[2], fate: events[4] }, { event: events[3], fate: null }]);
  });
  it('puts what became of a target beside the last blow at it', () => {
    const [first, second] = ['b1', 'b2'].map((from) => told({ kind: 'struck', from, to: 'c2', how: 'melee', strength: 1 }));
    const gone = told({ kind: 'eliminated', hex: 'c2' });
    const poison = told({ kind: 'wounded', hex: 'd4', wounds: 1 });
    expect(parted([first!, second!, told({ kind: 'wounded', hex: 'c2', wounds: 2 }), poison, gone]).told).toEqual([
      { event: first, fate: null }, { event: second, fate: gone }, { event: poison, fate: null },
    ]);
  });
  it('draws an arrow for every attack and one outcome for every target', () => {
    const second = drawing(events.slice(5));
    expect(second.arrows).toEqual([{ from: 'b1', to: 'c2', how: 'melee' }]);
    expect(second.verdicts).toEqual([{ hex: 'c2', kind: 'eliminated' }, { hex: 'e1', kind: 'loss', text: '−2' }]);
  });
});

describe('why a blow has its figure', () => {
  beforeAll(() => add('en', readFileSync('../src/arenarium/locale/en/monolith.ftl', 'utf8')));
  const spike = {
    hex: 'c4', tile: 'la_spike', netted_by: ['c1'], disarmed_by: [], printed: { melee: [1, 0, 0, 0, 0, 0], ranged: [0, 0, 0, 0, 0, 0], initiative: [1], life: 1, features: {} },
    granted: [{ what: 'melee', amount: 1, by: 'c5' }, { what: 'initiative', amount: 1, by: 'd4' }],
  } as unknown as BoardTile;
  const rune = (hex: string, tile: string): BoardTile => ({ hex, tile, granted: [] }) as unknown as BoardTile;
  const tiles = [spike, rune('c5', 'la_rune_strength'), rune('d4', 'la_rune_acceleration')];
  const blow = told({ kind: 'struck', from: 'c4', to: 'b3', how: 'melee', strength: 2 });

  it('adds up what is printed and what runes give', () => {
    const why = reasons(blow, '2', tiles);
    expect(why[0]).toBe('strength 1 + 1 (Rune of Strength c5)');
    expect(why[1]).toMatch(/^initiative 1 \+ 1 \(.* d4\)$/);
    expect(ruleOf(blow)).toBe('MA §5');
  });
  it('says nothing that does not add up, nor of a rune that is gone', () => {
    expect(reasons(told({ ...blow, strength: 5 }), '7', tiles)).toEqual([]);
    expect(reasons(told({ ...blow, strength: 1 }), '1', [spike])).toEqual([]);
  });
  it('names who holds a tile that does not attack', () => {
    expect(reasons(told({ kind: 'held', hex: 'c4', why: 'netted' }), '1', [...tiles, rune('c1', 'la_nightmare')])).toEqual(['held by Nightmare c1']);
  });
});

describe('whose deed a blow is', () => {
  const seatOf = (fields: Parameters<typeof told>[0]): number | undefined => client.seatOf?.(fields, {} as never);
  it('is said by the event: of the tile that strikes or suffers', () => {
    expect(seatOf({ kind: 'struck', tile: '@monolith-la_chaos', tile_seat: 1, target_seat: 0 })).toBe(1);
    expect(seatOf({ kind: 'softened', target: '@monolith-la_chaos', target_seat: 0 })).toBe(0);
  });
  it('is nobody’s where a battle goes on by itself, and left open where nothing is said', () => {
    expect(seatOf({ kind: 'segment', initiative: 2 })).toBe(-1);
    expect(seatOf({ kind: 'last_turns' })).toBeUndefined();
  });
});

describe('a faction of somebody’s own', () => {
  it('is called what its maker calls it, letter by letter, for as long as it is looked at', () => {
    callOwn({ 'monolith-salt_people': { en: 'People of {Salt}', pl: 'Lud Soli' }, 'monolith-sp_diver': { pl: 'Nurek <b>“pereł”</b>' } });
    expect([nameOfTile('salt_people'), nameOfTile('sp_diver'), nameOfTile('sp_nobody')]).toEqual(['People of {Salt}', 'Nurek <b>“pereł”</b>', 'sp_nobody']);
    callOwn({});
    expect(nameOfTile('salt_people')).toBe('salt_people');
  });
});

describe('effects', () => {
  /** By the sentences, of which the rules have one for each effect (tests/monolith/rules/test_data.py). */
  const effects = (kind: string): string[] =>
    [...readFileSync('../src/arenarium/locale/en/monolith.ftl', 'utf8').matchAll(new RegExp(`^monolith-help-${kind}-(\\w+) =`, 'gm'))].map((m) => m[1]!);
  it.each([
    ['feature', (name: string) => name],
    ['rune', giftGlyph],
    ['aura', giftGlyph],
    ['order', (name: string) => ORDER_SIGNS[name] ?? ''],
  ])('of a %s all have a sign', (kind, sign) => {
    expect(effects(kind).length).toBeGreaterThan(5);
    expect(effects(kind).filter((name) => !(sign(name) in GLYPHS) || sign(name) === 'help')).toEqual([]);
  });
});
