import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../src/core/wire.ts';
import { changesOf as arenaChanges } from '../src/games/tashkalar/steps.ts';
import { fightIn } from '../src/games/warcraft/fight.ts';
import { reached } from '../src/games/warcraft/view.ts';
import type { SeatView } from '../src/games/warcraft/wire.ts';
import { boughtIn, changesOf as mapChanges, deedsOf, gathered, stage } from '../src/games/warcraft/steps.ts';
import type { Told as Event, View } from '../src/games/warcraft/wire.ts';
import { isArea, learnAreas, clicks } from '../src/games/warcraft/options.ts';

const entries = (...events: Told[][]): Entry[] => events.map((list, seq) => ({ seq, seat: 0, kind: 'act', events: list }));

describe('what moved in the arena', () => {
  it('joins the moves of one piece to a path', () => {
    const told = entries([{ kind: 'moved', from: 'e4', to: 'e5' }], [{ kind: 'leapt', from: 'e5', to: 'h5' }]);
    expect(arenaChanges(told.flatMap((e) => e.events), 0).paths).toEqual({ h5: ['e4', 'e5'] });
  });

  it('remembers what fell where a piece now stands, and forgets the way of what fell', () => {
    const told = entries([
      { kind: 'moved', from: 'a3', to: 'b3' },
      { kind: 'destroyed', at: 'b3', side: 1, rank: 'common' },
      { kind: 'moved', from: 'c3', to: 'b3' },
    ]);
    const found = arenaChanges(told.flatMap((e) => e.events), 0);
    expect(found.paths).toEqual({ b3: ['c3'] });
    expect(found.gone.map((g) => [g.square, g.piece.seat, g.piece.rank])).toEqual([['b3', 1, 'common']]);
  });

  it('swaps two pieces, and a new one that walks on stays new', () => {
    expect(arenaChanges([{ kind: 'swapped', from: 'c3', to: 'e5' }], 0).paths).toEqual({ e5: ['c3'], c3: ['e5'] });
    const found = arenaChanges([{ kind: 'summoned', at: 'e4' }, { kind: 'moved', from: 'e4', to: 'e3' }], 0);
    expect([...found.fresh]).toEqual(['e3']);
  });
});

describe('what moved on the map', () => {
  it('tells what the own workers brought since the own last deed; a card not played is none', () => {
    const dug = (seat: number, amount: number, resource = '@warcraft-gold'): Told => ({ kind: 'harvested', seat, area: 'd1', amount, resource });
    const log: Entry[] = [
      { seq: 0, seat: -1, kind: 'lot', events: [dug(0, 1)] },
      { seq: 1, seat: 0, kind: 'act', text: 'done', events: [] },
      { seq: 2, seat: -1, kind: 'lot', events: [dug(0, 2)] },
      { seq: 2, seat: -1, kind: 'lot', events: [dug(0, 1)] },
      { seq: 3, seat: -1, kind: 'lot', events: [dug(1, 2)] },
      { seq: 4, seat: 0, kind: 'act', text: 'pass', events: [] },
      { seq: 5, seat: -1, kind: 'lot', events: [dug(0, 2, '@warcraft-wood')] },
    ];
    expect(gathered(log, 0)).toEqual([{ area: 'd1', kind: 'gold', amount: 3 }, { area: 'd1', kind: 'wood', amount: 2 }]);
    expect(gathered(log.slice(0, 2), 0)).toEqual([]);
  });
  it('names each side that has points enough once', () => {
    const seat = (seat: number, team: number, points: number, alive = true): SeatView => ({ seat, team, points, alive }) as SeatView;
    const seats = [seat(0, 0, 8), seat(1, 1, 9, false), seat(2, 0, 8), seat(3, 1, 9)];
    expect(reached({ seats, target: 8 }).map((s) => s.seat)).toEqual([0, 3]);
    expect(reached({ seats, target: 9 }).map((s) => s.seat)).toEqual([3]);
    expect(reached({ seats, target: null })).toEqual([]);
  });
  it('looks at the Town where something is bought', () => {
    expect(boughtIn([{ kind: 'trained', seat: 1, type: '@warcraft-melee' }, { kind: 'trained', seat: 1, type: '@warcraft-worker' }])).toEqual({ seat: 1, types: new Set(['melee', 'worker']) });
    expect(boughtIn([{ kind: 'step', seat: 1, step: '@warcraft-step-spend' } as never])).toBeNull();
  });
  it('lists every piece that walked, by type', () => {
    const found = mapChanges([{ kind: 'moved', seat: 0, type: '@warcraft-melee', from: 'e2', to: 'e3', carried: 0 }, { kind: 'deployed', seat: 0, type: '@warcraft-worker', area: 'e1' }]);
    expect(found.going.map(({ seat, type, from, to }) => [seat, type, from, to])).toEqual([[0, 'melee', 'e2', 'e3']]);
    expect([...found.fresh]).toEqual(['e1']);
  });

  it('knows the areas of the map on the table by whatever names they have', () => {
    learnAreas(['west_bank', 'ford']);
    expect(isArea('west_bank')).toBe(true);
    expect(isArea('e3')).toBe(false);
    expect(clicks('move melee west_bank ford')).toEqual(['west_bank', 'ford', 'melee', 'move']);
    learnAreas([]);
    expect(isArea('e3')).toBe(true);
  });
});

