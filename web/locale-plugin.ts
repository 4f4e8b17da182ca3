import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGUAGES = 'locale:languages';
const COMMON = 'locale:common/';
const NAMES = 'names';
const LOCALE = join(import.meta.dirname, '..', 'src', 'arenarium', 'locale');
/** What a language lacks is said in this one. */
const FALLBACK = 'en';

type Texts = ReadonlyMap<string, string>;

/** The Fluent files of a language by part: "web", "core", a game. */
function textsOf(folder: string): Texts {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  return new Map(files.map((file) => [file.slice(0, -'.ftl'.length), readFileSync(join(folder, file), 'utf8')]));
}

/** The messages of a text and their attributes. */
function keysOf(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]);
}

/** The parts of which a language has not every text. */
function lacking(texts: Texts, all: Texts): string[] {
  return [...all].filter(([part, text]) => {
    const own = new Set(keysOf(texts.get(part) ?? ''));
    return keysOf(text).some((key) => !own.has(key));
  }).map(([part]) => part);
}

/** A part that tells `<part>-tagline` is a game. */
const isGame = (part: string, text: string): boolean => new RegExp(`^${part}-tagline\\b`, 'm').test(text);

/** Pages outside it say its name, a line about it, its modes; and terms these may use. */
function namesOf(texts: Texts): string {
  return [...texts].flatMap(([part, text]) => {
    if (!isGame(part, text)) return [];
    const wanted = new RegExp(`^(-|${part}-(name|tagline|first|setting-pace)\\b|${part}-mode-)`);
    return text.split(/\n(?=[a-z-])/).filter((message) => wanted.test(message));
  }).join('\n');
}

/** All that every page needs of a language: the parts that are no game's, and the games' names. */
export function commonOf(folder: string): Record<string, string> {
  const texts = textsOf(folder);
  return { ...Object.fromEntries([...texts].filter(([part, text]) => !isGame(part, text)).map(([part, text]) => [part, withoutReading(text)])), [NAMES]: namesOf(texts) };
}

/** Without why a text cannot be read, which the server says. */
const withoutReading = (text: string): string => text.split(/\n(?=[a-z-])/).filter((message) => !/^core-refuse-(read|toml)-/.test(message)).join('\n');

/** The letters beyond the plainest that the pages of a language need from the start. */
const lettersOf = (texts: Texts): string => ['a', ...new Set([...(texts.get('web') ?? '')].filter((c) => c > '~' && /\p{L}/u.test(c)))].join('');

/** The module that tells which languages there are: the folders of `locale`, the fallback last. */
export function languagesModule(locale = LOCALE): string {
  const codes = readdirSync(locale, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const all = textsOf(join(locale, FALLBACK));
  const rows = codes.toSorted((a, b) => Number(a === FALLBACK) - Number(b === FALLBACK) || (a < b ? -1 : 1)).map((code) => {
    const texts = textsOf(join(locale, code));
    const name = /^language-name = (.*)$/m.exec(texts.get('core') ?? '')?.[1] ?? code;
    const common = (part: string): string => `() => import(${JSON.stringify(COMMON + code)}).then((found) => ({ default: found.default[${JSON.stringify(part)}] }))`;
    const own = (part: string): string => `() => import(${JSON.stringify(`${join(locale, code, part)}.ftl?raw`)})`;
    const parts = [...texts].map(([part, text]) => `${JSON.stringify(part)}: ${isGame(part, text) ? own(part) : common(part)}`);
    return `{ code: ${JSON.stringify(code)}, name: ${JSON.stringify(name)}, letters: ${JSON.stringify(lettersOf(texts))}, lacks: ${JSON.stringify(lacking(texts, all))},
      names: ${common(NAMES)}, parts: { ${parts.join(', ')} } }`;
  });
  return `export default [${rows.join(',\n')}];`;
}

/**
 * The languages that this client speaks, each a folder of Fluent files, as `import languages from 'locale:languages'`.
 * `locale:common/pl` is all that every page needs, in one file, so that the first load makes one request for it and
 * does not carry every card of every game.
 */
export function locale(): Plugin {
  return {
    name: 'locale',
    resolveId: (id) => (id === LANGUAGES || id.startsWith(COMMON) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languagesModule();
      if (!id.startsWith(`\0${COMMON}`)) return undefined;
      const folder = join(LOCALE, id.slice(COMMON.length + 1));
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(commonOf(folder))}`;
    },
  };
}
