import { describe, expect, it } from 'vitest';
import { places } from '../src/games/monolith/parts/places.ts';
import { outlook } from '../src/games/monolith/parts/preview.svelte.ts';
import { stage } from '../src/games/monolith/steps.ts';
import { suppose } from '../src/games/monolith/suppose.ts';
import type { Catalogue, Told, View } from '../src/games/monolith/wire.ts';
import { momentOf, momentsOf } from '../src/table/reel.ts';
import { matchesOf } from './matches.ts';

const matches = matchesOf<View, Told, Catalogue>('monolith');

/** What a person sees of a view. Which source of a movement was used no event says. */
function seen(view: View): unknown {
  return {
    turn: view.turn, active: view.active, hp: view.sides.map((s) => s.hp), pool: view.poison_pool,
    segments: view.segments.map((s) => `${s.hex} ${s.seat} ${s.empty}`).sort(),
    seats: view.seats,
    drawn_out: view.ending.drawn_out, plays_left: view.plays_left,
    board: Object.fromEntries(view.board.map(({ used_attacks: _, moves, ...t }) => [t.hex, { ...t, moves: moves.map((m) => `${m.what} ${m.by}`) }])),
  };
}

/** An answer of the watching seat that tells of these events first. */
function optionOf(e: Told, next: Told | undefined, catalogue: Catalogue): string | null {
  if (!('seat' in e) || e.seat !== 0) return null;
  const code = 'tile' in e ? catalogue.tiles.find((x) => `@monolith-${x.id}` === e.tile)?.code : '';
  if (e.kind === 'discarded') return `discard ${code}`;
  if (e.kind === 'placed' || e.kind === 'transformed') return `place ${code} ${e.hex}/${e.rotation}`;
  if (e.kind === 'banner_placed') return `place ban ${e.hex}`;
  if (e.kind === 'moved') return `${e.by} ${e.from}>${e.to}/${e.rotation}`;
  if (e.kind === 'played' && next?.kind === 'moved') return `${next.by} ${next.from}>${next.to}/${next.rotation}`;
  if (e.kind === 'played' && next?.kind === 'charged') return `charge ${next.from}>${next.to}/${next.rotation} ${next.target_hex}`;
  if (e.kind === 'charged') return `charge ${e.from}>${e.to}/${e.rotation} ${e.target_hex} by ${e.by}`;
  if (e.kind === 'played' && next?.kind === 'net_thrown') return `net ${next.hex}`;
  return null;
}

