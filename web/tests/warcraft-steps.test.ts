import { describe, expect, it } from 'vitest';
import { after } from '../src/games/warcraft/after.ts';
import { durations, JOINED, stage } from '../src/games/warcraft/steps.ts';
import type { Told, View } from '../src/games/warcraft/wire.ts';
import { differences, matchesOf } from './matches.ts';

const matches = matchesOf<View, Told, Record<string, unknown>>('warcraft');

/** What a person sees of a view. Which phase comes next, and who has moved, is drawn only where it is asked for. */
function seen(view: View): Record<string, unknown> {
  const areas = Object.entries(view.areas).map(([id, { pieces, ...a }]) => [id, { ...a, pieces: (pieces ?? []).map(({ moved: _, ...p }) => p) }] as const);
  const b = view.battle;
  const fighting = [...(b?.fighting ?? [])].sort((x, y) => (`${x.race} ${x.area}` < `${y.race} ${y.area}` ? -1 : 1));
  return {
    turn: view.turn, step: view.step, active: view.active, first: view.first, seats: view.seats,
    areas: Object.fromEntries(areas.filter(([, a]) => a.pieces.length || Object.keys(a).length > 1)),
    portal: view.portal ?? null,
    battle: b && { area: b.area, round: b.round, attackers: b.attackers, defenders: b.defenders, fighting, devoured: b.devoured, polymorphed: b.polymorphed },
  };
}

/** A card whose effect waits for Dispel Magic is shown as it is played. */
const waits = (path: string): boolean => /\/(fast|crippled|polymorphed)/.test(path);
/** How many pieces lie in the reserve is not drawn; a unit that rises again lies in none meanwhile. */
const drawn = (path: string): boolean => !path.endsWith('/reserve');
/** A Town Portal takes all away at once and puts them down one by one. */
const through = (events: readonly Told[]): boolean => events.some((e) => e.kind === 'played' && e.card.endsWith('town_portal'));

it('shows after each event what the server then tells', () => {
  const wrong: string[] = [];
  let entriesPlayed = 0;
  for (const { catalogue, first, entries } of matches) {
    let view = first;
    for (const { events, view: real } of entries) {
      const shown = events.reduce<View>((v, e) => after(v, e, catalogue), view);
      entriesPlayed += 1;
      if (!through(events)) wrong.push(...differences(seen(shown), seen(real)).filter((path) => drawn(path) && !waits(path)).map((path) => `${real.scenario}: ${events.map((e) => e.kind).join(' ')} ${path}`));
      view = real;
    }
  }
  expect(entriesPlayed).toBeGreaterThan(3000);
  expect(wrong).toEqual([]);
});

it('has decided for each kind of event whether it is seen by itself', () => {
  const kinds = new Set(matches.flatMap((m) => m.entries.flatMap(({ events }) => events.map((e) => e.kind))));
  expect([...kinds].filter((kind) => !(kind in durations) && !JOINED.has(kind))).toEqual([]);
});

describe('a round without losses', () => {
  const stay = (attackers: number, defenders: number): number => stage.stays?.([{ kind: 'losses', attackers, defenders }]) ?? stage.durations['losses']!;
  it('goes on sooner than one in which somebody falls, and its dice are seen as long', () => {
    expect(stay(0, 0)).toBeLessThan(stay(1, 0));
    expect(stage.stays?.([{ kind: 'rolled' }])).toBeUndefined();
    expect(stage.durations['round']! + stage.durations['rolled']! + stay(0, 0)).toBeLessThan(2000);
  });
});
