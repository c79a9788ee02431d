import { describe, expect, it } from 'vitest';
import { fillSlots, orderSlots } from './row-slots';

const slotsOf = (...keys: string[]) => keys.map((key, id) => ({ id, key }));

describe('slots of rows', () => {
  it('are made in order at first', () => {
    expect(fillSlots([], ['a', 'b', 'c'])).toEqual(slotsOf('a', 'b', 'c'));
  });

  it('stay the same while the rows do', () => {
    const slots = slotsOf('a', 'b');
    expect(fillSlots(slots, ['a', 'b'])).toBe(slots);
    expect(orderSlots(slots, ['a', 'b'])).toBe(slots);
  });

  it.each([
    ['down', slotsOf('a', 'b', 'c'), ['b', 'c', 'd'], slotsOf('d', 'b', 'c')],
    ['up', slotsOf('b', 'c', 'd'), ['a', 'b', 'c'], slotsOf('b', 'c', 'a')],
    ['far', slotsOf('a', 'b'), ['x', 'y'], slotsOf('x', 'y')],
  ])('are taken over by the rows that come when one scrolls %s', (_way, slots, keys, expected) => {
    expect(fillSlots(slots, keys)).toEqual(expected);
  });

  it('go with rows that nothing follows, and come back under their old names', () => {
    const fewer = fillSlots(slotsOf('a', 'b', 'c'), ['a', 'c']);
    expect(fewer).toEqual([
      { id: 0, key: 'a' },
      { id: 2, key: 'c' },
    ]);
    expect(fillSlots(fewer, ['a', 'c', 'd', 'e']).map(({ id }) => id)).toEqual([0, 2, 1, 3]);
  });

  it('are put in the order of the rows', () => {
    const slots = fillSlots(slotsOf('a', 'b', 'c'), ['b', 'c', 'd']);
    expect(orderSlots(slots, ['b', 'c', 'd'])).toEqual([
      { id: 1, key: 'b' },
      { id: 2, key: 'c' },
      { id: 0, key: 'd' },
    ]);
  });
});