describe('the hand of Monolith Arena', () => {
  it('keeps every tile in its place, and new ones fill the empty places', () => {
    let kept = 0;
    for (const { entries } of matches) {
      const history: never[] = [];
      let before: string[] = [];
      for (const { events, view } of entries) {
        history.push({ events } as never);
        const now = places(view, history, 0, {}).map((p) => (p.gone ? '' : p.id));
        expect(now.filter(Boolean).sort()).toEqual([...view.seats.find((s) => s.seat === 0)!.hand].sort());
        // One that stays, stays; where another lies in its place, none of its kind is left.
        before.forEach((id, i) => {
          if (!id || now[i] === id) return void (kept += Number(id !== ''));
          expect(now.filter((x) => x === id).length, JSON.stringify(events)).toBeLessThan(before.filter((x) => x === id).length);
        });
        before = now;
      }
    }
    expect(kept).toBeGreaterThan(100);
  });
  it('lets go of the one of two alike that was pressed', () => {
    const tile = '@monolith-battle';
    const drew = { events: [{ kind: 'drew', seat: 0, tile }, { kind: 'drew', seat: 0, tile }, { kind: 'drew', seat: 0, tile: '@monolith-net' }] };
    const view = (hand: string[]): View => ({ hand_limit: 3, active: 0, seats: [{ seat: 0, hand }] }) as unknown as View;
    const ids = (hand: string[], history: unknown[]): string[] => places(view(hand), history as never, 0, {}, new Map([[0, 1]])).map((p) => (p.gone ? '–' : p.id));
    expect(ids(['battle', 'battle', 'net'], [drew])).toEqual(['battle', 'battle', 'net']);
    expect(ids(['battle', 'net'], [drew])).toEqual(['battle', '', 'net']);
    expect(ids(['battle', 'net'], [drew, { events: [{ kind: 'played', seat: 0, tile }] }])).toEqual(['battle', '–', 'net']);
  });
  it('gives a tile that was taken back its place again, and says no more where it had gone', () => {
    const drew = { kind: 'rng', events: ['battle', 'move', 'knight'].map((id) => ({ kind: 'drew', seat: 0, tile: `@monolith-${id}` })) };
    const discarded = { kind: 'act', events: [{ kind: 'discarded', seat: 0, tile: '@monolith-move' }] };
    const placed = { kind: 'act', events: [{ kind: 'placed', seat: 0, tile: '@monolith-knight', hex: 'd3' }] };
    const undo = { kind: 'undo', text: '2', events: [] };
    const view = { hand_limit: 3, active: 0, seats: [{ seat: 0, hand: ['battle', 'knight'] }] } as unknown as View;
    expect(places(view, [drew, discarded, placed, undo] as never, 0, {}).map((p) => (p.gone ? '–' : p.id))).toEqual(['battle', '–', 'knight']);
  });
  it('has places for what was held before the log begins', () => {
    const view = (hand: string[]): View => ({ hand_limit: 3, active: 0, seats: [{ seat: 0, hand }] }) as unknown as View;
    const ids = (hand: string[], events: unknown[]): string[] => places(view(hand), [{ events }] as never, 0, catalogue as never).map((p) => (p.gone ? '–' : p.id));
    const catalogue = { tiles: [{ id: 'battle' }, { id: 'net' }, { id: 'pikeman' }] };
    const played = { kind: 'played', seat: 0, tile: '@monolith-battle' };
    expect(ids(['net', 'battle', 'pikeman'], [])).toEqual(['battle', 'net', 'pikeman']);
    expect(ids(['net', 'pikeman'], [played])).toEqual(['–', 'net', 'pikeman']);
    expect(ids(['net', 'pikeman', 'rune'], [played, { kind: 'turn_began', seat: 1 }, { kind: 'drew', seat: 0, tile: '@monolith-rune' }])).toEqual(['rune', 'net', 'pikeman']);
  });
});

describe('the stage of Monolith Arena', () => {
  it('shows after every entry what the server shows', () => {
    let entries = 0;
    for (const { catalogue, first, entries: all } of matches) {
      let before = first;
      for (const { events, view } of all) {
        const now = events.reduce((v, e) => stage.after(v, e as never, catalogue as never), before);
        expect(seen(now), JSON.stringify(events)).toEqual(seen(view));
        before = view;
        entries++;
      }
    }
    expect(entries).toBeGreaterThan(100);
  });
  it('supposes of an own answer what the server then tells', () => {
    let supposed = 0;
    for (const { catalogue, first, entries } of matches) {
      let before = first;
      for (const { events, view } of entries) {
        const [one, two] = events;
        const option = one && optionOf(one, two, catalogue);
        if (option) {
          const props = { view: before, seat: 0, catalogue } as never;
          const own = events.slice(0, one.kind === 'played' ? 2 : 1).reduce((v, e) => stage.after(v, e as never, catalogue as never), before);
          expect(seen(suppose(before, option, props)!), option).toEqual(seen(own));
          supposed++;
        }
        before = view;
      }
    }
    expect(supposed).toBeGreaterThan(10);
  });
});

describe('a hand that is drawn', () => {
  it('is one step, and each further tile gives more time to read it', () => {
    const from = momentOf({ seq: 0, seat: 0, view: {}, questions: [], floor: 0, length: 0, result: null } as never, 0);
    const draws = (...seats: number[]) => seats.map((seat, seq) => ({ seq, kind: 'rng', seat: -1, events: [{ kind: 'drew', seat, tile: '@monolith-net' }] })) as never;
    const play = { steps: { ...stage, after: (view: never) => view }, catalogue: {} } as never;
    const shown = (...seats: number[]) => momentsOf(from, draws(...seats), { ...from, seq: 9 } as never, play, () => false).filter((m) => m.scene).map((m) => [m.scene!.events.length, m.scene!.ms]);
    expect(shown(1)).toEqual([[1, 350]]);
    expect(shown(1, 1, 1)).toEqual([[3, 950]]);
    expect(shown(1, 1, 0)).toEqual([[2, 650], [1, 350]]);
  });
});

