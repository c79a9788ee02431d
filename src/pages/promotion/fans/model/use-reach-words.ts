import { useTranslation } from 'react-i18next';
import type { Reach } from '@/shared/contract/notification.ts';
import { dateFormat, useFormats } from '@/shared/lib/format';

const minute = 60_000;

/** How many get a notification now; where nobody does, why, and when somebody would. */
export function useReachWords() {
  const { t, i18n } = useTranslation('pages.promotion.fans');
  const { number } = useFormats();
  return ({ fans, heldBack = 0, freeAt = null }: Reach): string => {
    if (fans > 0) return t('send.reach', { count: fans, fans: number(fans) });
    if (heldBack === 0 || freeAt === null) return t('send.nobody');
    // The form takes whole minutes.
    const free = new Date(Math.ceil(Date.parse(freeAt) / minute) * minute);
    const isToday = free.toDateString() === new Date().toDateString();
    return t(isToday ? 'send.fullToday' : 'send.fullTomorrow', {
      time: dateFormat(i18n.language, { timeStyle: 'short' }).format(free),
    });
  };
}
