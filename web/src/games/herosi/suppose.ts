/** The view with an own answer that is on its way. */

import type { BoardProps } from '../../core/board.ts';
import { after } from './after.ts';
import { cardAt } from './options.ts';
import { LETTERS } from './view.ts';
import type { Told, View } from './wire.ts';

/** The view with the own answer, where nothing but the player's own will is in it. */
export function suppose(view: View, option: string, props: BoardProps<View>): View | undefined {
  const [verb, ...rest] = option.split(' ');
  const { seat } = props;
  const mine = (field: string): string => `${LETTERS[seat]}.${field}`;
  const told = (event: object): View => after(view, event as Told);
  if (verb === 'move') return told({ kind: 'moved', seat, from: mine(rest[0]!), to: mine(rest[1]!), being: '' });
  if (verb === 'take') {
    const card = cardAt(rest[0]!, props);
    const track = view.players[seat]?.battle ?? 0;
    return card ? told({ kind: 'took', seat, card: `@herosi-${card}`, slot: rest[0], track: track < view.battles.length ? track : 0 }) : undefined;
  }
  if (view.pace === 'calm' && (verb === 'roll' || ['keep', 'go', 'stop'].includes(option))) return told({ kind: 'chose', seat });
  return undefined;
}
