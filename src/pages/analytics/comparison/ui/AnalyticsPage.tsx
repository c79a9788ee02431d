import { ChartSpline } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { TabSkeleton } from '@/widgets/office';
import { useAnalyticsScopeQuery } from '../api/analytics-api';
import { useAnalyticsView } from '../model/analytics-view';
import { AnalyticsFrame } from './AnalyticsFrame';
import { AnalyticsTabs } from './AnalyticsTabs';

// Only who may look at all figures sees it.
const WhoseChoice = lazyPart(() => import('./WhoseChoice'), 'WhoseChoice');

type AnalyticsPageProps = {
  /** Of the page, over whose figures they are. */
  title: string;
};

/**
 * Periods, artists, albums, tracks and countries against each other, from the daily figures.
 * See docs/product/analytics.md.
 */
export function AnalyticsPage({ title }: AnalyticsPageProps) {
  const { artist, label } = useAnalyticsView();
  const overseesAll = can(useViewer(), 'admin.open');
  // They have no figures of their own, so there is nothing to ask the server for yet.
  if (overseesAll && artist === undefined && label === undefined)
    return (
      <Suspense fallback={null}>
        <WhoseChoice title={title} />
      </Suspense>
    );
  // Others' figures are another page: nothing of those before stays.
  return <AnalyticsOf key={label ?? (overseesAll ? artist : '')} title={title} />;
}

function AnalyticsOf({ title }: AnalyticsPageProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { artist, label } = useAnalyticsView();
  const overseesAll = can(useViewer(), 'admin.open');
  // An artist is one of several to choose from, unless the figures are that artist's alone.
  const named = overseesAll && label === undefined ? artist : undefined;
  return (
    <QueryView
      query={useAnalyticsScopeQuery({ label, artist: named })}
      headingLevel={1}
      loading={
        <AnalyticsFrame title={title} scope={undefined}>
          <TabSkeleton />
        </AnalyticsFrame>
      }
      notFound={
        <StatusView
          headingLevel={1}
          icon={<ChartSpline size={32} />}
          title={t('nobody.title')}
          text={t('nobody.text')}
          action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
        />
      }
    >
      {(scope) => (
        <AnalyticsFrame title={title} scope={scope}>
          <AnalyticsTabs scope={scope} />
        </AnalyticsFrame>
      )}
    </QueryView>
  );
}
