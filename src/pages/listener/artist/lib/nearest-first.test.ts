import { expect, it } from 'vitest';
import { makeUpcomingConcert } from '@/entities/concert/index.testing';
import { nearestFirst, getRegion } from './nearest-first';

const concerts = ['ES', 'MX', 'ES', 'AR'].map((country, index) =>
  makeUpcomingConcert(`con_${index}`, { country }),
);

// Proves concerts: Nearest country first
it.each([
  ['MX', ['con_1', 'con_0', 'con_2', 'con_3']],
  ['ES', ['con_0', 'con_2', 'con_1', 'con_3']],
  [undefined, ['con_0', 'con_1', 'con_2', 'con_3']],
])('begins with those in %s', (country, ids) => {
  expect(nearestFirst(concerts, country).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['es-MX', 'MX'],
  ['es-Latn-AR', 'AR'],
  ['es', undefined],
  ['', undefined],
])('reads the country in %j: %s', (language, country) => {
  expect(getRegion(language)).toBe(country);
});
