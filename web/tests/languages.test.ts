// @vitest-environment jsdom
/** A language is one folder: a third one appears wherever the two do. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonOf, languagesModule } from '../locale-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'arenarium-locale-'));
const WEB = ['web-language = Sprache', 'web-set-lang = Sprache', 'web-log-undo = { $count ->\n    [one] ein Zug\n   *[other] { $count } Züge\n }'];

beforeAll(() => {
  // Two of the languages, however many are shipped: German is the third here whether it is among them or not.
  for (const lang of ['en', 'pl']) cpSync(join(import.meta.dirname, '..', '..', 'src', 'arenarium', 'locale', lang), join(folder, lang), { recursive: true });
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de', 'core.ftl'), 'language-name = Deutsch\n');
  writeFileSync(join(folder, 'de', 'web.ftl'), `${WEB.join('\n')}\n`);
  cpSync(join(folder, 'en', 'monolith.ftl'), join(folder, 'de', 'monolith.ftl'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  code: string;
  name: string;
  letters: string;
  lacks: string[];
  names: () => Promise<{ default: string }>;
  parts: Record<string, () => Promise<{ default: string }>>;
}

/** The languages as the module tells them, each text answered from the files beside it. */
function told(): Told[] {
  const source = languagesModule(folder).replace('export default', 'return').replaceAll('import(', 'text(');
  const text = (path: string): Promise<{ default: unknown }> => Promise.resolve({ default: path.startsWith('locale:') ? commonOf(join(folder, path.replace('locale:common/', ''))) : readFileSync(path.replace('?raw', ''), 'utf8') });
  return (new Function('text', source) as (text: unknown) => Told[])(text);
}

describe('a third folder of texts', () => {
  it('is a language with its own name and letters, before the fallback', () => {
    const found = told();
    expect(found.map(({ code, name }) => [code, name])).toEqual([['de', 'Deutsch'], ['pl', 'Polski'], ['en', 'English']]);
    expect(found.map((l) => l.letters.length > 1)).toEqual([true, true, false]);
    expect(found[0]!.letters).toBe('aü');
  });

  it('is filled up where it lacks something, and only there', () => {
    const [german, polish, english] = told();
    expect(german!.lacks).toContain('web');
    expect(german!.lacks).toContain('warcraft');
    expect(german!.lacks).not.toContain('monolith');
    expect([polish!.lacks, english!.lacks]).toEqual([[], []]);
  });
});

describe('the page in a third language', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    const languages = told();
    vi.doMock('locale:languages', () => ({ default: languages }));
    vi.stubGlobal('navigator', { ...navigator, language: 'de-AT' });
  });

  it('speaks it to whoever reads it, and what it lacks in English', async () => {
    const { settings } = await import('../src/core/settings.svelte.ts');
    const { list, load, t } = await import('../src/core/i18n.svelte.ts');
    expect(settings.lang).toBe('de');
    await load('web', 'de');
    expect([t('web-language'), t('web-log-undo', { count: 1 }), t('web-log-undo', { count: 5 })]).toEqual(['Sprache', 'ein Zug', '5 Züge']);
    expect(t('web-theme')).not.toBe('web-theme');
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
    settings.keep();
    expect(document.documentElement.lang).toBe('de');
  });

  it('offers it in the bar and among the settings', async () => {
    const { flushSync, mount, unmount } = await import('svelte');
    for (const part of ['Bar', 'Choices'] as const) {
      document.body.innerHTML = '';
      const page = mount((await (part === 'Bar' ? import('../src/core/Bar.svelte') : import('../src/core/SettingsControls.svelte'))).default, { target: document.body });
      flushSync();
      const words = [...document.querySelector('.switch')!.querySelectorAll('button')].map((button) => button.textContent);
      expect(words).toEqual(part === 'Bar' ? ['DE', 'PL', 'EN'] : ['Deutsch', 'Polski', 'English']);
      void unmount(page);
    }
  });

  it('is forgotten with its folder', async () => {
    const { Settings } = await import('../src/core/settings.svelte.ts');
    expect(new Settings({ lang: 'xx' }).lang).toBe('de');
    expect(new Settings({ lang: 'pl' }).lang).toBe('pl');
  });
});
