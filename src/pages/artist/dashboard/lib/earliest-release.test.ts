import { expect, it } from 'vitest';
import { earliestRelease } from './earliest-release';

it.each([
  [new Date(2026, 10, 19, 0, 0), '2026-11-26'],
  [new Date(2026, 10, 19, 23, 59), '2026-11-26'],
  [new Date(2026, 11, 28), '2027-01-04'],
  [new Date(2028, 1, 24), '2028-03-02'],
])('a song pitched on %s is out seven days later at the earliest: %s', (now, day) => {
  expect(earliestRelease(now)).toBe(day);
});
