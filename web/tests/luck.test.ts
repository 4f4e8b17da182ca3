import { expect, it } from 'vitest';
import { add } from '../src/core/i18n.svelte.ts';
import { luckOf } from '../src/table/luck.ts';
import type { Entry } from '../src/core/wire.ts';

const lot = (seq: number, event: object): Entry => ({ seq, seat: -1, kind: 'lot', events: [event as never] });

it('tells what chance gave to whom', () => {
  add('en', 'toy-knight = Knight\ntoy-move = Move\n');
  const entries: Entry[] = [
    lot(0, { kind: 'drew', seat: 0, tile: '@toy-knight' }),
    lot(1, { kind: 'drew', seat: 0, tile: '@toy-move' }),
    lot(2, { kind: 'drew', seat: 0, tile: '@toy-knight' }),
    lot(3, { kind: 'rolled', seat: 1, die: 6 }),
    lot(4, { kind: 'rolled', seat: 1, die: 3 }),
    { seq: 5, seat: 1, kind: 'act', events: [{ kind: 'drew', seat: 1, tile: '@toy-move' }] },
    lot(6, { kind: 'shuffled' }),
  ];
  expect(luckOf(entries)).toEqual([
    { seat: 0, lots: 3, got: [{ what: 'Knight', times: 2 }, { what: 'Move', times: 1 }], mean: null },
    { seat: 1, lots: 2, got: [{ what: '3', times: 1 }, { what: '6', times: 1 }], mean: 4.5 },
  ]);
});
