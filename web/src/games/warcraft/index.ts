import '../common/boards.ts';
import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Board from './Board.svelte';
import { foresight } from './foresight.ts';
import { helpOf } from './help.ts';
import { idle, logLine, MINOR, together } from './log.ts';
import { answers, buttons, clicks, covers, face, midst, optionLabel, sentence, step, unspent } from './options.ts';
import Boxed from './parts/Boxed.svelte';
import Gallery from './parts/Gallery.svelte';
import Hand from './parts/Hand.svelte';
import Hint from './parts/Hint.svelte';
import { unasked } from './parts/moving.svelte.ts';
import Played from './parts/Played.svelte';
import Player from './parts/Player.svelte';
import Row from './parts/Row.svelte';
import Side from './parts/Side.svelte';
import { positions } from './positions.ts';
import { stage } from './steps.ts';
import { suppose } from './suppose.ts';
import type { View } from './wire.ts';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Options: Row, Played, Gallery, Boxed,
  positions,
  editing: () => import('./editing.ts'),
  proportions: { ratio: 776 / 704, turned: 704 / 776, log: 252, upright: { info: 36, hand: 92 }, sideways: { hand: 92 } },
  clicks, stage, suppose, foresight,
  answers, sentence, step, midst, unspent, unasked,
  optionLabel, buttons, covers, face,
  help: helpOf,
  logLine, together, idle,
  minor: MINOR,
  score: (view, seat) => t('web-board-points', { count: view.seats.find((s) => s.seat === seat)?.points ?? 0 }),
  keys: [['T', 'warcraft-key-done'], ['1–9', 'web-board-key-card'], ['←↑↓→', 'web-board-key-walk'], ['Enter', 'web-board-key-take'], ['I', 'warcraft-key-about'], ['Esc', 'web-board-key-back']],
};

export default client;
