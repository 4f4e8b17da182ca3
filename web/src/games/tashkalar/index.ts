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
import { cardFace, catalogueOf, flareFace, kindOf, MINOR, type View } from './faces';
import { optionLabel } from './labels';
import { ofCard, squaresOf, steps } from './steps';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Gallery,
  layout: 'columns',
  minor: MINOR,
  steps,
  optionLabel,
  buttons: (options, choose) => [...options.filter((o) => ofCard(o, choose.path) || o.startsWith('claim ')), ...options.filter((o) => !o.includes(' '))],
  covers: (option) => squaresOf(option).length > 0 || /^(discard|flare|return|drop|claim) /.test(option),
  help: (thing, props) => {
    const catalogue = catalogueOf(props.catalogue);
    const name = t(`tashkalar-${thing.id}`);
    if (kindOf(catalogue, thing.id) === 'flare') {
      const flare = flareFace(catalogue, thing.id, props.view, 0);
      return { title: name, source: flare.source, lines: flare.halves.map((h) => ({ text: h.text, rule: 'TK §8', source: flare.source })) };
    }
    const card = cardFace(catalogue, thing.id);
    return { title: name, source: card.source, lines: [{ text: t(`tashkalar-${thing.id}.text`), source: card.source }] };
  },
  face: (option) => (['end', 'pass', 'done'].includes(option) ? { key: 'T' } : undefined),
  score: (view, seat) => t('board-points', { count: view.sides.find((s) => s.seats.includes(seat))?.score ?? 0 }),
  keys: [['T', 'board-tk-key-end'], ['1–6', 'board-tk-key-card'], ['←↑↓→', 'board-key-walk'], ['Enter', 'board-key-take'], ['Esc', 'board-key-back']],
};

export default client;
