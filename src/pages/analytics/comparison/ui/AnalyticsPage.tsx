import { ChartSpline } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { OfficePage } from '@/widgets/office';
import { InsteadOfTool, Nobody, useActing } from '@/widgets/workspace';
import { useAnalyticsScopeQuery } from '../api/analytics-api';
import { useAnalyticsView } from '../model/analytics-view';
import { AnalyticsFrame } from './AnalyticsFrame';

type AnalyticsPageProps = {
  title: string;
};

/**
 * Compares periods, artists, albums, tracks and countries by daily figures. See
 * docs/product/analytics.md.
 */
export function AnalyticsPage({ title }: AnalyticsPageProps) {
  const { label } = useAnalyticsView();
  const overseesAll = can(useViewer(), 'admin.open');
  // Labels and artists see their own figures, and filter by artist here.
  return overseesAll ? (
    <AnalyticsOfAny title={title} />
  ) : (
    <AnalyticsOf key={label} title={title} label={label} artist={undefined} />
  );
}

/** The figures of the label or artist that an admin chose. */
function AnalyticsOfAny({ title }: AnalyticsPageProps) {
  const { acting, readiness } = useActing('either');
  if (readiness !== 'ready' && readiness !== 'loading')
    return (
      <OfficePage title={title}>
        <Suspense fallback={null}>
          <InsteadOfTool readiness={readiness} />
        </Suspense>
      </OfficePage>
    );
  const { labelId, artistId } = acting;
  // Another choice remounts the page, so that no state stays.
  return (
    <AnalyticsOf
      key={labelId ?? artistId}
      title={title}
      label={labelId}
      artist={artistId}
      isAwaited={readiness === 'loading'}
    />
  );
}

type AnalyticsOfProps = AnalyticsPageProps & {
  label: string | undefined;
  /** Restricts the figures to one artist. */
  artist: string | undefined;
  /** Whose figures they are, is still loading. */
  isAwaited?: boolean;
};

function AnalyticsOf({ title, label, artist, isAwaited = false }: AnalyticsOfProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const isArtist = can(useViewer(), 'artist.request');
  const query = useAnalyticsScopeQuery({ label, artist }, { skip: isAwaited });
  return (
    <QueryView
      query={{ ...query, isLoading: isAwaited || query.isLoading }}
      headingLevel={1}
      loading={<AnalyticsFrame title={title} scope={undefined} />}
      notFound={
        isArtist ? (
          <OfficePage title={title}>
            <Suspense fallback={null}>
              <Nobody />
            </Suspense>
          </OfficePage>
        ) : (
          <StatusView
            headingLevel={1}
            icon={<ChartSpline size={32} />}
            title={t('nobody.title')}
            text={t('nobody.text')}
            action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
          />
        )
      }
    >
      {(shown) => <AnalyticsFrame title={title} scope={shown} />}
    </QueryView>
  );
}
