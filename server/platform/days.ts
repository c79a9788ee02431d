const dayLength = 86_400_000;

/** `yyyy-mm-dd`, UTC. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** @param day `yyyy-mm-dd`; a negative count gives a later day. */
export function daysBefore(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) - count * dayLength));
}

/** The same day of a later month, or its last one. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Day 0 of the next month: no plan ends on the 31st of a shorter month.
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
