import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './place-after-key';

const size = { stops: 5, rows: 10_000, page: 12 };
const from = { index: 40, place: 2 };

describe('a key in the grid', () => {
  it.each([
    ['ArrowRight', false, { index: 40, place: 3 }],
    ['ArrowLeft', false, { index: 40, place: 1 }],
    ['ArrowDown', false, { index: 41, place: 2 }],
    ['ArrowUp', false, { index: 39, place: 2 }],
    ['PageDown', false, { index: 52, place: 2 }],
    ['PageUp', false, { index: 28, place: 2 }],
    ['Home', false, { index: 40, place: 0 }],
    ['End', false, { index: 40, place: 4 }],
    ['Home', true, { index: 0, place: 2 }],
    ['End', true, { index: 9999, place: 2 }],
    ['Enter', false, null],
  ])('%s (with Ctrl: %s) leads to %o', (key, ctrlKey, expected) => {
    expect(placeAfterKey(from, { key, ctrlKey }, size)).toEqual(expected);
  });

  it.each([
    ['ArrowLeft', { index: 3, place: 0 }],
    ['ArrowRight', { index: 3, place: 4 }],
    ['ArrowUp', { index: 0, place: 1 }],
    ['ArrowDown', { index: 9999, place: 1 }],
  ])('%s stays at the edge', (key, edge) => {
    expect(placeAfterKey(edge, { key, ctrlKey: false }, size)).toBeNull();
  });

  it('stops paging at the ends of the list, and ignores page keys without pages', () => {
    const down = { key: 'PageDown', ctrlKey: false };
    expect(placeAfterKey({ index: 9995, place: 0 }, down, size)?.index).toBe(9999);
    expect(placeAfterKey(from, down, { ...size, page: 0 })).toBeNull();
  });
});
