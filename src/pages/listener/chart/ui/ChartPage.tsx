import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChartQuery } from '@/entities/chart';
import { LikeTrackButton } from '@/features/like-track';
import type { Chart } from '@/shared/contract/chart.ts';
import { chartIds } from '@/shared/contract/codes.ts';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import { ChoosableTrackTable, TrackTableSkeleton } from '@/widgets/track-table';
import { ChartHeader, chartSource } from './ChartHeader';

type ChartPageSkeletonProps = {
  /** Known from the address. */
  title: string;
};

function ChartPageSkeleton({ title }: ChartPageSkeletonProps) {
  return (
    <Stack gap={8}>
      <CollectionHeaderSkeleton title={title} />
      <TrackTableSkeleton rows={12} columns={['playCount']} hasMenu />
    </Stack>
  );
}

/** See docs/product/search.md. */
export function ChartPage() {
  const id = useAddressParameter('id');
  // Another chart must not keep state of this one.
  return <OpenedChart key={id} id={id} />;
}

function OpenedChart({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.chart');
  const known = chartIds.find((each) => each === id);
  const title = known ? t(`title.${known}`) : t('notFound.title');
  const query = useChartQuery(id);
  usePageTitle(title);
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<ChartPageSkeleton title={title} />}
      notFound={
        <StatusView
          icon={<ChartNoAxesColumn size={32} />}
          headingLevel={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={paths.search}>{t('notFound.search')}</ButtonLink>}
        />
      }
    >
      {(chart) => (
        <Stack gap={8}>
          <ChartHeader chart={chart} />
          <ChartTracks chart={chart} />
        </Stack>
      )}
    </QueryView>
  );
}

function ChartTracks({ chart: { id, tracks } }: { chart: Chart }) {
  const { t } = useTranslation('pages.listener.chart');
  if (tracks.length === 0) {
    return (
      <StatusView
        icon={<ChartNoAxesColumn size={32} />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to={paths.search}>{t('empty.search')}</ButtonLink>}
      />
    );
  }
  return (
    <ChoosableTrackTable
      label={t(`title.${id}`)}
      tracks={tracks}
      source={chartSource(id)}
      columns={['playCount']}
      actions={LikeTrackButton}
      menu={TrackMenu}
      several={SeveralTracks}
    />
  );
}
