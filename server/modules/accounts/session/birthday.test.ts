import { expect, it } from 'vitest';
import { birthdayFault } from './birthday.ts';

const now = new Date('2026-11-20T20:00:00Z');

it.each([
  ['1900-01-01', undefined],
  ['2012-11-20', undefined],
  ['2012-11-21', 'tooYoung'],
  ['2025-11-20', 'tooYoung'],
  ['2026-11-19', 'tooYoung'],
  ['2026-11-20', 'impossible'],
  ['2030-01-01', 'impossible'],
  ['1899-12-31', 'impossible'],
  ['2001-02-29', 'impossible'],
  ['2000-02-29', undefined],
  ['2000-13-01', 'impossible'],
])('takes %s for %s', (day, fault) => {
  expect(birthdayFault(day, now)).toBe(fault);
});

it('asks who was born on a 29 February to wait for the 1 March', () => {
  expect(birthdayFault('2012-02-29', new Date('2026-02-28T20:00:00Z'))).toBe('tooYoung');
  expect(birthdayFault('2012-02-29', new Date('2026-03-01T20:00:00Z'))).toBeUndefined();
});
