import { expect, it } from 'vitest';
import { analyticsTabs } from './analytics-tabs';
import { getDimension, getFigures, filterParts, canCombine } from './combinations';

it('has a tab for each breakdown of the figures', () => {
  expect(analyticsTabs.map(getDimension)).toEqual([
    'total',
    'artist',
    'album',
    'track',
    'country',
    'source',
    'plan',
    'device',
  ]);
});

// Proves analytics: Which filters and figures go with which parts
it.each([
  ['total', ['album', 'track', 'country', 'source', 'plan', 'device']],
  ['artist', ['album', 'track', 'country', 'source', 'plan', 'device']],
  ['album', ['album', 'track']],
  ['track', ['album', 'track']],
  ['country', ['country']],
  ['device', ['device']],
] as const)('by %s it can be filtered by %j', (by, combined) => {
  expect(filterParts.filter((part) => canCombine(part, by))).toEqual(combined);
});

it.each([
  ['total', undefined, ['streams', 'earnings', 'skips']],
  ['track', 'album', ['streams', 'earnings', 'skips']],
  ['country', undefined, ['streams', 'earnings']],
  ['artist', 'plan', ['streams', 'earnings']],
  ['device', undefined, ['streams']],
  ['total', 'device', ['streams']],
] as const)('by %s, filtered by %s, there are %j', (by, filter, figures) => {
  expect(getFigures(by, filter)).toEqual(figures);
});
