import { describe, expect, it } from 'vitest';
import { sceneOf } from '../src/games/tashkalar/scene.ts';
import { stage } from '../src/games/tashkalar/steps.ts';
import type { Catalogue, Told, View } from '../src/games/tashkalar/wire.ts';
import { matchesOf } from './matches.ts';

const matches = matchesOf<View, Told, Catalogue>('tashkalar');
const { catalogue } = matches[0]!;
const after = (view: View, events: readonly Told[]): View => events.reduce((v, e) => stage.after(v, e as never, catalogue as never), view);

/** A being whose card and action are spent, but which waits for a piece to be lifted, no event tells of. */
const waits = (view: View, then: View): boolean => then.turn.actions < view.turn.actions && then.turn.number === view.turn.number;

/** What a person sees of a view. Partners hand on their legends unseen; what a being costs for good is not told; progress of tasks comes with views. */
function seen(view: View): unknown {
  const teams = view.mode.endsWith('_teams');
  return {
    board: Object.fromEntries(view.board.map((p) => [p.at, `${p.side} ${p.rank}${p.gateway ? ' gateway' : ''}${'under' in p ? ' under' : ''}`])),
    players: view.players.map((p) => ({ beings: p.beings, legends: teams ? 0 : p.legends, flares: p.flares, cards: teams ? null : p.cards, frozen: p.frozen, pending: p.pending, on_card: p.on_card, missing_action: p.missing_action })),
    sides: view.sides.map(({ side, score, colours, improvise, common, heroic, legendary, gateway, task_points, legendary_supply }) => ({ side, score, colours, improvise, common, heroic, legendary, gateway, task_points, legendary_supply })),
    turn: { number: view.turn.number, seat: view.turn.seat, actions: view.turn.actions },
    tasks: view.tasks && { current: view.tasks.current, next: view.tasks.next },
    ending: view.ending, phase: view.phase, decks: [view.legends.deck, view.flares.deck],
  };
}

describe('the stage of Tash-Kalar', () => {
  it('shows after every answer what the server shows', () => {
    const kinds = new Set<string>();
    for (const { first, entries } of matches) {
      let before = first;
      for (const { events, view } of entries) {
        for (const e of events) kinds.add(e.kind);
        if (events.length || !waits(before, view)) expect(seen(after(before, events)), JSON.stringify(events)).toEqual(seen(view));
        before = view;
      }
    }
    expect(kinds.size).toBeGreaterThan(28);
  });

  it('decides how long every kind of event is seen', () => {
    const joined = ['turn', 'reshuffled'];
    const kinds = matches.flatMap((m) => m.entries.flatMap((e) => e.events.map((event) => event.kind)));
    expect([...new Set(kinds)].filter((kind) => !(kind in stage.durations) && !joined.includes(kind))).toEqual([]);
  });

  it('draws the pattern of every being that is summoned, and what it tramples at once', () => {
    const squares = new Set(catalogue.arena.squares);
    let drawn = 0;
    for (const { first, entries } of matches) {
      let before = first;
      for (const { events, view } of entries) {
        const summoned = events.find((e) => e.kind === 'summoned');
        if (summoned && !events.some((e) => e.kind === 'improvised' || e.kind === 'lifted') && !before.turn.borrow && !before.turn.void && before.turn.pattern_side === null) {
          const scene = sceneOf(events as never, before, 0, catalogue, squares);
          expect(scene.used.length, JSON.stringify(summoned)).toBeGreaterThan(0);
          drawn++;
        }
        before = view;
      }
    }
    expect(drawn).toBeGreaterThan(40);
  });

  it('draws each square once, though a Bomb falls where it has just trampled a piece, and a piece walks there and back', () => {
    const squares = new Set(catalogue.arena.squares);
    const { first } = matches[0]!;
    const sceneAfter = (...events: object[]) => sceneOf(events as never, first, 0, catalogue, squares);
    const bomb = sceneAfter({ kind: 'summoned', at: 'b4', seat: 0, id: 'bomb', pattern: ['b5', 'c5'] }, { kind: 'destroyed', at: 'b4', side: 1 }, { kind: 'destroyed', at: 'b3', side: 1 }, { kind: 'destroyed', at: 'b4', side: 0 });
    expect(bomb.fallen).toEqual([{ square: 'b4', own: true }, { square: 'b3', own: false }]);
    const walk = sceneAfter({ kind: 'moved', from: 'e5', to: 'e6', side: 0 }, { kind: 'moved', from: 'e6', to: 'e5', side: 0 }, { kind: 'upgraded', at: 'e5', side: 0 });
    expect(walk.lit).toEqual(['e6', 'e5']);
  });

  it('lets fall together what falls at once, and the piece that takes it', () => {
    const fell = { kind: 'destroyed', at: 'e5', seat: 0 };
    const joins = stage.joins!;
    expect(joins({ kind: 'destroyed', at: 'd5' }, [fell])).toBe(true);
    expect(joins({ kind: 'destroyed', at: 'e5' }, [{ kind: 'summoned', at: 'e5' }])).toBe(true);
    expect(joins({ kind: 'destroyed', at: 'd5' }, [{ kind: 'summoned', at: 'e5' }])).toBe(false);
    expect(joins({ kind: 'destroyed', at: 'd5' }, [{ kind: 'summoned', at: 'e5' }, fell]), 'what an effect destroys is not what the being has trampled').toBe(false);
    expect(joins({ kind: 'moved', from: 'e4', to: 'e5' }, [fell])).toBe(true);
    expect(joins({ kind: 'moved', from: 'e4', to: 'e3' }, [fell])).toBe(false);
    expect(joins({ kind: 'moved', from: 'e4', to: 'e3' }, [{ kind: 'moved', from: 'e5', to: 'e4' }]), 'one way, one step').toBe(true);
    expect(joins({ kind: 'moved', from: 'd4', to: 'd3' }, [{ kind: 'moved', from: 'e5', to: 'e4' }])).toBe(false);
  });
});
