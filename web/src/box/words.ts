/** Names of things, facts and what stands in them. */
import { t, textOr } from '../core/i18n.svelte.ts';
import type { Json } from '../core/wire.ts';
import { idOf, type Thing } from './facts.ts';

/** What lies together in the list: a faction's tiles, a deck, the areas of a map. */
export const groupOf = (thing: Thing): string => `${thing.file.replace(/\.toml$/, '')}${thing.path[0] === 'area' ? '.area' : ''}`;

export function groupName(game: string, group: string): string {
  const [file = '', areas] = group.split('.');
  const name = textOr(`${game}-box-${file}`, textOr(`${game}-${file}`, textOr(`${game}-mode-${file}`, file)));
  return areas ? t('web-box-areas', { name }) : name;
}

/** A word of the data files: a tile, a card, an ability, a direction. */
export const wordOf = (game: string, id: string): string => id === '' ? t('web-box-nothing') : textOr(`${game}-box-${id}`, textOr(`${game}-${id}`, id.replaceAll('_', ' ')));

export function thingName(game: string, thing: Thing): string {
  const id = idOf(thing);
  if (thing.path.length === 0) return t('web-box-setup');
  if (thing.path[0] === 'area') return id;
  return textOr(`${game}-box-${thing.path.join('-')}`, textOr(`${game}-${thing.path.join('_')}`, wordOf(game, id)));
}

export const fieldName = (game: string, field: string): string => textOr(`${game}-fact-${field}`, wordOf(game, field));

/** A value in one line. */
export function valueWords(game: string, value: unknown): string {
  if (value === null || value === undefined) return t('web-box-nothing');
  if (typeof value === 'boolean') return t(value ? 'web-box-yes' : 'web-box-no');
  if (typeof value === 'string') return wordOf(game, value);
  if (Array.isArray(value)) return value.some((v) => typeof v === 'object') ? JSON.stringify(value) : value.map((v) => valueWords(game, v)).join(' ') || t('web-box-nothing');
  if (typeof value === 'object') {
    const inner = Object.entries(value);
    return inner.some(([, v]) => typeof v === 'object') ? JSON.stringify(value) : inner.map(([k, v]) => `${wordOf(game, k)} ${valueWords(game, v)}`).join(', ') || t('web-box-nothing');
  }
  return String(value);
}

/** A step of an effect, in a few words. */
export function stepWords(game: string, step: Json): string {
  const said = (value: unknown): string => (Array.isArray(value) ? value.map((x) => stepWords(game, x as Json)).join(' / ') : wordOf(game, String(value)));
  const parts = Object.entries(step).filter(([field, value]) => field !== 'op' && value !== false).map(([field, value]) => (value === true ? fieldName(game, field) : field === 'if' || field === 'count' ? `${fieldName(game, field)} ${said(value)}` : said(value)));
  return `${wordOf(game, String(step['op']))}${parts.length ? ` (${parts.join(', ')})` : ''}`;
}
export const effectWords = (game: string, steps: unknown): string => (Array.isArray(steps) ? steps.map((x) => stepWords(game, x as Json)).join('; ') : '');
