import { utcFormat } from './formatters';

const short = { day: 'numeric', month: 'short' } as const;
const shortWithYear = { ...short, year: 'numeric' } as const;

const thisYear = (now: Date) => now.toISOString().slice(0, 4);

/** `19 nov`, or `19 nov 2025` in another year. */
export const formatShortDay = (iso: string, language: string, now = new Date()): string =>
  utcFormat(language, iso.startsWith(thisYear(now)) ? short : shortWithYear).format(new Date(iso));

/** `27 oct – 23 nov`; `19 nov` for a single day. */
export function formatDays(from: string, until: string, language: string, now = new Date()) {
  const isNow = [from, until].every((day) => day.startsWith(thisYear(now)));
  return utcFormat(language, isNow ? short : shortWithYear).formatRange(
    new Date(from),
    new Date(until),
  );
}

/** `19 nov`, whatever the year. */
export const formatDayName = (iso: string, language: string): string =>
  utcFormat(language, short).format(new Date(iso));

/** `19 nov 2026` */
export const formatMediumDay = (iso: string, language: string): string =>
  utcFormat(language, { dateStyle: 'medium' }).format(new Date(iso));

/** `jueves, 19 de noviembre` */
export const formatLongDay = (iso: string, language: string): string =>
  utcFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(iso));

/** `jueves, 19 de noviembre de 2026` */
export const formatFullDay = (iso: string, language: string): string =>
  utcFormat(language, { dateStyle: 'full' }).format(new Date(iso));

/** `19` */
export const formatDayOfMonth = (iso: string, language: string): string =>
  utcFormat(language, { day: 'numeric' }).format(new Date(iso));

const someWeek = Date.UTC(2026, 0, 5);

/** 0 → `lunes`, or `lun` in short. */
export const formatWeekday = (
  day: number,
  language: string,
  weekday: 'long' | 'short' = 'long',
): string => utcFormat(language, { weekday }).format(someWeek + day * 86_400_000);
