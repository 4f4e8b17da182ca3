import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Board from './Board.svelte';
import { helpOf } from './help.ts';
import { logLine, ruleOf, seatOf, together } from './log.ts';
import { answers, buttons, covers, face, optionLabel, sentence, stepBack, unspent } from './options.ts';
import Boxed from './parts/Boxed.svelte';
import Gallery from './parts/Gallery.svelte';
import Hand from './parts/Hand.svelte';
import Hint from './parts/Hint.svelte';
import Options from './parts/Options.svelte';
import Played from './parts/Played.svelte';
import Player from './parts/Player.svelte';
import Side from './parts/Side.svelte';
import { outlook } from './parts/preview.svelte.ts';
import { own } from './own.ts';
import { foresight, headline, outcome } from './foresight.ts';
import { positions } from './positions.ts';
import { stage } from './steps.ts';
import { suppose } from './suppose.ts';
import type { Told, View } from './wire.ts';

const client: GameClient<View> = {
  Board, Hand, Hint, Options, Played, Player, Side, Gallery, Boxed, own,
  positions,
  editing: () => import('./editing.ts'),
  proportions: { ratio: 0.928, log: 252, upright: { info: 0, hand: 106 }, sideways: { hand: 100 } },
  // Hands are open; only what lies under a Monolith is not.
  secrets: (table) => table.options['monoliths'] === true,
  clicks: (option) => [option],
  stage, suppose, foresight, outcome, unspent, stepBack,
  tool: ({ still, step, view }) => ({ label: t('monolith-preview-tool'), sign: 'eye', key: 'B', on: outlook.on, ...(still || step || view.phase === 'over' ? {} : { go: () => outlook.toggle() }) }),
  looksAt: () => (outlook.on && outlook.root ? outlook : null),
  optionLabel, sentence, answers, buttons, covers, face,
  help: helpOf,
  headline, logLine, together, seatOf,
  rule: (event) => ruleOf(event as Told),
  score: (view, seat) => t('monolith-board-hp', { hp: view.sides.find((s) => s.seats.includes(seat))?.hp ?? 0 }),
  places: /\b[a-e][1-5]\b/,
  keys: [
    ['1 – 9', 'monolith-key-hand'],
    ['← ↑ → ↓', 'monolith-key-hex'],
    ['Q E', 'monolith-key-turn'],
    ['B', 'monolith-key-preview'],
    ['X', 'monolith-key-discard'],
    ['T', 'monolith-key-done'],
  ],
};

export default client;
