/** Facts of a game's box, and what a pack says of them: docs/protocol.md has the shapes. */
import type { OwnWords } from '../core/i18n.svelte.ts';
import type { Json } from '../core/wire.ts';

export type Mark = 'rulebook' | 'published' | 'reconstructed' | 'doubtful' | 'box' | 'own';
export const MARKS: readonly Mark[] = ['rulebook', 'published', 'reconstructed', 'doubtful', 'box'];

/** What may stand in a fact. */
export interface FieldKind {
  kind: 'number' | 'flag' | 'choice' | 'six' | 'numbers' | 'counts' | 'names' | 'list' | 'grid' | 'table' | 'rows' | 'raw' | 'text';
  low?: number;
  high?: number;
  of?: string[];
  keys?: string[];
  least?: number;
  most?: number;
  fields?: Record<string, FieldKind>;
  /** Steps that can be put together: their fields, and what may stand in each; those that may be ways of a choice. */
  blocks?: Record<string, Record<string, (string | number | boolean)[]>>;
  ways?: string[];
}

export interface Fact {
  value: unknown;
  kind: number;
  mark: Mark;
}

/** A tile, a card, an area, a table of prices. */
export interface Thing {
  file: string;
  path: string[];
  about: Json;
  facts: Record<string, Fact>;
  /** Somebody made it up: it is in no box, and lies whole in the pack. */
  own?: boolean;
}

export interface GameBox {
  kinds: FieldKind[];
  things: Thing[];
}

/** What a pack adds to the game: choices of settings, and names. */
export interface Added {
  choices: Record<string, unknown[]>;
  words: OwnWords;
}

export interface OwnBox {
  name: string;
  pack: Json;
  link: string | null;
  version: number;
  added: Added;
}

export interface SharedBox {
  game: string;
  name: string;
  by: string;
  pack: Json;
  added: Added;
}

export interface Edit {
  file: string;
  path: string[];
  field: string;
  value?: unknown;
  reset?: boolean;
  seen?: boolean;
}

/** What is said of one thing: values in place of those that ship, and which facts were seen in the box. */
export interface Said {
  values: Record<string, unknown>;
  seen: Record<string, boolean>;
}

export const keyOf = (thing: { file: string; path: string[] }): string => [thing.file.replace(/\.toml$/, ''), ...thing.path].join('.');
export const idOf = (thing: Thing): string => thing.path.at(-1) ?? thing.file.replace(/\.toml$/, '');
const NOTHING: Said = { values: {}, seen: {} };

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The row of a pack that speaks of a thing. */
function rowOf(pack: Json, thing: Thing): Json | undefined {
  const content = pack[thing.file] as Json | undefined;
  if (!content) return undefined;
  const [table, id] = thing.path;
  if (table === undefined) return content;
  const found = content[table];
  if (id === undefined) return found as Json | undefined;
  return Array.isArray(found) ? (found as Json[]).find((row) => row['id'] === id) : ((found as Json | undefined)?.[id] as Json | undefined);
}

/** What a pack says, thing by thing; things it does not speak of are left out. */
export function saidBy(pack: Json, things: readonly Thing[]): Map<string, Said> {
  const found = new Map<string, Said>();
  for (const thing of things) {
    const row = rowOf(pack, thing);
    if (!row) continue;
    const said: Said = { values: {}, seen: {} };
    const source = row['source'] as Json | string | undefined;
    for (const [field, fact] of Object.entries(thing.facts)) {
      if (field in row && !same(row[field], fact.value)) said.values[field] = row[field];
      if (typeof source === 'object' && source[field] === 'box') said.seen[field] = true;
    }
    if (Object.keys(said.values).length || Object.keys(said.seen).length) found.set(keyOf(thing), said);
  }
  return found;
}

/** The same after one more edit. */
export function edited(said: ReadonlyMap<string, Said>, thing: Thing, edit: Edit): Map<string, Said> {
  const before = said.get(keyOf(thing)) ?? NOTHING;
  const after: Said = { values: { ...before.values }, seen: { ...before.seen } };
  if (edit.reset) {
    delete after.values[edit.field];
    delete after.seen[edit.field];
  }
  if ('value' in edit) {
    if (same(edit.value, thing.facts[edit.field]?.value)) delete after.values[edit.field];
    else after.values[edit.field] = edit.value;
  }
  if (edit.seen === true) after.seen[edit.field] = true;
  if (edit.seen === false) delete after.seen[edit.field];
  return new Map(said).set(keyOf(thing), after);
}

export const saidOf = (said: ReadonlyMap<string, Said>, thing: Thing): Said => said.get(keyOf(thing)) ?? NOTHING;

const rows = new WeakMap<Said, WeakMap<Thing, Json>>();

