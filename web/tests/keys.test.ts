import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const LOCALE = join(import.meta.dirname, '../../src/arenarium/locale');

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(svelte|ts)$/.test(f)).map((f) => join(folder, f));
const source = files(SOURCE).map((f) => readFileSync(f, 'utf8')).join('\n');

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

/** Whole keys, and the beginnings of keys put together at run time. */
const literal = new Set([...source.matchAll(/['"`](web-[\w.-]*\w)['"`]/g)].map((m) => m[1]!));
const begun = [...source.matchAll(/`(web-[\w-]*-)\$\{/g)].map((m) => m[1]!);

describe('texts of the client', () => {
  it.each(['web', 'learn'])('%s.ftl says the same things in both languages', (part) => {
    expect([...keys('pl', part)].sort()).toEqual([...keys('en', part)].sort());
  });
  it('has every key that the code names', () => {
    const known = keys('en', 'web');
    expect([...literal].filter((k) => !known.has(k)).sort()).toEqual([]);
  });
  it('has no key that nobody uses', () => {
    const used = (k: string): boolean => literal.has(k) || begun.some((b) => k.startsWith(b));
    expect([...keys('en', 'web')].filter((k) => !used(k)).sort()).toEqual([]);
  });
});
