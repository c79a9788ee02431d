import { useTranslation } from 'react-i18next';
import { dayFromToday } from '@/shared/lib/form';
import { dayStart } from './day-start';

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
