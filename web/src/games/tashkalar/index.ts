import '../common/boards.ts';
import type { GameClient } from '../../core/board.ts';
import Board from './Board.svelte';
import { foresight, outcome } from './foresight.ts';
import { helpOf } from './help.ts';
import { logLine, LONE, MINOR, ruleOf, together } from './log.ts';
import { answers, buttons, clicks, covers, face, optionLabel, sentence, unspent } from './options.ts';
import Boxed from './parts/Boxed.svelte';
import Gallery from './parts/Gallery.svelte';
import Hand from './parts/Hand.svelte';
import Hint from './parts/Hint.svelte';
import Left from './parts/Left.svelte';
import Options from './parts/Options.svelte';
import PatternField from './parts/PatternField.svelte';
import Played from './parts/Played.svelte';
import Player from './parts/Player.svelte';
import Side from './parts/Side.svelte';
import { positions } from './positions.ts';
import { stage } from './steps.ts';
import { suppose } from './suppose.ts';
import { scoreOf } from './view.ts';
import type { View } from './wire.ts';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Left, Options, Played, Gallery, Boxed,
  factFields: { grid: PatternField },
  positions,
  editing: () => import('./editing.ts'),
  proportions: { ratio: 1, log: 136, upright: { info: 56, hand: 112 }, sideways: { hand: 108 } },
  clicks,
  stage, suppose, foresight, outcome,
  ahead: 'preview',
  optionLabel, sentence, buttons, covers, face, answers, unspent,
  help: helpOf,
  logLine, together, rule: ruleOf,
  minor: MINOR,
  lone: LONE,
  score: scoreOf,
  keys: [['T', 'tashkalar-key-end'], ['1–6', 'web-board-key-card'], ['←↑↓→', 'web-board-key-walk'], ['Enter', 'web-board-key-take'], ['Esc', 'web-board-key-back']],
};

export default client;
