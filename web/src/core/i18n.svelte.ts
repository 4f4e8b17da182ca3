import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api.ts';
import { FALLBACK, languageOf, type Lang } from './languages.ts';
import { retry } from './retry.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Json } from './wire.ts';

const bundles = new Map<Lang, FluentBundle>();
const loading = new Map<string, Promise<void>>();
let loaded = $state(0);

function bundle(lang: Lang): FluentBundle {
  if (!bundles.has(lang)) bundles.set(lang, new FluentBundle(lang, { useIsolating: false }));
  return bundles.get(lang)!;
}

/** What somebody calls things of their own, by key and language: shown as they stand, and only while their facts are looked at. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
let own = $state.raw<OwnWords>({});
/** Numbers of the things that are looked at, by the key of their texts: a card says what stands in its facts. */
let figures = $state.raw<Record<string, Record<string, number>>>({});
export function callOwn(words: OwnWords): void {
  if (JSON.stringify(words) !== JSON.stringify(own)) own = words;
}
/** What a game is looked at with from now on: its tables, whose rows have ids. */
export function callFigures(game: string, catalogue: Json): void {
  const rows = Object.values(catalogue).flatMap((table) => (Array.isArray(table) ? (table as Json[]) : [])).filter((row) => typeof row?.['id'] === 'string');
  const numbers = (row: Json): [string, number][] => Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const of = Object.fromEntries(rows.map((row) => [`${game}-${String(row['id'])}`, Object.fromEntries(numbers(row))]));
  if (Object.entries(of).some(([key, row]) => JSON.stringify(row) !== JSON.stringify(figures[key]))) figures = { ...figures, ...of };
}
function owned(key: string): string | undefined {
  const texts = own[key];
  return texts && (texts[settings.lang] ?? texts[FALLBACK] ?? Object.values(texts)[0]);
}
/** Whether somebody gave it this text; ours about what it was does not hold then. */
export const isOwned = (key: string): boolean => key in own;

/** Add a text to a language, once. */
function once(name: string, lang: Lang, get: () => Promise<string>): Promise<void> {
  const key = `${lang}/${name}`;
  if (!loading.has(key)) loading.set(key, get().then((text) => add(lang, text)));
  return loading.get(key)!;
}

const chunk = (get: () => Promise<{ default: string }>): Promise<string> => retry.part(get).then((module) => module.default);

/**
 * Fetch a part's texts ("web", "core", "monolith"…) in one language, from the Fluent files that Python reads, and with
 * them those of the fallback where the language lacks some. A part without a file is no error.
 */
export async function load(part: string, lang: Lang): Promise<void> {
  const { parts, lacks } = languageOf(lang);
  const file = parts[part];
  await Promise.all([file && once(part, lang, () => chunk(file)), lacks.includes(part) && load(part, FALLBACK)]);
}

/** Whether the texts of a game come with this client. */
export const brings = (game: string): boolean => game in languageOf(FALLBACK).parts;

/** Games whose texts the server has told, because this client does not bring them. */
const strangers = new Set<string>();

/** Fetch all texts of a game in one language: those that this client brings, or the server's. */
export function loadGame(game: string, lang: Lang): Promise<void> {
  if (brings(game)) return load(game, lang);
  strangers.add(game);
  // A game without words is played by the words of its notation.
  return once(`${game} told`, lang, () => api.texts(game, lang).catch(() => ''));
}

/** The names of all games and their modes, for pages outside a game. */
async function loadNames(lang: Lang): Promise<void> {
  const { names, lacks } = languageOf(lang);
  await Promise.all([once('names', lang, () => chunk(names)), lacks.length > 0 && loadNames(FALLBACK)]);
}

export function add(lang: Lang, text: string): void {
  bundle(lang).addResource(new FluentResource(text), { allowOverrides: true });
  loaded += 1;
}

function lookup(key: string, lang: Lang, args?: Record<string, FluentVariable>): string | undefined {
  const words = bundle(lang);
  const dot = key.indexOf('.');
  const message = words.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  return pattern == null ? undefined : words.formatPattern(pattern, args, []);
}

const said = (key: string, args?: Record<string, FluentVariable>): string | undefined => owned(key) ?? lookup(key, settings.lang, args) ?? lookup(key, FALLBACK, args);

/** Changes whenever texts change: with the language, and when more of them have arrived. */
export function edition(): string {
  return `${settings.lang} ${loaded} ${Object.keys(own).length}`;
}

/** Whether there is such a text; `key.attribute` asks for an attribute. */
export function has(key: string): boolean {
  void loaded;
  return said(key) !== undefined;
}

/** The text of a key in the player's language. Re-read wherever it is used when the language changes. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void loaded;
  return said(key, args ?? figures[key.split('.', 1)[0]!]) ?? (own[key.slice(0, key.lastIndexOf('.'))] ? '' : key);
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
const lists: Record<Lang, Intl.ListFormat> = {};

export function list(items: string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return (lists[settings.lang] ??= new Intl.ListFormat(settings.lang, { style: 'long', type: 'conjunction' })).format(items);
}

/** The same, where what stands there more than once is counted: "Knight ×2 and Pikeman". */
export const counted = (items: readonly string[]): string[] =>
  [...new Set(items)].map((one) => { const n = items.filter((x) => x === one).length; return n > 1 ? `${one} ×${n}` : one; });

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
  const parts = ['web', 'core', 'server', 'bots', ...games].map((part) => load(part, lang));
  await Promise.all([loadNames(lang), ...parts, ...[...strangers].map((game) => loadGame(game, lang))]);
}
