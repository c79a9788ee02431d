import { SearchX, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

/** Links to the workspace used last. */
export function NotTheirs() {
  const { t } = useTranslation('widgets.workspace');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const viewer = useViewer();
  const isAdmin = can(viewer, 'admin.open');
  const Icon = isAdmin ? SearchX : UserRoundX;
  const unknown = search.has('label') ? 'unknownLabel' : 'unknown';
  const own = can(viewer, 'label.open') ? 'foreign' : 'notOwn';
  const of = isAdmin ? unknown : own;
  return (
    <StatusView
      icon={<Icon size={32} />}
      title={t(`${of}.title`)}
      text={t(`${of}.text`)}
      action={<ButtonLink to={pathname}>{t('goOn')}</ButtonLink>}
    />
  );
}
