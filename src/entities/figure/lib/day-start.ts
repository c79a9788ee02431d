import { dateFormat } from '@/shared/lib/format';
import { useTranslation } from 'react-i18next';
import { dayFromToday } from '@/shared/lib/form';

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

/** Says when days begin: in UTC, and in the reader's own zone. */
export function useDayRule(): (day?: string) => string {
  const { t, i18n } = useTranslation('entities.figure');
  return (day) => {
    // The day may be half typed.
    const known = day && !Number.isNaN(Date.parse(day)) ? day : dayFromToday(0);
    const { time, on } = dayStart(known, i18n.language);
    return t(`dayRule.${on}`, { time });
  };
}
