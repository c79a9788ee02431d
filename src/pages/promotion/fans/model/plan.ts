import { momentsOf } from '@/shared/contract/venue-time.ts';
import { dayHere } from '@/shared/lib/form';

/** When something is to go out, by the calendar and the clock of the device; an empty day is at once. */
export type Plan = {
  day: string;
  time: string;
  /** Which of two moments is meant, on the night on which the clocks of the device are set back. */
  which: '' | 'first' | 'second';
};

/** The zone of the clock of this device. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The moments at which the clock of the device shows it: none on the night that leaps over it, two where it comes twice. */
export const momentsHere = ({ day, time }: Plan): Date[] => momentsOf(day, time, zoneHere());

/** A plan from the text that stands for it in the form: `2027-10-31T02:30 second`, empty for at once. */
export function readPlan(text: string): Plan {
  const [at = '', which = ''] = text.split(' ');
  const [day = '', time = ''] = text === '' ? ['', '10:00'] : at.split('T');
  return { day, time, which: which as Plan['which'] };
}

export const writePlan = ({ day, time, which }: Plan): string =>
  day && `${day}T${time} ${which}`.trimEnd();

const two = (value: number) => String(value).padStart(2, '0');

/** The same for a moment; one that is over is none any more. */
export function toPlan(moment: string | null): string {
  const date = new Date(moment ?? Number.NaN);
  if (!(date > new Date())) return '';
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  const plan: Plan = { day: dayHere(date), time, which: '' };
  const [first, second] = momentsHere(plan);
  if (!first || !second) return writePlan(plan);
  return writePlan({ ...plan, which: date < second ? 'first' : 'second' });
}
