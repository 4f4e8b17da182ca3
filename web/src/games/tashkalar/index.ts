import '../common/boards.ts';
import './tashkalar.css';
import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Hint from './Hint.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';
import { sentence } from './asked';
import { MINOR, type View } from './faces';
import { helpOf } from './help';
import { optionLabel } from './labels';
import { ofCard, squaresOf, steps } from './steps';
import { logLine, together } from './told';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Gallery,
  layout: 'columns',
  minor: MINOR,
  logLine,
  together,
  steps,
  optionLabel,
  sentence,
  buttons: (options, choose) => [...options.filter((o) => ofCard(o, choose.path) || o.startsWith('claim ')), ...options.filter((o) => !o.includes(' '))],
  covers: (option) => squaresOf(option).length > 0 || /^(discard|flare|return|drop|claim) /.test(option),
  help: helpOf,
  // The card that a button speaks of lies chosen beside it.
  face: (option) => {
    const [verb = ''] = option.split(' ');
    if (['end', 'pass', 'done'].includes(verb)) return { key: 'T' };
    if (verb === 'claim') return { primary: true };
    return verb === 'discard' || verb === 'flare' ? { short: t(`tashkalar-verb-${verb}`) } : undefined;
  },
  score: (view, seat) => t('board-points', { count: view.sides.find((s) => s.seats.includes(seat))?.score ?? 0 }),
  keys: [['T', 'board-tk-key-end'], ['1–6', 'board-tk-key-card'], ['←↑↓→', 'board-key-walk'], ['Enter', 'board-key-take'], ['Esc', 'board-key-back']],
};

export default client;
