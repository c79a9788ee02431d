import { ageMin } from '#contract/limits.ts';

const firstDay = '1900-01-01';

/**
 * What is wrong with `yyyy-mm-dd` as the birthday of who opens an account on this day (UTC): no day of
 * the calendar from 1900 to yesterday, or too young; undefined when it is right.
 */
export function birthdayFault(day: string, now: Date): 'impossible' | 'tooYoung' | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  const today = now.toISOString().slice(0, 10);
  if (!exists || day < firstDay || day >= today) return 'impossible';
  const lastDay = `${now.getUTCFullYear() - ageMin}${today.slice(4)}`;
  return day > lastDay ? 'tooYoung' : undefined;
}
