import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coarse, segmentsOf } from '../path.ts';

/** Where each command of a path ends, worked out by itself. */
function ends(d: string): [number, number][] {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  return segmentsOf(d).map(({ command, numbers }) => {
    const kind = command.toLowerCase();
    const [bx, by] = command === kind ? [x, y] : [0, 0];
    if (kind === 'z') [x, y] = [sx, sy];
    else if (kind === 'h') x = bx + numbers[0]!;
    else if (kind === 'v') y = by + numbers[0]!;
    else [x, y] = [bx + numbers.at(-2)!, by + numbers.at(-1)!];
    if (kind === 'm') [sx, sy] = [x, y];
    return [x, y];
  });
}

const SOURCE = join(import.meta.dirname, '../src');
const used = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.ts'))
  .flatMap((f) => [...readFileSync(join(SOURCE, f), 'utf8').matchAll(/'icons:([\w,-]+)'/g)].flatMap((m) => m[1]!.split(',')));
const set = JSON.parse(readFileSync(join(import.meta.dirname, '../node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

describe('pictures on whole units', () => {
  it('reads numbers that touch, flags that touch, and lines without a letter', () => {
    expect(segmentsOf('M1.5.5-2 3a1 1 0 01.5.5z')).toEqual([
      { command: 'M', numbers: [1.5, 0.5] },
      { command: 'L', numbers: [-2, 3] },
      { command: 'a', numbers: [1, 1, 0, 0, 1, 0.5, 0.5] },
      { command: 'z', numbers: [] },
    ]);
    expect(() => segmentsOf('l1 x')).toThrow();
  });
  it('does not add up what it leaves out', () => {
    expect(coarse('m0 0l.4 0l.4 0l.4 0')).toBe('m0 0 0 0 1 0 0 0');
    expect(coarse('M10.2 10.2h.6v-.4zm5 5l1 1')).toBe('M10 10h1v0zm5 5 1 1');
  });
  it('leaves every point of every picture within half a unit', () => {
    expect(used.length).toBeGreaterThan(100);
    for (const name of used) {
      const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])!.body;
      for (const [, d] of body.matchAll(/ d="([^"]*)"/g)) {
        const [was, is] = [ends(d!), ends(coarse(d!))];
        expect(is.length).toBe(was.length);
        const far = Math.max(...was.map(([x, y], i) => Math.max(Math.abs(x - is[i]![0]), Math.abs(y - is[i]![1]))));
        expect(far, name).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }
  });
});