describe('a battle as it was told', () => {
  const view = { seats: [{ seat: 0, team: 0 }, { seat: 1, team: 1 }], battle: null } as unknown as View;
  const die = (seat: number, face: number, hit: number): Event => ({ kind: 'rolled', seat, race: '@warcraft-orc', type: '@warcraft-melee', face, strength: 4, hit, purpose: 'attack' });
  const told: Event[] = [
    { kind: 'battle', seat: 0, area: 'e3', race: '@warcraft-human', defender_seat: 1 }, { kind: 'round', round: 1, area: 'e3' },
    die(0, 5, 0), die(1, 6, 0), { kind: 'losses', attackers: 0, defenders: 0, attacker_seat: 0, defender_seat: 1 },
  ];
  const more: Event[] = [
    { kind: 'round', round: 2, area: 'e3' }, { kind: 'played', seat: 1, card: '@warcraft-curse' }, { kind: 'cancelled', seat: 1, card: '@warcraft-curse', by_seat: 0 },
    die(0, 2, 1), { kind: 'lost', seat: 1, race: '@warcraft-human', type: '@warcraft-melee', area: 'e3' }, { kind: 'battle_ended', area: 'e3', seat: 0, race: '@warcraft-orc' },
  ];

  it('keeps the dice of a round that brought nothing, and says so', () => {
    const fight = fightIn(told, view)!;
    expect(fight.dice.map((d) => [d.seat, d.face, d.hit])).toEqual([[0, 5, false], [1, 6, false]]);
    expect(fight.due).toEqual({ melee: { attackers: 0, defenders: 0 } });
  });

  it('counts what a card prevents', () => {
    const losses = [{ kind: 'round', round: 2, area: 'e3' }, die(0, 2, 1), die(1, 2, 1), { kind: 'losses', attackers: 1, defenders: 1, attacker_seat: 0, defender_seat: 1 }];
    const fight = fightIn([...told, ...losses, { kind: 'prevented', seat: 1, race: '@warcraft-human', count: 1 }] as Event[], view)!;
    expect(fight.due).toEqual({ melee: { attackers: 1, defenders: 0 } });
  });

  it('keeps who fell, which card was cancelled and who holds the field, and forgets the dice of the round before', () => {
    const fight = fightIn([...told, ...more], view)!;
    expect([fight.round, fight.dice.length, fight.winner]).toEqual([2, 1, 0]);
    expect(fight.lost).toEqual([{ seat: 1, race: 'human', type: 'melee', area: 'e3' }]);
    expect([fight.cards.defenders?.card, fight.cards.defenders?.by, fight.cards.attackers]).toEqual(['curse', 0, undefined]);
  });

  it('shows a card where it works, in the colour of who plays it', () => {
    expect(deedsOf([{ kind: 'played', seat: 1, card: '@warcraft-cripple', area: 'f5' }])).toEqual([{ area: 'f5', seat: 1, kind: 'card', card: 'cripple' }]);
    expect(deedsOf([{ kind: 'played', seat: 0, card: '@warcraft-town_portal', area: 'e5', to: 'e1' }]).map((d) => d.area)).toEqual(['e5', 'e1']);
  });

  it('shows a volley as one step, whoever throws; what a card throws is another', () => {
    const joins = (event: Event, ...step: Event[]): boolean => stage.joins!(event as unknown as Told, step as unknown as Told[]);
    expect(joins(die(1, 6, 0), die(0, 5, 0))).toBe(true);
    expect(joins({ ...die(1, 2, 1), purpose: 'curse' } as Event, die(0, 5, 0))).toBe(false);
    expect(joins({ kind: 'losses', attackers: 0, defenders: 0, attacker_seat: 0, defender_seat: 1 }, die(0, 5, 0))).toBe(false);
  });
});
