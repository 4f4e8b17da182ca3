/** What is foreseen, in words: of an option by itself, and of a battle that would follow it. */

import type { BoardProps, Foreseen, GameClient } from '../../../core/board.ts';
import { list, t } from '../../../core/i18n.svelte.ts';
import { why } from '../../common/why.svelte.ts';
import { nameOfTile } from '../view.ts';
import type { Told, View } from '../wire.ts';
import { outlook } from './preview.svelte.ts';

const LEAVES = new Set(['eliminated', 'rune_spent', 'faded']);

/** As many as a line has room for are named. */
const NAMED = 2;
const some = (tiles: string[]): string => (tiles.length > NAMED ? t('monolith-preview-ahead-tiles', { count: tiles.length }) : list(tiles));

/** Whose tiles fall and whose hit points go, own losses first. `then`: in a battle that might follow. */
function losses(events: readonly Told[], props: BoardProps<View>, then: boolean): Foreseen[] {
  const side = (seat: number): number | undefined => props.view.seats.find((s) => s.seat === seat)?.side;
  const mine = (seat: number): boolean => side(seat) === side(props.seat);
  const fallen = (own: boolean): string[] => events.flatMap((e) => (LEAVES.has(e.kind) && 'tile_seat' in e && 'tile' in e && mine(e.tile_seat) === own ? [nameOfTile(e.tile.slice('@monolith-'.length))] : []));
  const hp = (own: boolean): string => {
    const row = props.view.sides.find((s) => mine(s.seats[0] ?? -1) === own);
    const last = events.findLast((e) => e.kind === 'banner_hurt' && mine(e.seat) === own);
    return row && last?.kind === 'banner_hurt' ? t(own ? 'monolith-preview-ahead-hp-own' : 'monolith-preview-ahead-hp', { from: row.hp, to: last.hp, team: row.seats.length > 1 ? 'yes' : 'no' }) : '';
  };
  const [own, theirs] = [fallen(true), fallen(false)];
  // Hit points alone could be taken for the price of the answer itself.
  const inBattle = (fell: string, points: string): string => (then && !fell && points ? t('monolith-preview-ahead-battle', { what: points }) : [fell, points].filter(Boolean).join(' '));
  const lost = inBattle(own.length ? t(then ? 'monolith-preview-ahead-lose-battle' : 'monolith-preview-ahead-lose', { tiles: some(own) }) : '', hp(true));
  const won = inBattle(theirs.length ? t(then ? 'monolith-preview-ahead-fall-battle' : 'monolith-preview-ahead-fall', { tiles: some(theirs) }) : '', hp(false));
  return [...(lost ? [{ text: lost, tone: 'loss' as const }] : []), ...(won ? [{ text: won, tone: 'gain' as const }] : [])];
}

/** What a battle would do after the answer that is spelled out. */
export function outlookLines(props: BoardProps<View>): Foreseen[] {
  const { parts, asks } = outlook.walk;
  if (!outlook.root) return [];
  const lines = losses(parts.flatMap((p) => p.events), props, true);
  if (!lines.length) return [{ text: t('monolith-preview-ahead-calm'), tone: 'plain' }];
  return asks.length ? [...lines, { text: t('monolith-preview-ahead-maybe'), tone: 'plain' }] : lines;
}

/** What an option itself does beyond the obvious; why the last try was none comes before all. */
export const foresight: NonNullable<GameClient<View>['foresight']> = (events, _, props) => {
  if (why.text) return [{ text: why.text, tone: 'plain' }];
  return losses(events as unknown as readonly Told[], props, false);
};

/** What the step that is shown has cost whom. */
export const outcome: NonNullable<GameClient<View>['outcome']> = (step, props) =>
  props.seat < 0 ? [] : losses(step.events as unknown as readonly Told[], Object.create(props, { view: { value: step.before } }) as BoardProps<View>, false);
