import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';

/** To the switches. */
export function LessLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('widgets.notification-bell');
  return (
    <Link tone="accent" to={`${paths.profile}?tab=notifications`} onClick={onLeave}>
      {t('less')}
    </Link>
  );
}
