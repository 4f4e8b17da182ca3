/** A game's styles cannot reach another's board. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GAMES = join(import.meta.dirname, '../src/games');
/** How classes and variables of a game begin that are not scoped. */
const LETTERS: Readonly<Record<string, readonly string[]>> = { monolith: ['monolith-', 'tile-'], tashkalar: ['tk-'], warcraft: ['wc-'], herosi: ['he-'] };

interface Rule { selector: string; body: string }

function rulesOf(file: string): Rule[] {
  const style = /<style>(.*)<\/style>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...style.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({ selector: selector!.trim(), body: body! }));
}

/** Selectors of a list, each by itself. */
function each(list: string): string[] {
  const out = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) out.push('');
    else out[out.length - 1] += sign;
  }
  return out.map((s) => s.trim());
}

/** What is left of a selector for Svelte to scope. */
function scoped(selector: string): string {
  const at = selector.indexOf(':global(');
  if (at < 0) return selector;
  let depth = 0;
  let end = at + ':global'.length;
  do depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0;
  while (depth && ++end < selector.length);
  return scoped(selector.slice(0, at) + selector.slice(end + 1));
}

const wholly = (selector: string): boolean => selector.includes(':global') && !/[.#[a-z*]/i.test(scoped(selector));
const games = readdirSync(GAMES, { withFileTypes: true }).filter((f) => f.isDirectory() && f.name !== 'common').map((f) => f.name);

function strangers(game: string, rules: readonly Rule[]): string[] {
  const letters = LETTERS[game] ?? [`${game}-`];
  return rules.flatMap(({ selector, body }) =>
    each(selector).filter(wholly).flatMap((one) => {
      if (!/^:global\(:root\b/.test(one)) return letters.some((l) => one.includes(`.${l}`)) ? [] : [one];
      return [...body.matchAll(/([\w-]+)\s*:/g)].map((m) => m[1]!).filter((name) => !letters.some((l) => name.startsWith(`--${l}`)));
    }),
  );
}

describe('styles of a game', () => {
  it.each(games)('%s styles nothing but its own', (game) => {
    const files = readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.svelte'));
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((f) => strangers(game, rulesOf(join(GAMES, game, f))).map((what) => `${f}: ${what}`))).toEqual([]);
    expect(readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.css'))).toEqual([]);
  });
  it('would find a rule that reaches others', () => {
    const rule = (selector: string, body = ''): Rule => ({ selector, body });
    expect(strangers('tashkalar', [rule(':global(.card)'), rule('.x, :global(.hand) :global(svg)'), rule(':global(.hand) .card'), rule(':global(.tk-card svg)')])).toEqual([':global(.card)', ':global(.hand) :global(svg)']);
    expect(strangers('tashkalar', [rule(":global(:root[data-theme='light'])", '--tk-a: #fff; --card: #000;')])).toEqual(['--card']);
  });
});
