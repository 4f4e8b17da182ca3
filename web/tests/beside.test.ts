import { expect, it } from 'vitest';
import { beside } from '../src/table/beside.ts';

const board = { left: 100, top: 0, width: 800, height: 700 };
const card = { width: 292, height: 200 };

it('a card lies beside its target and inside the board', () => {
  expect(beside({ left: 400, top: 300, width: 60, height: 60 }, card, board, [])).toMatchObject({ left: 100, top: 300 });
  expect(beside({ left: 110, top: 10, width: 60, height: 60 }, card, board, [])).toMatchObject({ left: 180, top: 10 });
  expect(beside({ left: 20, top: 650, width: 60, height: 40 }, card, board, [])).toMatchObject({ left: 100, top: 500 });
});

it('it covers what may be chosen as little as it can', () => {
  const may = [{ left: 120, top: 280, width: 250, height: 300 }];
  expect(beside({ left: 420, top: 300, width: 60, height: 60 }, card, board, may)).toMatchObject({ left: 490, top: 300 });
});

it('what may be chosen counts more than what merely lies there, and that more than nothing', () => {
  const at = { left: 500, top: 300, width: 60, height: 60 };
  const left = { left: 200, top: 300, width: 290, height: 60 };
  const right = { left: 570, top: 300, width: 290, height: 60 };
  expect(beside(at, card, board, [left]).left).toBe(570);
  expect(beside(at, { width: 292, height: 700 }, board, [{ ...left, weight: 1 }, { ...right, weight: 3 }]).left).toBe(198);
});

it('where the board is too narrow it reaches farther before it covers its target', () => {
  const narrow = { left: 264, top: 0, width: 648, height: 672 };
  const tile = { left: 523, top: 280, width: 130, height: 112 };
  const tall = { width: 292, height: 320 };
  const wider = { left: 0, top: 0, width: 912, height: 672 };
  const { left } = beside(tile, tall, narrow, [], wider);
  expect(left + tall.width).toBeLessThanOrEqual(tile.left);
});
