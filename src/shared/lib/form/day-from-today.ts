const pad = (value: number) => String(value).padStart(2, '0');

/**
 * A day as date fields and calls write it, `2026-11-19`: so many days after today, or before, by the
 * calendar of the device.
 */
export function dayFromToday(days: number, now = new Date()): string {
  // By the calendar, not by hours: days on which clocks change have 23 or 25 of them.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
