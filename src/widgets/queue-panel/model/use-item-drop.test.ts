import { expect, it } from 'vitest';
import { indexAfterDrop } from './use-item-drop';

it.each([
  ['down, above another', 0, 2, false, 1],
  ['down, below another', 0, 2, true, 2],
  ['up, above another', 3, 1, false, 1],
  ['up, below another', 3, 1, true, 2],
  ['onto itself, above', 2, 2, false, 2],
  ['onto itself, below', 2, 2, true, 2],
  ['above the one that follows it', 1, 2, false, 1],
])('%s', (_name, from, over, isBelow, expected) => {
  expect(indexAfterDrop(from, over, isBelow)).toBe(expected);
});
