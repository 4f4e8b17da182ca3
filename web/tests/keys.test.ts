import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const LOCALE = join(import.meta.dirname, '../../src/arenarium/locale');
const LANGUAGES = readdirSync(LOCALE, { withFileTypes: true }).flatMap((f) => (f.isDirectory() ? [f.name] : []));
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).flatMap((f) => (f.isDirectory() && f.name !== 'common' ? [f.name] : []));
/** What only the client says of a game, and what the server says too. A key that has none of these roles names a thing of the box. docs/client.md explains them. */
const ROLES = ['about', 'asking', 'battle', 'board', 'done', 'edit', 'foresight', 'help', 'hint', 'key', 'learn', 'log', 'option', 'pass', 'preview', 'short', 'tile', 'unspent', 'word'];
const SHARED = ['ask', 'box', 'doubt', 'event', 'face', 'fact', 'fault', 'find', 'first', 'kind', 'mode', 'name', 'own', 'pack', 'puzzle', 'reason', 'refuse', 'rules', 'setting', 'slip', 'step', 'tagline', 'theme', 'terminal', 'token', 'turn', 'unreadable', 'verb'];
const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/client.md'), 'utf8');

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(svelte|ts)$/.test(f)).map((f) => join(folder, f));
const source = files(SOURCE).map((f) => readFileSync(f, 'utf8').replace(/\bclass="[^"]*"/g, '')).join('\n');

/** Keys and their attributes, `key` and `key.attribute`. */
function keys(lang: string, part: string): Set<string> {
  const out = new Set<string>();
  let key = '';
  for (const line of readFileSync(join(LOCALE, lang, `${part}.ftl`), 'utf8').split('\n')) {
    const message = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^\s+\.([a-z][\w-]*) =/.exec(line)?.[1];
    if (message) out.add((key = message));
    else if (attribute) out.add(`${key}.${attribute}`);
  }
  return out;
}

/** Whole keys of a part that the code names, and the beginnings of keys put together at run time. */
const named = (part: string): Set<string> => new Set([...source.matchAll(new RegExp(`['"\`](${part}-[\\w.-]*\\w)['"\`]`, 'g'))].map((m) => m[1]!));
const begun = (part: string): string[] => [...source.matchAll(new RegExp(`\`(${part}-[\\w-]*[-_])\\$\\{`, 'g'))].map((m) => m[1]!);

describe('texts of the client', () => {
  it.each(['web', ...GAMES])('%s.ftl says the same things in every language', (part) => {
    for (const lang of LANGUAGES) expect([...keys(lang, part)].sort()).toEqual([...keys('en', part)].sort());
  });
  it.each(['web', ...GAMES])('%s.ftl has every key that the code names', (part) => {
    const known = keys('en', part);
    expect([...named(part)].filter((k) => !known.has(k)).sort()).toEqual([]);
  });
  it.each(['web', ...GAMES])('every key of %s.ftl begins with its name', (part) => {
    expect([...keys('en', part)].filter((k) => !k.startsWith(`${part}-`))).toEqual([]);
  });
  it.each(['web', ...GAMES])('%s.ftl has no key that nobody uses', (part) => {
    const literal = named(part);
    const beginnings = part === 'web' ? begun(part) : begun(part).filter((b) => b !== `${part}-`);
    const used = (k: string): boolean => literal.has(k) || beginnings.some((b) => k.startsWith(b)) || k.startsWith(`${part}-learn-`);
    const ours = part === 'web' ? [...keys('en', part)] : [...keys('en', part)].filter((k) => ROLES.includes(k.split('-')[1]!));
    expect(ours.filter((k) => !used(k)).sort()).toEqual([]);
  });
  it.each(GAMES)('every key of %s.ftl has a role that all games share, or names a thing by its id', (part) => {
    const folder = join(LOCALE, '../games', part);
    const told = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(py|toml)$/.test(f)).map((f) => readFileSync(join(folder, f), 'utf8')).join('\n');
    const words = new Set(told.match(/[\w-]+/g));
    const things = [...keys('en', part)].filter((k) => !k.includes('.')).map((k) => k.slice(part.length + 1)).filter((k) => ![...ROLES, ...SHARED].includes(k.split('-')[0]!));
    expect(things.length).toBeGreaterThan(0);
    // Four Heroes are named by their element in the data, and by hero_<element> among the texts.
    expect(things.filter((id) => !words.has(id.replace(/^hero_/, '')))).toEqual([]);
    // The words of an id are joined in one way throughout a game.
    expect(new Set(things.flatMap((id) => id.match(/[-_]/g) ?? [])).size).toBe(1);
  });
  it('every role is explained', () => {
    expect([...ROLES, ...SHARED].filter((role) => !GUIDE.includes(`\`${role}\``))).toEqual([]);
  });
  /** What nobody is asked: lots that are drawn. */
  const LOTS: Readonly<Record<string, readonly string[]>> = { warcraft: ['race', 'first', 'draw', 'die', 'harvest_die'], herosi: ['first_player', 'lay', 'draw', 'face'] };
  it.each(GAMES)('every question of %s has the rule it comes from', (part) => {
    for (const lang of LANGUAGES) {
      const known = keys(lang, part);
      const asks = [...known].filter((k) => new RegExp(`^${part}-ask-\\w+$`).test(k) && !LOTS[part]?.some((lot) => k === `${part}-ask-${lot}`));
      expect(asks.length).toBeGreaterThan(0);
      expect(asks.filter((k) => !known.has(`${k}.rule`))).toEqual([]);
    }
  });
});
