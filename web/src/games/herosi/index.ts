import '../common/boards.ts';
import './herosi.css';
import type { GameClient } from '../../core/board.ts';
import { has, sentence, t } from '../../core/i18n.svelte.ts';
import type { Question } from '../../core/wire.ts';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Hint from './Hint.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';
import { FIELD, MINOR, type View } from './faces';
import { helpOf } from './help';
import { named, optionLabel, seatOf, spelled, thrown, together } from './labels';
import { steps } from './steps';

const QUIET: ReadonlySet<string> = new Set(['rolled', 'chose', 'placed', 'left_empty']);

/** Whether boards, hand, track or tray offer this option by themselves. */
function covers(option: string, question: Question): boolean {
  const [verb = '', ...rest] = option.split(' ');
  if (['cast', 'draw', 'learn', 'dispel'].includes(verb)) return question.ask === 'choose_action';
  if (['take', 'hero', 'place', 'leave', 'clear', 'ready', 'give', 'roll', 'keep', 'stop', 'go', 'land', 'discard'].includes(verb)) return true;
  return rest.length > 0 && rest.every((word) => FIELD.test(word));
}

const client: GameClient<View> = {
  Board, Hand, Side, Player, Hint, Gallery,
  layout: 'columns',
  // What is drafted lies open; from the armies on there is something to hide.
  secrets: (_, view) => view.phase !== 'draft',
  // Who throws dice has seen what happened; who only declines to act has done nothing.
  idle: (entry) => entry.text === 'pass',
  minor: MINOR,
  steps,
  // Who has a Hero is not asked for one.
  sentence: (props) => (props.question?.ask === 'draft' && !props.options.some((o) => o.startsWith('hero ')) ? t('herosi-ask-draft-spell') : undefined),
  optionLabel,
  named,
  together,
  seatOf,
  covers,
  // Roll, Stop and their kind have their fixed places in the tray; a landing is the server's to say.
  buttons: (options) => (options.some((o) => ['stop', 'keep', 'go', 'land', 'clear'].includes(o)) ? [] : options.filter((o) => !o.includes(' '))),
  help: helpOf,
  // Of dice it is told what fell, not who took them up or has made up his mind; of an army, what is revealed. Fields are told by their player's name, not by a letter.
  logLine: (event, _, { nameOf }) => (event.kind === 'landed' ? thrown([event], nameOf) : QUIET.has(event.kind) ? null : has(`herosi-event-${event.kind}`) ? sentence('herosi', spelled(event, nameOf), nameOf) : undefined),
  score: (view, seat) => t('board-he-score', { life: view.players.find((p) => p.seat === seat)?.life ?? 0 }),
  places: /\b(?:[fb][1-4]|[acd][12])\b/,
  keys: [['R', 'board-he-key-roll'], ['Space', 'board-he-key-stop'], ['1–7', 'board-he-key-keep'], ['Q W E T', 'board-he-key-actions'], ['←↑↓→', 'board-key-walk'], ['Enter', 'board-key-take'], ['Esc', 'board-key-back']],
};

export default client;
