/** What is foreseen, in words: of an option by itself, and of a battle that would follow it. */

import type { BoardProps, Foreseen, GameClient } from '../../core/board.ts';
import { counted, list, t } from '../../core/i18n.svelte.ts';
import { bare } from '../common/told.ts';
import { why } from '../common/why.svelte.ts';
import { nameOfTile } from './view.ts';
import type { Told, View } from './wire.ts';
import { tally } from './parts/blows.ts';
import { outlook } from './parts/preview.svelte.ts';

const LEAVES = new Set(['eliminated', 'rune_spent', 'faded']);

/** As many as a line has room for are named. */
const NAMED = 2;
const some = (tiles: string[]): string => {
  const kinds = counted(tiles);
  return kinds.length > NAMED ? t('monolith-foresight-tiles', { count: tiles.length }) : list(kinds);
};

/** Whose tiles fall and whose hit points go, own losses first, in as few words as the row has room for. `then`: in a battle that might follow. */
function losses(events: readonly Told[], props: BoardProps<View>, then: boolean): Foreseen[] {
  const side = (seat: number): number | undefined => props.view.seats.find((s) => s.seat === seat)?.side;
  const mine = (seat: number): boolean => side(seat) === side(props.seat);
  const tell = (own: boolean): string => {
    const fallen = events.flatMap((e) => {
      const [tile, seat] = e.kind === 'transformed' ? [e.victim, e.victim_seat] : LEAVES.has(e.kind) && 'tile_seat' in e && 'tile' in e ? [e.tile, e.tile_seat] : ['', -1];
      return tile && mine(seat) === own ? [nameOfTile(bare(tile))] : [];
    });
    const row = props.view.sides.find((s) => mine(s.seats[0] ?? -1) === own);
    const hurt = events.findLast((e) => e.kind === 'banner_hurt' && mine(e.seat) === own);
    const points = (key: string): string => (row && hurt?.kind === 'banner_hurt' ? t(`monolith-foresight-${key}`, { from: row.hp, to: hurt.hp, team: row.seats.length > 1 ? 'yes' : 'no' }) : '');
    const when = then ? '-battle' : '';
    if (fallen.length) return t(`monolith-foresight-${own ? 'lose' : 'fall'}${when}`, { tiles: [some(fallen), points('points')].filter(Boolean).join('; ') });
    // Hit points alone could be taken for the price of the answer itself.
    return points(`hp${own ? '-own' : ''}${when}`);
  };
  const [lost, won] = [tell(true), tell(false)];
  return [...(lost ? [{ text: lost, tone: 'loss' as const }] : []), ...(won ? [{ text: won, tone: 'gain' as const }] : [])];
}

/** What a battle would do after the answer that is spelled out. */
export function outlookLines(props: BoardProps<View>): Foreseen[] {
  const { parts, asks } = outlook.walk;
  if (!outlook.tells(props.choose.ready)) return [];
  const lines = losses(parts.flatMap((p) => p.events), props, true);
  if (!lines.length && !asks.length) return [{ text: t('monolith-foresight-calm'), tone: 'plain' }];
  return asks.length ? [...lines, { text: t('monolith-foresight-maybe'), tone: 'plain' }] : lines;
}

/** What an option itself does beyond the obvious; why the last try was none comes before all. */
export const foresight: NonNullable<GameClient<View>['foresight']> = (events, _, props) => {
  if (why.text) return [{ text: why.text, tone: 'plain' }];
  const told = events as unknown as readonly Told[];
  const lines = losses(told, props, false);
  // That a battle costs nobody anything is worth knowing before it is begun.
  return lines.length || !told.some((e) => e.kind === 'battle_ended') ? lines : [{ text: t('monolith-foresight-calm'), tone: 'plain' }];
};

/** What has come over tiles of the seat that stay where they are. */
function hampered(before: View, { view, seat }: BoardProps<View>): Foreseen[] {
  return (['netted', 'disarmed'] as const).flatMap((how) => {
    const free = new Set(before.board.filter((x) => !x[how]).map((x) => `${x.hex} ${x.tile}`));
    const tiles = view.board.filter((x) => x.seat === seat && x[how] && free.has(`${x.hex} ${x.tile}`)).map((x) => nameOfTile(x.tile));
    return tiles.length ? [{ text: t(`monolith-foresight-${how}`, { tiles: some(tiles) }), tone: 'loss' as const }] : [];
  });
}

/** What the step that is shown has cost whom. */
export const outcome: NonNullable<GameClient<View>['outcome']> = (step, props) => {
  if (props.seat < 0) return [];
  const before = step.before as unknown as View;
  return [...losses(step.events as unknown as readonly Told[], Object.create(props, { view: { value: before } }) as BoardProps<View>, false), ...hampered(before, props)];
};

/** A part of a battle in a few words: on how many the poison works, how many blows, how many held back, how many fell. */
export function tallied(events: readonly Told[]): string {
  const { blows, held, dead } = tally(events);
  const poisoned = events.filter((e) => e.kind === 'poison_works').length;
  const told = [poisoned ? t('monolith-battle-poison', { count: poisoned }) : '', blows ? t('monolith-battle-blows', { count: blows }) : '', held ? t('monolith-battle-held', { count: held }) : '', dead ? t('monolith-battle-fall', { count: dead }) : ''];
  return told.filter(Boolean).join(', ') || t('monolith-battle-nothing');
}

/** A segment by its number and its tally: its blows stand one by one below, and in the log. */
export const headline: NonNullable<GameClient['headline']> = (events) => {
  const told = events as unknown as readonly Told[];
  // Those before it have nobody to strike: they pass with it.
  const segment = told.findLast((e) => e.kind === 'segment');
  return segment?.kind === 'segment' ? `${t('monolith-battle-segment', { segment: segment.initiative })}: ${tallied(told)}` : undefined;
};
