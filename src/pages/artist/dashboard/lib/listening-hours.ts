/**
 * First and last hour (exclusive) of the seven parts of a day: a long night, then three hours
 * each.
 */
export const timeSlots = [
  [0, 6],
  [6, 9],
  [9, 12],
  [12, 15],
  [15, 18],
  [18, 21],
  [21, 24],
] as const;

/** Streams by weekday (Monday first) and hour, in UTC. */
type Hours = readonly (readonly number[])[];

const sumUp = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Streams by weekday and part of the day. */
export const bySlot = (hours: Hours): number[][] =>
  hours.map((day) => timeSlots.map(([from, until]) => sumUp(day.slice(from, until))));

/** Streams per part of the day, over all weekdays. */
export const slotTotals = (hours: Hours): number[] =>
  timeSlots.map((_, slot) => sumUp(bySlot(hours).map((day) => day[slot] ?? 0)));

/** Streams per hour of each part of the day, to the tenth. */
export const perHour = (ofSlots: readonly number[]): number[] =>
  timeSlots.map(
    ([from, until], slot) => Math.round(((ofSlots[slot] ?? 0) * 10) / (until - from)) / 10,
  );

export const weekdayTotals = (hours: Hours): number[] => hours.map(sumUp);
