import '../common/boards.ts';
import './warcraft.css';
import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Hint from './Hint.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';
import { idle } from './changes';
import { catalogueOf, MINOR, type View } from './faces';
import { areaHelp, optionLabel, together } from './labels';
import { isArea, steps } from './steps';

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Gallery,
  layout: 'columns',
  idle,
  minor: MINOR,
  together,
  steps,
  optionLabel,
  buttons: (options) => options.filter((o) => !o.includes(' ') || o.startsWith('give ')),
  // The map offers what names an area, the hand its cards, the Town what is bought there; all else stays a button.
  covers: (option) => /^(play|amount) /.test(option) || /^(train|build|upgrade|finish) (melee|ranged|flying|worker)$/.test(option) || option.split(' ').some(isArea),
  help: (thing, props) => {
    const c = catalogueOf(props.catalogue);
    if (thing.at) return areaHelp(thing.at, props);
    const unit = c?.races.flatMap((r) => r.units).find((u) => u.id === thing.id);
    if (unit) {
      const source = (field: string): string => unit.source[field] ?? unit.source['*'] ?? '';
      const lines = [{ text: t(`warcraft-${unit.type}.text`), rule: 'WC §4.1', source: source('*') }, { text: t('board-wc-strength-is', { strength: unit.strength }), rule: 'WC §5.2', source: source('strength') }];
      if (unit.ability) lines.push({ text: `${t(`warcraft-${unit.ability}`)}: ${t(`warcraft-${unit.ability}.text`)}`, rule: 'WC §11', source: source('ability') });
      return { title: t(`warcraft-${unit.id}`), lines };
    }
    return { title: t(`warcraft-${thing.id}`), source: c?.cards.find((x) => x.id === thing.id)?.source ?? '', lines: [] };
  },
  face: (option) => (option === 'done' || option === 'pass' ? { key: 'T' } : undefined),
  score: (view, seat) => t('board-points', { count: view.seats.find((s) => s.seat === seat)?.points ?? 0 }),
  keys: [['T', 'board-wc-key-done'], ['1–9', 'board-tk-key-card'], ['←↑↓→', 'board-key-walk'], ['Enter', 'board-key-take'], ['I', 'board-key-about'], ['Esc', 'board-key-back']],
};

export default client;
