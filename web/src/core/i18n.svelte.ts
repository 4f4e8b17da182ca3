import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api.ts';
import type { Lang } from './board.ts';
import { patience } from './patience.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Json } from './wire.ts';

/** The same Fluent files that Python reads. Each is its own small chunk, fetched for the language in use. */
const files = import.meta.glob<string>('../../../src/arenarium/locale/*/*.ftl', { query: '?raw', import: 'default' });

const bundles: Record<Lang, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  pl: new FluentBundle('pl', { useIsolating: false }),
};
const loading = new Map<string, Promise<void>>();
let loaded = $state(0);

/** Fetch a part's texts ("web", "core", "monolith"…) in one language. A part without a file is no error. */
export function load(part: string, lang: Lang): Promise<void> {
  const name = `${lang}/${part}.ftl`;
  let promise = loading.get(name);
  if (!promise) {
    const path = Object.keys(files).find((file) => file.endsWith(`/locale/${name}`));
    promise = path ? patience.part(files[path]!).then((text) => add(lang, text)) : Promise.resolve();
    loading.set(name, promise);
  }
  return promise;
}

/** Whether the texts of a game come with this client. */
export const brings = (game: string): boolean => Object.keys(files).some((file) => file.endsWith(`/${game}.ftl`));

/** Games whose texts the server has told, because this client does not bring them. */
const strangers = new Set<string>();

/** Fetch all texts of a game in one language: those that this client brings, or the server's. */
export function loadGame(game: string, lang: Lang): Promise<void> {
  if (brings(game)) return load(game, lang);
  strangers.add(game);
  const name = `${lang}/${game} told`;
  let promise = loading.get(name);
  if (!promise) {
    promise = api.texts(game, lang).then(
      (text) => add(lang, text),
      () => undefined, // a game without words is played by the words of its notation
    );
    loading.set(name, promise);
  }
  return promise;
}

const names = { en: () => import('names:en'), pl: () => import('names:pl') };

/** The names of all games and their modes, for pages outside a game. */
function loadNames(lang: Lang): Promise<void> {
  const part = `${lang}/names`;
  let promise = loading.get(part);
  if (!promise) {
    promise = patience.part(names[lang]).then((module) => add(lang, module.default));
    loading.set(part, promise);
  }
  return promise;
}

export function add(lang: Lang, text: string): void {
  bundles[lang].addResource(new FluentResource(text), { allowOverrides: true });
  loaded += 1;
}

function lookup(key: string, lang: Lang, args?: Record<string, FluentVariable>): string | undefined {
  const bundle = bundles[lang];
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  return pattern == null ? undefined : bundle.formatPattern(pattern, args, []);
}

/** Changes whenever texts change: with the language, and when more of them have arrived. */
export function edition(): string {
  return `${settings.lang} ${loaded}`;
}

/** Whether there is such a text; `key.attribute` asks for an attribute. */
export function has(key: string): boolean {
  void loaded;
  return lookup(key, settings.lang) !== undefined;
}

/** The text of a key in the player's language. Re-read wherever it is used when the language changes. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void loaded;
  const other: Lang = settings.lang === 'pl' ? 'en' : 'pl';
  return lookup(key, settings.lang, args) ?? lookup(key, other, args) ?? key;
}

/** The text of a key where there is one: a game from elsewhere may lack it. */
export const textOr = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

export type NameOf = (seat: number) => string;

const isSeatField = (field: string): boolean => field === 'seat' || field.endsWith('_seat');

function word(value: unknown): FluentVariable {
  if (typeof value === 'string') return value.startsWith('@') ? t(value.slice(1)) : value;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return list(value.map((v) => String(word(v))));
  return '';
}

/** Making one costs more than a whole board. */
const lists: Partial<Record<Lang, Intl.ListFormat>> = {};

export function list(items: string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return (lists[settings.lang] ??= new Intl.ListFormat(settings.lang, { style: 'long', type: 'conjunction' })).format(items);
}

/** The fields of an event, question or refusal as variables of its sentence: `@key` becomes a name, a seat its player. */
export function variables(data: Json, nameOf: NameOf): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [field, value] of Object.entries(data)) {
    if (isSeatField(field) && typeof value === 'number') out[field] = nameOf(value);
    else if (field.endsWith('seats') && Array.isArray(value)) out[field] = list(value.map((s) => nameOf(Number(s))));
    else out[field] = word(value);
  }
  return out;
}

/** One log line of an event. */
export function sentence(game: string, event: Json & { kind: string }, nameOf: NameOf): string {
  return t(`${game}-event-${event.kind}`, variables(event, nameOf));
}

/** Load what every page needs, the names of the games too, and all of the games named, in the current language. */
export async function ready(...games: string[]): Promise<void> {
  const lang = settings.lang;
  const parts = ['web', 'core', 'server', 'bots', 'boards', ...games].map((part) => load(part, lang));
  await Promise.all([loadNames(lang), ...parts, ...[...strangers].map((game) => loadGame(game, lang))]);
}
