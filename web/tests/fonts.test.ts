/** Every character that a page can show lies in a font that is shipped: none is left to the machine. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FONTS = ['web/src/style/fonts.css'];

function covered(css: string, family: string): Set<number> {
  const out = new Set<number>();
  for (const face of css.split('@font-face').filter((block) => block.includes(`'${family}'`)))
    for (const range of /unicode-range:([^;]+);/.exec(face)?.[1]?.split(',') ?? []) {
      const [from, to] = range.trim().slice(2).split('-').map((hex) => parseInt(hex, 16));
      for (let code = from!; code <= (to ?? from!); code++) out.add(code);
    }
  return out;
}

function filesOf(folder: string, kinds: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kinds.test(file))
    .map((file) => join(folder, file));
}

/** What stands in a file for readers of the code is not shown. */
const uncommented = (text: string, file: string): string =>
  /\.(ts|svelte|css)$/.test(file) ? text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`])\/\/.*$/gm, '') : text.replace(/^\s*#.*$/gm, '');

const SHOWN = [
  ...filesOf('src/arenarium/locale', /\.ftl$/),
  ...filesOf('src/arenarium/scenarios', /\.toml$/),
  ...filesOf('src/arenarium/games', /\.toml$/),
  ...filesOf('web/src', /\.(ts|svelte|css)$/),
  'web/index.html',
];

describe('the shipped fonts', () => {
  const inter = covered(FONTS.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n'), 'Inter Variable');

  it('have the letters of both languages and the signs of the boards', () => {
    expect([...'aąéżZ0–„…≤→✓●'].every((c) => inter.has(c.codePointAt(0)!))).toBe(true);
    expect(inter.has('⚔'.codePointAt(0)!)).toBe(false);
  });

  it('have every letter that the package has', () => {
    const packaged = covered(readFileSync(join(ROOT, 'web/node_modules/@fontsource-variable/inter/index.css'), 'utf8'), 'Inter Variable');
    expect(packaged.size).toBeGreaterThan(2000);
    expect([...packaged].filter((code) => !inter.has(code)).map((code) => code.toString(16))).toEqual(['149']); // ŉ, which the font itself lacks
  });

  it('have every character of the texts and of the code', () => {
    expect(SHOWN.length).toBeGreaterThan(150);
    const missing: string[] = [];
    for (const file of SHOWN)
      for (const [n, line] of uncommented(readFileSync(join(ROOT, file), 'utf8'), file).split('\n').entries())
        for (const c of line) if (c.codePointAt(0)! > 126 && !inter.has(c.codePointAt(0)!)) missing.push(`${c} ${file} ${n + 1}`);
    expect(missing).toEqual([]);
  });
});
