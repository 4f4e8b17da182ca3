import type { BoardProps, GameClient } from './board.ts';
import { has, t } from './i18n.svelte.ts';

/** An option as words: its verb in the player's language, its operands by name where they have one. */
export function optionLabel(game: string, option: string, client: GameClient | null = null, props?: BoardProps): string {
  const own = props ? client?.optionLabel?.(option, props) : undefined;
  if (own !== undefined) return own;
  const [verb = '', ...rest] = option.split(' ');
  const name = (word: string): string => (has(`${game}-${word}`) ? t(`${game}-${word}`) : word);
  const head = has(`${game}-verb-${verb}`) ? t(`${game}-verb-${verb}`) : verb;
  return [head, ...rest.map(name)].join(' ');
}
