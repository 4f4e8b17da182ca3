import '../common/boards.ts';
import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Board from './Board.svelte';
import { foresight } from './foresight.ts';
import { helpOf } from './help.ts';
import { logLine, LONE, MINOR, seatOf, together } from './log.ts';
import { answers, buttons, carries, clicks, covers, face, midst, named, optionLabel, sentence, step, unasked, unspent } from './options.ts';
import Boxed from './parts/Boxed.svelte';
import Gallery from './parts/Gallery.svelte';
import Hand from './parts/Hand.svelte';
import Hint from './parts/Hint.svelte';
import Options from './parts/Options.svelte';
import Player from './parts/Player.svelte';
import Side from './parts/Side.svelte';
import { positions } from './positions.ts';
import { stage } from './steps.ts';
import { suppose } from './suppose.ts';
import type { View } from './wire.ts';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Options, Hint, Gallery, Boxed,
  positions, stage,
  editing: () => import('./editing.ts'),
  proportions: { ratio: 766 / 776, log: 284, upright: { info: 0, hand: 108 }, sideways: { hand: 92 }, tall: true },
  // What is drafted lies open; from the armies on there is something to hide.
  secrets: (_, view) => view.phase !== 'draft',
  clicks,
  optionLabel, sentence, buttons, covers, named, answers, midst, step, carries, unasked, unspent, face, foresight, suppose,
  help: helpOf,
  logLine, together, seatOf,
  // Whoever throws dice has seen what happened; whoever only declines to act has done nothing.
  idle: (entry) => entry.text === 'pass',
  minor: MINOR,
  lone: LONE,
  score: (view, seat) => t('herosi-board-score', { life: view.players.find((p) => p.seat === seat)?.life ?? 0 }),
  places: /\b(?:[fb][1-4]|[acd][12])\b/,
  keys: [['R', 'herosi-key-roll'], ['Space', 'herosi-key-stop'], ['1–7', 'herosi-key-keep'], ['Q W E T', 'herosi-key-actions'], ['←↑↓→', 'web-board-key-walk'], ['Enter', 'web-board-key-take'], ['Esc', 'web-board-key-back']],
};

export default client;
