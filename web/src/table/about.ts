import type { BoardProps, GameClient, HelpText, Thing } from '../core/board.ts';
import { textOr } from '../core/i18n.svelte.ts';

export interface About {
  title: string;
  /** What it does, whoever asks. */
  general: string;
  help: HelpText | null;
}

/** What is said about a thing: by the game, and by its texts `<game>-<id>` and `<game>-<id>.text`. */
export function aboutOf(thing: Thing, client: GameClient | null, board: BoardProps): About {
  const key = `${board.table.game}-${thing.id}`;
  const help = client?.help?.(thing, board) ?? null;
  return { title: help?.title ?? textOr(key, thing.id), general: textOr(`${key}.text`, ''), help };
}
