import { expect, it } from 'vitest';
import { isNightDue } from './nights.ts';

// Proves backup: Nightly backups
it.each([
  ['2026-11-19T02:59:59Z', '2026-11-19T03:00:00Z', true],
  ['2026-11-19T03:00:01Z', '2026-11-20T02:59:59Z', false],
  ['2026-11-19T03:00:01Z', '2026-11-20T03:00:00Z', true],
  // The machine slept.
  ['2026-11-17T03:00:01Z', '2026-11-20T01:00:00Z', true],
])('the last one of %s makes one due at %s: %s', (since, at, isDue) => {
  expect(isNightDue(3, new Date(since), new Date(at))).toBe(isDue);
});
