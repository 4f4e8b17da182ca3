import type { BoardProps, GameClient, HelpText, Thing } from '../core/board.ts';
import { t, textOr } from '../core/i18n.svelte.ts';
import type { LogLine } from './log.ts';

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

/** How a line of the log is named to the card beside it. */
export const lineAt = (line: LogLine): string => `${line.seq} ${line.n}`;

/** What is said about a line of the log: the whole of it, what each thing in it is, and where the rules speak of it. */
export function aboutLine(line: LogLine, client: GameClient | null, game: string): About {
  const events = line.events ?? (line.event ? [line.event] : []);
  const named = events.flatMap((event) => Object.values(event).flat()).filter((value): value is string => typeof value === 'string' && value.startsWith(`@${game}-`));
  const things = [...new Set(named)].flatMap((at) => {
    const text = textOr(`${at.slice(1)}.text`, '');
    return text ? [{ text: `${t(at.slice(1))}: ${text}` }] : [];
  });
  const rule = line.event && client?.rule?.(line.event);
  return { title: line.text, general: '', help: { title: line.text, lines: [...things, ...(rule ? [{ text: t('web-log-rule'), rule }] : []), { text: t('web-show-moment') }] } };
}
