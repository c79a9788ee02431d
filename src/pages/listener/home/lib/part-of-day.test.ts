import { expect, it } from 'vitest';
import { partOfDay } from './part-of-day';

// Proves home: Greeting by the hour
it.each([
  [0, 'morning'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'night'],
  [23, 'night'],
])('at %i h it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
