/** Milliseconds. */
const day = 24 * 3_600_000;

/** @returns whether it was this hour of a day, in UTC, since then. */
export function isNightDue(hour: number, since: Date, now: Date): boolean {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  const night = today > now ? new Date(today.getTime() - day) : today;
  return since < night;
}
