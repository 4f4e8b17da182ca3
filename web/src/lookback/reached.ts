/** Where a line that is looked back on would lay its pieces: boards draw them as ghosts. */

import type { BoardProps, GameClient } from '../core/board.ts';
import type { Json } from '../core/wire.ts';

/** The view after the answers of a line, as far as they are plain; null where none of them is. */
export function reachedBy(client: GameClient | null, line: readonly string[], board: BoardProps): Json | null {
  let view = board.view;
  for (const option of line) view = client?.suppose?.(view, option, Object.create(board, { view: { value: view } }) as BoardProps) ?? view;
  return view === board.view ? null : view;
}