describe('what an own answer does to others', () => {
  /** The durations of what is seen of an own entry that was drawn while it was sent, and whether the question waits for it. */
  function shown(...kinds: string[]): [number, boolean][] {
    const from = momentOf({ seq: 0, seat: 0, view: {}, questions: [{ seat: 0, q: 1, options: [] }], floor: 0, length: 0, result: null } as never, 0);
    const entry = { seq: 0, kind: 'act', seat: 0, events: kinds.map((kind) => ({ kind, seat: 0 })) } as never;
    const play = { steps: { ...stage, after: (view: never) => view }, catalogue: {} } as never;
    return momentsOf(from, [entry], { ...from, seq: 1 } as never, play, () => true, true).filter((m) => m.scene).map((m) => [m.scene!.ms, m.own]);
  }
  it('is shown like what others do', () => {
    expect(shown('played', 'charged', 'struck', 'wounded', 'eliminated')).toEqual([[1400, false]]);
    expect(shown('played', 'shot', 'wounded')).toEqual([[1400, false]]);
    expect(shown('played', 'push_begun', 'pushed')).toEqual([[1400, false]]);
  });
  it('and where it does nothing to them it waits for nothing', () => {
    expect(shown('placed')).toEqual([[0, true]]);
    expect(shown('played', 'moved')).toEqual([[0, true]]);
    expect(shown('pushed')).toEqual([[0, true]]);
    expect(shown('played', 'battle_began', 'segment', 'struck')[0]).toEqual([0, true]);
  });
});

describe('a battle that is looked at before it begins', () => {
  /** Battles of a match as the server foresees them: the view before, and what happens moment by moment. */
  function* battles(): Generator<{ view: View; catalogue: Catalogue; segments: { initiative: number | 'start'; events: Told[] }[] }> {
    for (const { catalogue, first, entries } of matches) {
      let view = first;
      for (const { events, view: next } of entries) {
        const from = events.findIndex((e) => e.kind === 'battle_began');
        const to = events.findIndex((e) => e.kind === 'battle_ended');
        if (from >= 0) {
          const segments: { initiative: number | 'start'; events: Told[] }[] = [{ initiative: 'start', events: [] }];
          for (const e of events.slice(from, to < 0 ? undefined : to)) {
            if (e.kind === 'segment') segments.push({ initiative: e.initiative, events: [] });
            segments.at(-1)!.events.push(e);
          }
          yield { view: events.slice(0, from).reduce((v, e) => stage.after(v, e as never, catalogue as never) as View, view), catalogue, segments };
        }
        view = next;
      }
    }
  }

  it('shows in the panels the hit points that the banners on the board have, part by part', () => {
    let hurt = 0;
    for (const { view, catalogue, segments } of battles()) {
      const props = { view, catalogue } as never;
      outlook.on = true;
      outlook.root = { segments, ask: null, branches: [], end: null, cut: false, board: [...view.board] } as never;
      const hp = view.sides.map((s) => s.hp);
      for (const [i, part] of outlook.walk.parts.entries()) {
        outlook.at = i;
        for (const e of part.events) if (e.kind === 'banner_hurt') hp[view.seats.find((s) => s.seat === e.seat)!.side] = e.hp;
        const banners = view.sides.map((s) => outlook.shown(props)!.tiles.find((x) => x.kind === 'banner' && x.side === s.side)?.life);
        expect(banners, part.initiative).toEqual(hp);
        expect(outlook.hp(props), part.initiative).toEqual(hp);
        hurt += Number(part.events.some((e) => e.kind === 'banner_hurt'));
      }
      outlook.toggle(false);
    }
    expect(hurt).toBeGreaterThan(0);
  });
});
