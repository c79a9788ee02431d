import { ageMin } from '#contract/limits.ts';

const firstDay = '1900-01-01';

/** Days from 1900 to yesterday (UTC). */
export function birthdayFault(day: string, now: Date): 'impossible' | 'tooYoung' | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  const today = now.toISOString().slice(0, 10);
  if (!exists || day < firstDay || day >= today) return 'impossible';
  const lastDay = `${now.getUTCFullYear() - ageMin}${today.slice(4)}`;
  return day > lastDay ? 'tooYoung' : undefined;
}
