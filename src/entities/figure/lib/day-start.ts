import { dateFormat } from '@/shared/lib/format';

type DayStart = {
  /** `13:00` */
  time: string;
  /** On the local clock: the previous day, the same day, or identical to UTC. */
  on: 'same' | 'day' | 'before';
};

/**
 * When a UTC day begins in a time zone.
 *
 * @param day `2026-11-19`, because of daylight saving time
 * @param timeZone IANA; the device's by default
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
