import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '@/shared/contract/permission.ts';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type AccessDeniedPageProps = {
  permission: Permission;
};

/** See docs/product/access.md. */
export function AccessDeniedPage({ permission }: AccessDeniedPageProps) {
  const { t } = useTranslation('pages.fallback.access-denied');
  usePageTitle(t('title'));
  return (
    <StatusView
      headingLevel={1}
      icon={<ShieldX />}
      title={t('title')}
      text={t(`text.${permission}`)}
      action={<ButtonLink to={paths.home}>{t('goHome')}</ButtonLink>}
    />
  );
}
