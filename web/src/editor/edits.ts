/** Changes of positions, and positions in addresses. Plain functions. */
import type { Edit, Field, Group } from '../core/editing.ts';
import { has, t, textOr } from '../core/i18n.svelte.ts';
import { modeName } from '../core/names.ts';
import type { GameInfo, Json } from '../core/wire.ts';
import type { Sketch } from './wire.ts';

function merged(table: Json, changes: Json): Json {
  const out: Json = {};
  for (const [key, value] of Object.entries({ ...table, ...changes })) if (value !== undefined) out[key] = value;
  return out;
}

/** The tables of a position after a change. */
export function changed(doc: Json, edit: Edit): Json {
  const next: Json = { ...doc };
  for (const part of ['options', 'position'] as const) if (edit[part]) next[part] = merged((doc[part] ?? {}) as Json, edit[part]);
  if (edit.meant !== undefined) {
    const { impossible: _, ...rest } = next;
    return edit.meant ? { ...rest, impossible: true } : rest;
  }
  return next;
}

/** The part of an address that names the facts of a position. */
export function query(facts: { box?: string; kept?: string }): string {
  const text = new URLSearchParams({ ...facts }).toString();
  return text && `?${text}`;
}

/** A text, small enough for an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))).bytes();
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
/** The largest text that is read. */
const MOST = 100_000;
/** The text of an address; rejects what is none, or larger than any position. */
export async function unpacked(part: string): Promise<string> {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length > MOST) throw new Error('too large');
  }
  return text + decoder.decode();
}

/** Mode, seats and settings of the match; without those that say nothing of a position. */
export function optionFields(game: GameInfo | undefined, sketch: Sketch, without: readonly string[] = [], added: Readonly<Record<string, readonly unknown[]>> = {}): Group<Field> {
  const given = (sketch.doc['options'] ?? {}) as Json;
  const mode = String(given['mode'] ?? game?.modes[0]?.name ?? '');
  const info = game?.modes.find((m) => m.name === mode);
  const name = game?.name ?? '';
  const label = (setting: string, value: unknown): string => textOr(`${name}-setting-${setting}-${String(value)}`, textOr(`${name}-${String(value)}`, String(value)));
  const fields: Field[] = [
    { id: 'mode', kind: 'choice', label: t('web-editor-mode'), value: mode, choices: game?.modes.map((m) => [m.name, modeName(name, m.name)] as const) ?? [], set: (value) => ({ options: { mode: value, seats: undefined, ...Object.fromEntries((game?.settings ?? []).filter((s) => s.per_seat).map((s) => [s.name, undefined])) } }) },
  ];
  if (info && info.seats.length > 1) fields.push({ id: 'seats', kind: 'choice', label: t('web-editor-seats'), value: String(sketch.seats), choices: info.seats.map((n) => [String(n), String(n)] as const), set: (value) => ({ options: { seats: Number(value) } }) });
  for (const setting of game?.settings ?? []) {
    const s = { ...setting, choices: [...setting.choices, ...(added[setting.name] ?? [])] };
    if (without.includes(s.name) || (s.modes.length && !s.modes.includes(mode))) continue;
    const title = has(`${name}-setting-${s.name}`) ? t(`${name}-setting-${s.name}`) : s.name;
    const id = `option ${s.name}`;
    const set = (value: unknown) => ({ options: { [s.name]: value } });
    if (s.per_seat && s.choices.length) {
      const now = (sketch.options[s.name] ?? given[s.name]) as unknown;
      const list = Array.isArray(now) ? now.map(String) : Array.from({ length: sketch.seats }, (_, i) => (s.default === null ? String(s.choices[i % s.choices.length]) : String(s.default)));
      list.forEach((value, i) => fields.push({ id: `${id} ${i}`, kind: 'choice', label: `${title} ${i + 1}`, value, choices: s.choices.map((c) => [String(c), label(s.name, c)] as const), set: (v) => set(list.map((x, n) => (n === i ? v : x))) }));
    } else if (typeof s.default === 'boolean') fields.push({ id, kind: 'flag', label: title, value: Boolean(given[s.name] ?? s.default), set });
    else if (s.choices.length) fields.push({ id, kind: 'choice', label: title, value: String(given[s.name] ?? s.default), choices: s.choices.map((c) => [String(c), label(s.name, c)] as const), set: (v) => set(s.choices.find((c) => String(c) === v)) });
    else if (typeof s.default === 'number') fields.push({ id, kind: 'number', label: title, value: Number(given[s.name] ?? s.default), min: 0, max: 999, set });
  }
  return { title: t('web-editor-options'), items: fields };
}

/** What a pack adds to the choices of settings, as the catalogue that was read with it tells. */
export const addedBy = (catalogue: Json): Readonly<Record<string, readonly unknown[]>> => (catalogue['choices'] ?? {}) as Record<string, unknown[]>;
