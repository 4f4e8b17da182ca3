import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { add } from '../src/core/i18n.svelte.ts';
import { settings } from '../src/core/settings.svelte.ts';
import monolith from '../src/games/monolith/index.ts';
import type { GameClient } from '../src/core/board.ts';
import type { Entry } from '../src/core/wire.ts';
import { aboutLine } from '../src/table/about.ts';
import { logLines, logRows } from '../src/table/log.ts';

const client = monolith as unknown as GameClient;
const nameOf = (seat: number): string => ['Ola', 'Jan'][seat] ?? '?';

beforeAll(() => {
  for (const part of ['web', 'monolith']) add('en', readFileSync(`../src/arenarium/locale/en/${part}.ftl`, 'utf8'));
  settings.lang = 'en';
});

it('a line of the log says what it speaks of and where the rules do', () => {
  const drew = (tile: string): Entry['events'][number] => ({ kind: 'drew', seat: 0, tile: `@monolith-${tile}` });
  const entries: Entry[] = [{ seq: 1, seat: -1, kind: 'lot', events: [drew('de_pikeman'), drew('de_knight'), drew('de_pikeman')] }];
  const [line] = logRows(logLines(entries, 'monolith', client, 'en', nameOf), client, 'en', nameOf);
  const { title, help } = aboutLine(line!, client, 'monolith');
  expect(title).toBe(line!.text);
  expect(help!.lines.map((l) => l.text)).toEqual([
    'Pikeman: Melee 1 on four sides. Initiative 2.',
    'Knight: Melee 2 in front, armour on three sides. Maneuver, toughness, cavalry. Initiative 1.',
    'What the rules say:',
    'Press to see this moment again.',
  ]);
  expect(help!.lines.find((l) => l.rule)?.rule).toBe('MA §3');
});
