import { dateFormat, relativeFormat, utcFormat } from './formatters';

/** Local time: `19 nov 2026, 10:00`. */
export function formatMoment(iso: string, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return dateFormat(language, style).format(new Date(iso));
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** `14:05`, in UTC like the days. */
export const formatUtcTime = (iso: string, language: string): string =>
  utcFormat(language, clock).format(new Date(iso));

/** `14:05`, local time. */
export const formatHour = (iso: string, language: string): string =>
  dateFormat(language, clock).format(new Date(iso));

/** `02:30 GMT+2`, for an hour that occurs twice. */
export const formatZonedTime = (moment: Date, language: string, timeZone: string): string =>
  dateFormat(language, { ...clock, timeZoneName: 'shortOffset', timeZone }).format(moment);

const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `hace 3 horas`, `ayer`. Under a minute, or in the future, is now. */
export function formatAgo(instant: string, now: number, language: string): string {
  const seconds = (now - Date.parse(instant)) / 1000;
  const format = relativeFormat(language, { numeric: 'auto' });
  const step = steps.find(([, length]) => seconds >= length);
  if (step === undefined) return format.format(0, 'second');
  const [unit, length] = step;
  return format.format(-Math.floor(seconds / length), unit);
}
