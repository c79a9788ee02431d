import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { useToday } from '@/shared/lib/today';
import { type Day, listLastDays } from '../lib/days';

/** `Hoy`, `Ayer`, `Martes, 24 de noviembre`, with the year where it is another; small `within` a sentence. */
export function useDayName() {
  const { t, i18n } = useTranslation('pages.listener.history');
  const { longDay, fullDay } = useFormats();
  const [today = '', yesterday = ''] = listLastDays(2, useToday());
  const write = (day: Day): string =>
    day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : fullDay(day);
  return {
    alone: (day: Day): string => {
      if (day === today) return t('day.today');
      if (day === yesterday) return t('day.yesterday');
      const name = write(day);
      return name.charAt(0).toLocaleUpperCase(i18n.language) + name.slice(1);
    },
    within: (day: Day): string => {
      if (day === today) return t('day.todayWithin');
      return day === yesterday ? t('day.yesterdayWithin') : write(day);
    },
  };
}
