import { describe, expect, it } from 'vitest';
import { fillSlots, orderSlots } from './row-slots';

const getSlots = (...keys: string[]) => keys.map((key, id) => ({ id, key }));

describe('slots of rows', () => {
  it('are created in order', () => {
    expect(fillSlots([], ['a', 'b', 'c'])).toEqual(getSlots('a', 'b', 'c'));
  });

  it('stay the same for the same rows', () => {
    const slots = getSlots('a', 'b');
    expect(fillSlots(slots, ['a', 'b'])).toBe(slots);
    expect(orderSlots(slots, ['a', 'b'])).toBe(slots);
  });

  it.each([
    ['down', getSlots('a', 'b', 'c'), ['b', 'c', 'd'], getSlots('d', 'b', 'c')],
    ['up', getSlots('b', 'c', 'd'), ['a', 'b', 'c'], getSlots('b', 'c', 'a')],
    ['far', getSlots('a', 'b'), ['x', 'y'], getSlots('x', 'y')],
  ])('are reused by the rows that appear when scrolling %s', (_way, slots, keys, expected) => {
    expect(fillSlots(slots, keys)).toEqual(expected);
  });

  it('are removed with the last rows, and return under their old keys', () => {
    const fewer = fillSlots(getSlots('a', 'b', 'c'), ['a', 'c']);
    expect(fewer).toEqual([
      { id: 0, key: 'a' },
      { id: 2, key: 'c' },
    ]);
    expect(fillSlots(fewer, ['a', 'c', 'd', 'e']).map(({ id }) => id)).toEqual([0, 2, 1, 3]);
  });

  it('are sorted in the order of the rows', () => {
    const slots = fillSlots(getSlots('a', 'b', 'c'), ['b', 'c', 'd']);
    expect(orderSlots(slots, ['b', 'c', 'd'])).toEqual([
      { id: 1, key: 'b' },
      { id: 2, key: 'c' },
      { id: 0, key: 'd' },
    ]);
  });
});
