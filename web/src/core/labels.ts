import type { BoardProps, GameClient } from './board.ts';
import { has, t, textOr, variables, type NameOf } from './i18n.svelte.ts';
import type { Question } from './wire.ts';

/** An option as words: its verb in the player's language, its operands by name where they have one. */
export function optionLabel(game: string, option: string, client: GameClient | null = null, props?: BoardProps): string {
  const own = props ? client?.optionLabel?.(option, props) : undefined;
  if (own !== undefined) return own;
  const [verb = '', ...rest] = option.split(' ');
  return [textOr(`${game}-verb-${verb}`, verb), ...rest.map((word) => wordLabel(game, word))].join(' ');
}

/** An operand of an option by its name, where it has one. */
export const wordLabel = (game: string, word: string): string => textOr(`${game}-${word}`, word);

/** What is asked, in one sentence. */
export function questionWords(game: string, question: Question, nameOf: NameOf): string {
  const key = `${game}-ask-${question.ask}`;
  return question.ask && has(key) ? t(key, variables(question, nameOf)) : t('web-your-move');
}
