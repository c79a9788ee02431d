import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServiceStateQuery } from '@/entities/service';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';

/** Milliseconds. */
const lookEvery = 30_000;

/** Reminds admins, who can work during maintenance. */
export function MaintenanceBanner() {
  const { t } = useTranslation('app.layouts.maintenance-notice');
  const { data } = useServiceStateQuery(undefined, {
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
  });
  if (data?.isMaintained !== true) return null;
  return (
    <Notice
      tone="warning"
      icon={<Wrench size={18} />}
      action={
        <Link to={`${paths.admin}?tab=system`} tone="accent">
          {t('open')}
        </Link>
      }
    >
      {t('text')}
    </Notice>
  );
}
