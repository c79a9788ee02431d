import { useTranslation } from 'react-i18next';
import { dayFromToday } from '@/shared/lib/form';
import { dayStart } from './day-start';

/**
 * Says when days begin, for wherever one is chosen or read: `Los días empiezan a las 00:00 UTC (13:00 en tu zona).`
 * See docs/product/figures.md.
 */
export function useDayRule(): (day?: string) => string {
  const { t, i18n } = useTranslation('entities.figure');
  return (day) => {
    // A day that is being typed is none yet.
    const known = day && !Number.isNaN(Date.parse(day)) ? day : dayFromToday(0);
    const { time, on } = dayStart(known, i18n.language);
    return t(`dayRule.${on}`, { time });
  };
}
