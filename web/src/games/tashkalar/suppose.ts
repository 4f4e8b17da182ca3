/** The view with an own move that is on its way: a piece lies where it was put, a being stands where it was called. */

import type { BoardProps } from '../../core/board.ts';
import { after } from './after.ts';
import { sideOf } from './outcome.ts';
import type { Told, View } from './wire.ts';

export function suppose(view: View, option: string, props: BoardProps<View>): View | undefined {
  const [verb, what = '', where = ''] = option.split(' ');
  const { seat, catalogue } = props;
  const side = sideOf(props);
  const owned = { seat, side, owner_seat: seat, owner_seats: [seat] };
  const then = (event: Told): View => after(view, event, catalogue);
  if (verb === 'place' && !where && !view.effect) return then({ kind: 'placed', at: what, rank: 'common', ...owned });
  if (verb === 'summon' && view.board.every((p) => p.at !== where)) return then({ kind: 'summoned', seat, card: `@tashkalar-${what}`, id: what, known: 'yes', at: where, orientation: null, pattern: null });
  if (verb === 'destroy' && !where) {
    const piece = view.board.find((p) => p.at === what);
    return piece && then({ kind: 'destroyed', at: what, rank: piece.rank, counted: false, ...owned, side: piece.side });
  }
  if ((verb === 'move' || verb === 'leap') && view.board.every((p) => p.at !== where)) {
    const piece = view.board.find((p) => p.at === what);
    return piece && then({ kind: 'moved', from: what, to: where, rank: piece.rank, ...owned, side: piece.side });
  }
  return undefined;
}
