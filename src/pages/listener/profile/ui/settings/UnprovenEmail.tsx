import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';
import type { SettingsTab } from '../../model/profile-tab';

type UnprovenEmailProps = {
  /** The open sub-tab; the email itself is in 'Seguridad'. */
  tab: SettingsTab;
};

/** Warns that the email is unverified. */
export function UnprovenEmail({ tab }: UnprovenEmailProps) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <Notice>
      {t('email.notice')}{' '}
      {tab !== 'security' && (
        <Link tone="accent" to={`${paths.profile}?tab=security`}>
          {t('email.noticeLink')}
        </Link>
      )}
    </Notice>
  );
}
