const firstDay = '1900-01-01';

/** Whether `yyyy-mm-dd` is a day of the calendar, from 1900 on and before today (UTC). */
export function isPastDay(day: string, now: Date): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists && day >= firstDay && day < now.toISOString().slice(0, 10);
}
