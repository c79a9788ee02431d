import { dateFormat } from '@/shared/lib/format';

type DayStart = {
  time: string;
  /** The day on the local clock; `same` where the clock shows UTC. */
  on: 'same' | 'day' | 'before';
};

/**
 * @param day `2026-11-19`, because of daylight saving time
 * @param timeZone IANA
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
