import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusView } from '@/shared/ui/status-view';

/** No month is closed yet; says when the first will be. */
export function NoPayments() {
  const { t } = useTranslation('pages.artist.dashboard');
  return (
    <StatusView
      headingLevel={3}
      icon={<CalendarClock size={32} />}
      title={t('payments.none.title')}
      text={t('payments.none.text')}
    />
  );
}
