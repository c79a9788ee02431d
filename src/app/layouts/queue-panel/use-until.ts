import { useTranslation } from 'react-i18next';
import { dateFormat, formatMoment } from '@/shared/lib/format';

/** Milliseconds. */
const day = 24 * 3600_000;

/** Writes `hasta las 19:42`, or with the day if it is further away. */
export function useUntil() {
  const { t, i18n } = useTranslation('app.layouts.queue-panel');
  return (end: Date) => {
    if (end.getTime() - Date.now() >= day)
      return t('untilDay', { moment: formatMoment(end.toISOString(), i18n.language) });
    const time = dateFormat(i18n.language, { timeStyle: 'short' }).format(end);
    return t('until', { time, count: end.getHours() });
  };
}
