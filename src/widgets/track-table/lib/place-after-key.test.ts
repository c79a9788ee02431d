import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './place-after-key';

const size = { stops: 5, rows: 10_000, page: 12 };
const from = { index: 40, stopIndex: 2 };

describe('a key in the grid', () => {
  it.each([
    ['ArrowRight', false, { index: 40, stopIndex: 3 }],
    ['ArrowLeft', false, { index: 40, stopIndex: 1 }],
    ['ArrowDown', false, { index: 41, stopIndex: 2 }],
    ['ArrowUp', false, { index: 39, stopIndex: 2 }],
    ['PageDown', false, { index: 52, stopIndex: 2 }],
    ['PageUp', false, { index: 28, stopIndex: 2 }],
    ['Home', false, { index: 40, stopIndex: 0 }],
    ['End', false, { index: 40, stopIndex: 4 }],
    ['Home', true, { index: 0, stopIndex: 2 }],
    ['End', true, { index: 9999, stopIndex: 2 }],
    ['Enter', false, null],
  ])('%s (with Ctrl: %s) leads to %o', (key, ctrlKey, expected) => {
    expect(placeAfterKey(from, { key, ctrlKey }, size)).toEqual(expected);
  });

  it.each([
    ['ArrowLeft', { index: 3, stopIndex: 0 }],
    ['ArrowRight', { index: 3, stopIndex: 4 }],
    ['ArrowUp', { index: 0, stopIndex: 1 }],
    ['ArrowDown', { index: 9999, stopIndex: 1 }],
  ])('%s stays at the edge', (key, edge) => {
    expect(placeAfterKey(edge, { key, ctrlKey: false }, size)).toBeNull();
  });

  it('stops paging at the ends of the list, and ignores page keys without pages', () => {
    const down = { key: 'PageDown', ctrlKey: false };
    expect(placeAfterKey({ index: 9995, stopIndex: 0 }, down, size)?.index).toBe(9999);
    expect(placeAfterKey(from, down, { ...size, page: 0 })).toBeNull();
  });
});
