import { expect, it } from 'vitest';
import { ratePageTime } from './rate-page-time';

// Proves administration: How fast screens are
it.each([
  ['lcp', 2_500, 'good'],
  ['lcp', 2_501, 'fair'],
  ['lcp', 4_000, 'fair'],
  ['lcp', 4_001, 'poor'],
  ['interaction', 200, 'good'],
  ['interaction', 201, 'fair'],
  ['interaction', 500, 'fair'],
  ['interaction', 501, 'poor'],
] as const)('%s of %s ms is %s', (measure, time, rating) => {
  expect(ratePageTime(measure, time)).toBe(rating);
});
