import { ageMin } from '@/shared/contract/limits.ts';

/** A moment as the calendar day of its place in UTC, `yyyy-mm-dd`; the server reckons in UTC too. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The birthdays, `yyyy-mm-dd`, of who may open an account today. */
export function birthdays(now = new Date()): { first: string; last: string } {
  const today = isoDay(now);
  return { first: '1900-01-01', last: `${now.getUTCFullYear() - ageMin}${today.slice(4)}` };
}
