import { expect, it } from 'vitest';
import { findLink } from './find-link.ts';

const change = (actorId: string, targetId: string, hour: number) => ({
  actorId,
  targetId,
  at: new Date(Date.UTC(2026, 10, 28, hour)),
  isAccess: false,
});

const changes = [
  change('ana', 'bea', 1),
  change('ana', 'bea', 5),
  change('cleo', 'bea', 3),
  change('cleo', 'dora', 9),
];

// Proves payments: From when somebody may approve
it.each([
  ['ana', 'bea', 5],
  ['bea', 'ana', 5],
  ['ana', 'cleo', 3],
  ['ana', 'dora', 3],
  ['cleo', 'dora', 9],
])('%s and %s are one person until the change of hour %d is forgotten', (one, other, hour) => {
  expect(findLink(changes, one, other)?.at.getUTCHours()).toBe(hour);
});

it('finds nothing between people who never changed anything', () => {
  expect(findLink(changes, 'ana', 'eva')).toBeNull();
});
