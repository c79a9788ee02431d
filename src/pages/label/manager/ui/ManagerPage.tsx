import { Building2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelFigures, useNamedLabel } from '@/entities/label';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { OfficePage, ScreenTabs, TabSkeleton } from '@/widgets/office';
import { Nobody, NotTheirs, useActing } from '@/widgets/workspace';
import { ManagerFrame } from './ManagerFrame';

type ManagerPageProps = {
  title: string;
};

/** See docs/product/label-dashboard.md. */
export function ManagerPage({ title }: ManagerPageProps) {
  const label = useNamedLabel();
  const isAdmin = can(useViewer(), 'admin.open');
  const { acting, readiness } = useActing('label');
  if (isAdmin && (readiness === 'nobody' || readiness === 'foreign')) {
    return (
      <OfficePage title={title}>
        <Suspense fallback={null}>
          {readiness === 'nobody' ? <Nobody kind="label" /> : <NotTheirs />}
        </Suspense>
      </OfficePage>
    );
  }
  const named = isAdmin ? acting.labelId : label;
  // Another label remounts the page, so that no state stays.
  return (
    <ManagerOf
      key={named}
      title={title}
      label={named}
      isAwaited={isAdmin && readiness === 'loading'}
    />
  );
}

type ManagerOfProps = ManagerPageProps & {
  /** Undefined for the viewer's own. */
  label: string | undefined;
  /** Which label it is, is still loading. */
  isAwaited: boolean;
};

function ManagerOf({ title, label, isAwaited }: ManagerOfProps) {
  const { t } = useTranslation('pages.label.manager');
  const figures = useLabelFigures(label, isAwaited);
  return (
    <QueryView
      query={figures}
      headingLevel={1}
      loading={
        <ManagerFrame title={title} figures={undefined}>
          <ScreenTabs label={t('tabsLabel')} instead={<TabSkeleton />} />
        </ManagerFrame>
      }
      notFound={
        <StatusView
          headingLevel={1}
          icon={<Building2 size={32} />}
          title={t('nobody.title')}
          text={t('nobody.text')}
          action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
        />
      }
    >
      {(shown) => (
        <ManagerFrame title={title} figures={shown}>
          {shown.label?.isEnded && (
            <Notice tone="warning" role="note">
              {t('agreementOver')}
            </Notice>
          )}
          <ScreenTabs label={t('tabsLabel')} skeleton={<TabSkeleton />} />
        </ManagerFrame>
      )}
    </QueryView>
  );
}
