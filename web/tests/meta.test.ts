import { expect, it } from 'vitest';
import { inOrder, metaOf } from '../src/games/meta.ts';

it('shows known games in their order and others after them, by name', () => {
  expect(inOrder(['zyx', 'herosi', 'abc', 'monolith'], (game) => game)).toEqual(['monolith', 'herosi', 'abc', 'zyx']);
});

it('has a picture for a game it does not know', () => {
  expect(metaOf('zyx').emblem).toBeTruthy();
  expect(metaOf('zyx').emblem).not.toBe(metaOf('monolith').emblem);
});
