import { dateFormat } from '@/shared/lib/format';

/** When a day begins by the clock of a place. */
type DayStart = {
  /** `13:00` */
  time: string;
  /** By the clock of the place it is still the day before, the day itself, or that it is the same as by UTC. */
  on: 'same' | 'day' | 'before';
};

/**
 * When a day, which begins at 00:00 UTC, begins by the clock of a time zone.
 *
 * @param day `2026-11-19`; clocks change, so it depends on it.
 * @param timeZone of IANA; that of the device without one.
 */
export function dayStart(day: string, language: string, timeZone?: string): DayStart {
  const start = new Date(`${day}T00:00:00Z`);
  const zone = timeZone === undefined ? {} : { timeZone };
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, ...zone }).format(start);
  const time = write({ hour: '2-digit', minute: '2-digit' });
  if (Number(write({ day: 'numeric' })) !== start.getUTCDate()) return { time, on: 'before' };
  const isSame =
    time ===
    dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(start);
  return { time, on: isSame ? 'same' : 'day' };
}
