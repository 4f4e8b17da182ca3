/** The view with an own move that is on its way: a piece lies where it was put, a being stands where it was called. */

import type { BoardProps } from '../../core/board.ts';
import { after } from './after.ts';
import { sideOf } from './foresight.ts';
import { summons } from './parts/summons.svelte.ts';
import type { Told, View } from './wire.ts';

export function suppose(view: View, option: string, props: BoardProps<View>): View | undefined {
  const event = supposed(view, option, props);
  return event && after(view, event, props.catalogue);
}

/** What the answer does for certain; undefined where more follows from it than it says. */
function supposed(view: View, option: string, props: Pick<BoardProps<View>, 'view' | 'seat'>): Told | undefined {
  const [verb, what = '', where = ''] = option.split(' ');
  const { seat } = props;
  const owned = { seat, side: sideOf(props), owner_seat: seat, owner_seats: [seat] };
  const on = (square: string): View['board'][number] | undefined => view.board.find((p) => p.at === square);
  const piece = on(what);
  if (verb === 'place' && !where && !view.effect) return { kind: 'placed', at: what, rank: 'common', ...owned };
  // What stands there gives way; but what is lifted first for want of pieces nobody knows yet.
  if (verb === 'summon' && !(on(where) && summons.rows.find((r) => r.text === option)?.needs_lift)) return { kind: 'summoned', seat, card: `@tashkalar-${what}`, id: what, known: 'yes', at: where, orientation: null, pattern: null };
  if (verb === 'destroy' && !where && piece) return { kind: 'destroyed', at: what, rank: piece.rank, counted: false, ...owned, side: piece.side };
  if ((verb === 'move' || verb === 'leap') && piece && !on(where)) return { kind: 'moved', from: what, to: where, rank: piece.rank, ...owned, side: piece.side };
  return undefined;
}
