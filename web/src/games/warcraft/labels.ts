import { has, t } from '../../core/i18n.svelte.ts';

/** An option in words; races, types and cards by name. */
export function optionLabel(option: string): string {
  const [verb = '', ...rest] = option.split(' ');
  const head = has(`warcraft-verb-${verb}`) ? t(`warcraft-verb-${verb}`) : verb;
  if (verb === 'amount') return t('board-wc-amount', { gold: Number(rest[0]), wood: Number(rest[1]) });
  return [head, ...rest.map((word) => (has(`warcraft-${word}`) ? t(`warcraft-${word}`) : word))].join(' ');
}
