/** Milliseconds. */
const day = 24 * 3_600_000;

/** The last time it was this hour of a day, in UTC. */
function findNight(hour: number, now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return today > now ? new Date(today.getTime() - day) : today;
}

/** @returns whether it was this hour of a day, in UTC, since then. */
export const isNightDue = (hour: number, since: Date, now: Date): boolean =>
  since < findNight(hour, now);

export const findNextNight = (hour: number, now: Date): Date =>
  new Date(findNight(hour, now).getTime() + day);
