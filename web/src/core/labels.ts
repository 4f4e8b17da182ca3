import type { BoardProps, GameClient } from './board.ts';
import { has, type NameOf, t, variables } from './i18n.svelte.ts';
import type { Question } from './wire.ts';

/** An option as words: its verb in the player's language, its operands by name where they have one. */
export function optionLabel(game: string, option: string, client: GameClient | null = null, props?: BoardProps): string {
  const own = props ? client?.optionLabel?.(option, props) : undefined;
  if (own !== undefined) return own;
  const [verb = '', ...rest] = option.split(' ');
  const name = (word: string): string => (has(`${game}-${word}`) ? t(`${game}-${word}`) : word);
  const head = has(`${game}-verb-${verb}`) ? t(`${game}-verb-${verb}`) : verb;
  return [head, ...rest.map(name)].join(' ');
}

/** What is asked, in one sentence. */
export function questionWords(game: string, question: Question, nameOf: NameOf): string {
  const key = `${game}-ask-${question.ask}`;
  return question.ask && has(key) ? t(key, variables(question, nameOf)) : t('web-your-move');
}
