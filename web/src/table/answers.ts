/** Which options stand in the two places for answers, and which in the row above them. */

import type { BoardProps, GameClient } from '../core/board.ts';

export interface Answers {
  no?: string | undefined;
  yes?: string | undefined;
}

/** What usually declines, ends or passes. */
const DECLINING = new Set(['pass', 'done', 'end', 'skip', 'decline', 'no']);

const bare = (options: readonly string[]): string[] => options.filter((o) => !o.includes(' '));

/** What the game says, else: left what declines, right what one would hardly leave undone. A single option that does not decline is the answer. */
export function answersOf(client: GameClient | null, board: BoardProps): Answers {
  const { options } = board;
  if (!board.question || board.still) return {};
  const own = client?.answers?.(options, board);
  if (own) return own;
  const no = bare(options).find((o) => DECLINING.has(o));
  return { no, yes: options.find((o) => client?.face?.(o)?.primary) ?? (options.length === 1 ? options.find((o) => o !== no) : undefined) };
}

/** The row of options of one step: an option stands where it first stood until the step is over, also when it is spent. */
export interface Places {
  /** Which step it is; '' where every question stands for itself. */
  step: string;
  options: readonly string[];
}

/** The row after another question: what the step had before keeps its place, what is new comes after it. */
export function kept(before: Places, step: string, options: readonly string[]): Places {
  if (!step || step !== before.step) return { step, options };
  return { step, options: [...before.options, ...options.filter((o) => !before.options.includes(o))] };
}

/** Options that neither the drawings nor the answers offer. */
export function listed(client: GameClient | null, board: BoardProps, { no, yes }: Answers): string[] {
  const { question, options, choose } = board;
  if (!question || board.still) return [];
  const buttons = client?.buttons?.(options, choose) ?? bare(options);
  const covers = client?.covers;
  const uncovered = covers ? options.filter((o) => !buttons.includes(o) && !covers(o, question)) : client ? [] : options.filter((o) => !buttons.includes(o));
  return [...buttons, ...uncovered].filter((o) => o !== no && o !== yes);
}
