import { ApiError } from './api.ts';
import { has, type NameOf, t, variables } from './i18n.svelte.ts';
import type { Refused } from './wire.ts';

/** Why the server refused, in the player's language, with the number of the rule. */
export function refusalWords(r: Refused, nameOf: NameOf = (seat) => t('web-seat-number', { number: seat + 1 })): string {
  const text = has(r.key) ? t(r.key, variables(r.args ?? {}, nameOf)) : (r.message ?? t('web-refused'));
  return r.rule ? `${text} (${r.rule})` : text;
}

/** What went wrong, for the player. */
export const troubleWords = (error: unknown): string => (error instanceof ApiError ? refusalWords(error.refusal) : t('web-odd'));
