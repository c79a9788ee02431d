import { getMoments } from '@/shared/rules/venue-time.ts';
import { dayHere } from '@/shared/lib/form';
import { zoneHere } from '@/shared/lib/time-zone';

/** The time of sending by the device's calendar and clock; an empty day means at once. */
export type Plan = {
  day: string;
  time: string;
  /** Which of two equal times, on the night when clocks go back. */
  which: '' | 'first' | 'second';
};

/**
 * The moments of a local time: none in the hour skipped in spring, two in the repeated hour in
 * autumn.
 */
export const momentsHere = ({ day, time }: Plan): Date[] => getMoments(day, time, zoneHere());

/** Parses a plan from its form text: `2027-10-31T02:30 second`, empty for at once. */
export function readPlan(text: string): Plan {
  const [at = '', which = ''] = text.split(' ');
  const [day = '', time = ''] = text === '' ? ['', '10:00'] : at.split('T');
  return { day, time, which: which as Plan['which'] };
}

export const writePlan = ({ day, time, which }: Plan): string =>
  day && `${day}T${time} ${which}`.trimEnd();

const two = (value: number) => String(value).padStart(2, '0');

/** The form text of a moment; empty for a past one. */
export function toPlan(moment: string | null): string {
  const date = new Date(moment ?? Number.NaN);
  if (!(date > new Date())) return '';
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  const plan: Plan = { day: dayHere(date), time, which: '' };
  const [first, second] = momentsHere(plan);
  if (!first || !second) return writePlan(plan);
  return writePlan({ ...plan, which: date < second ? 'first' : 'second' });
}
