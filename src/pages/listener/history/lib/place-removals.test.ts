import { expect, it } from 'vitest';
import { placeRemovals } from './place-removals';

it('puts a removed day in its place, before what was played on it since', () => {
  const days = [{ day: '2026-11-24', is: 'new' }, { day: '2026-11-20' }];
  const removals = [{ day: '2026-11-22' }, { day: '2026-11-24', is: 'removed' }];
  expect(placeRemovals(days, removals)).toEqual([
    { day: '2026-11-24', is: 'removed' },
    { day: '2026-11-24', is: 'new' },
    { day: '2026-11-22' },
    { day: '2026-11-20' },
  ]);
});
