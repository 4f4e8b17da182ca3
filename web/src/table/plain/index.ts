/** A board for any game: the picture its view brings, the rest of the view as facts, its options as buttons. */

import type { GameClient } from '../../core/board.ts';
import { has, list } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import Board from './Board.svelte';
import { FEW, isSeat, plainWord } from './facts.ts';
import Hand from './Hand.svelte';

export function plain(game: string): GameClient {
  return {
    Board,
    Hand,
    /** A few options are buttons like any other; many are folded where a hand would lie. */
    covers: (option, question) => option.includes(' ') && (question.options?.length ?? 0) > FEW,
    /** A view that says `secrets: false` hides nothing from anybody. */
    secrets: (_table, view) => view['secrets'] !== false,
    /** An event without a sentence is told by its kind and its fields: a log with gaps misleads. */
    logLine: (event, _entry, { nameOf }) => {
      if (has(`${game}-event-${event.kind}`)) return undefined;
      const { kind, ...fields } = event;
      const told = Object.entries(fields as Json).flatMap(([key, value]) => (isSeat(key, value) ? [nameOf(value)] : typeof value === 'object' ? [] : [plainWord(game, value)]));
      return told.length ? `${plainWord(game, kind)}: ${list(told)}` : plainWord(game, kind);
    },
  };
}