/** All that is true of a thing in this box: what boards draw it from. The same object while nothing new is said, so that nothing is drawn anew. */
export function rowWith(thing: Thing, said: Said): Json {
  const made = rows.get(said) ?? new WeakMap<Thing, Json>();
  const known = made.get(thing);
  if (known) return known;
  const row: Json = { ...thing.about };
  rows.set(said, made.set(thing, row));
  for (const [field, fact] of Object.entries(thing.facts)) row[field] = field in said.values ? said.values[field] : fact.value;
  return row;
}

export interface Difference {
  thing: Thing;
  field: string;
  old: unknown;
  now: unknown;
}

export const differences = (said: ReadonlyMap<string, Said>, things: readonly Thing[]): Difference[] =>
  things.flatMap((thing) => Object.entries(saidOf(said, thing).values).map(([field, now]) => ({ thing, field, old: thing.facts[field]?.value, now })));

/** Names and texts are no facts of a box: whoever makes a piece up gives them. */
export const isWords = (fact: Fact, kinds: readonly FieldKind[]): boolean => kinds[fact.kind]?.kind === 'text';
export const WORDS: readonly string[] = ['names', 'texts'];
/** Every fact of it was seen in the box. */
export const checked = (thing: Thing, said: Said): boolean => Object.keys(thing.facts).every((field) => said.seen[field] || WORDS.includes(field));

const WORST: readonly Mark[] = ['doubtful', 'reconstructed', 'published', 'rulebook', 'box'];
export const markOf = (fact: Fact, field: string, said: Said): Mark => (said.seen[field] ? 'box' : fact.mark);
/** The least certain of its facts says how sure the whole is. */
export const worst = (thing: Thing, said: Said): Mark => {
  const marks = new Set(Object.entries(thing.facts).flatMap(([field, fact]) => (WORDS.includes(field) ? [] : [markOf(fact, field, said)])));
  return WORST.find((mark) => marks.has(mark)) ?? 'rulebook';
};

// ── Pieces of one's own ──

const isSheet = (file: string, things: readonly Thing[]): boolean => !things.some((x) => x.file === file);

/** The things of the data files that a pack brings itself; what may stand in them is what may stand in those of their kind. */
export function ownThings(pack: Json, things: readonly Thing[]): Thing[] {
  return Object.keys(pack).filter((file) => isSheet(file, things)).flatMap((file) =>
    Object.entries(pack[file] as Json).flatMap(([table, rows]) => {
      if (!Array.isArray(rows)) return [];
      return (rows as Json[]).flatMap((row) => {
        const like = things.find((x) => x.path[0] === table && x.about['kind'] === row['kind']);
        if (!like) return [];
        const facts = Object.fromEntries(Object.entries(like.facts).map(([field, fact]) => [field, { ...fact, value: row[field] ?? null, mark: 'own' as const }]));
        const about = Object.fromEntries(Object.entries(row).filter(([field]) => !(field in facts) && field !== 'source'));
        return [{ file, path: [table, String(row['id'])], about, facts, own: true }];
      });
    }),
  );
}

/** What the server is told: a data file of one's own is written whole. */
export function wired(edits: readonly Edit[], pack: Json, things: readonly Thing[]): Edit[] {
  const sheets = new Map<string, Json>();
  const others: Edit[] = [];
  for (const edit of edits) {
    const [table, id] = edit.path;
    if (!isSheet(edit.file, things) || table === undefined) {
      others.push(edit);
      continue;
    }
    const sheet = sheets.get(edit.file) ?? (structuredClone(pack[edit.file]) as Json | undefined);
    const row = (sheet?.[table] as Json[] | undefined)?.find((x) => x['id'] === id);
    if (!sheet || !row || !('value' in edit)) continue;
    if (edit.value === null) delete row[edit.field];
    else row[edit.field] = edit.value;
    sheets.set(edit.file, sheet);
  }
  return [...others, ...[...sheets].map(([file, value]) => ({ file, path: [], field: '', value }))];
}

/** What things are called here, where it is not what they are called in the game. */
export function wordsOf(game: string, pack: Json, things: readonly Thing[], said: ReadonlyMap<string, Said>): OwnWords {
  const words: Record<string, Record<string, string>> = {};
  const put = (id: unknown, row: Json): void => {
    for (const [field, end] of [['names', ''], ['texts', '.text']] as const) {
      if (row[field] && typeof row[field] === 'object') words[`${game}-${String(id)}${end}`] = row[field] as Record<string, string>;
    }
  };
  for (const file of Object.keys(pack)) if (isSheet(file, things.filter((x) => !x.own))) put((pack[file] as Json)['id'], pack[file] as Json);
  for (const thing of things) if (thing.own || said.has(keyOf(thing))) put(idOf(thing), rowWith(thing, saidOf(said, thing)));
  return words;
}
