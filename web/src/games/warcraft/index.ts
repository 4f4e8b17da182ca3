import '../common/boards.css';
import './warcraft.css';
import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Hint from './Hint.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';
import { catalogueOf, type View } from './faces';
import { optionLabel } from './labels';
import { isArea, steps } from './steps';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Gallery,
  layout: 'columns',
  steps,
  optionLabel,
  // The map offers what names an area, the hand its cards, the Town what is bought there; all else stays a button.
  covers: (option) => /^play /.test(option) || /^(train|build|upgrade|finish) (melee|ranged|flying|worker)$/.test(option) || option.split(' ').some(isArea),
  help: (thing, props) => {
    const c = catalogueOf(props.catalogue);
    const source = c?.cards.find((x) => x.id === thing.id)?.source ?? '';
    return { title: t(`warcraft-${thing.id}`), source, lines: [] };
  },
  keys: [['1–9', 'board-tk-key-card'], ['←↑↓→', 'board-key-walk'], ['Enter', 'board-key-take'], ['Esc', 'board-key-back']],
};

export default client;
