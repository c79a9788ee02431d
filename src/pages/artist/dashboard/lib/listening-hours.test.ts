import { expect, it } from 'vitest';
import { bySlot, perHour, slotTotals, timeSlots, weekdayTotals } from './listening-hours';

const hours = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) => (day === 5 ? hour : 1)),
);

// Proves artist-dashboard: Parts of a day
it('assigns each hour to one part of the day', () => {
  expect(timeSlots.flatMap(([from, until]) => until - from)).toEqual([6, 3, 3, 3, 3, 3, 3]);
  expect(bySlot(hours)[0]).toEqual([6, 3, 3, 3, 3, 3, 3]);
  expect(bySlot(hours)[5]).toEqual([15, 21, 30, 39, 48, 57, 66]);
});

it('loses no stream, by part of the day or by weekday', () => {
  expect(slotTotals(hours)).toEqual([51, 39, 48, 57, 66, 75, 84]);
  expect(weekdayTotals(hours)).toEqual([24, 24, 24, 24, 24, 276, 24]);
});

// Proves artist-dashboard: Plays per hour
it('compares parts of the day by streams per hour', () => {
  expect(perHour([60, 45, 0, 0, 0, 5, 3])).toEqual([10, 15, 0, 0, 0, 1.7, 1]);
});
