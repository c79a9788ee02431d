import { ageMin } from '@/shared/contract/limits.ts';

/** The UTC day, `yyyy-mm-dd`, as on the server. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Birthdays, `yyyy-mm-dd`, allowed for a registration today. */
export function birthdays(now = new Date()): { first: string; last: string } {
  const today = isoDay(now);
  return { first: '1900-01-01', last: `${now.getUTCFullYear() - ageMin}${today.slice(4)}` };
}
