import { useTranslation } from 'react-i18next';
import { ChartCover, chartLooks } from '@/entities/chart';
import { PlayTracksButton } from '@/features/play-tracks';
import type { Chart, ChartId } from '@/shared/contract/chart.ts';
import { formatTotalDuration } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { artPalette } from '@/shared/theme';
import { CollectionHeader } from '@/widgets/collection-header';
import { ListActions } from '@/widgets/list-menu';

/** Source of a queue. */
export const chartSource = (id: ChartId): string => `chart:${id}`;

/** Tracks that were not among the previous 50; 0 where no previous ranks are known. */
function getNewcomers({ id, tracks }: Chart): number {
  if (id === 'viral') return 0;
  return tracks.filter(({ previousRank }) => previousRank === null || previousRank > 50).length;
}

export function ChartHeader({ chart }: { chart: Chart }) {
  const { t } = useTranslation('pages.listener.chart');
  const { id, tracks } = chart;
  const title = t(`title.${id}`);
  const newcomers = getNewcomers(chart);
  const seconds = tracks.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <CollectionHeader
      kind={t(id === 'viral' ? 'kind.growing' : 'kind.played')}
      title={title}
      colour={artPalette[chartLooks[id].tone].ground}
      artwork={<ChartCover id={id} />}
      description={t(`about.${id}`)}
      facts={
        <>
          <span>{t('tracks', { count: tracks.length })}</span>
          <span>{formatTotalDuration(seconds)}</span>
          {newcomers > 0 && <span>{t('newcomers', { count: newcomers })}</span>}
        </>
      }
      actions={
        <>
          <PlayTracksButton title={title} tracks={tracks} source={chartSource(id)} size="large" />
          <ListActions list={{ kind: 'chart', id, name: title }} isEmpty={tracks.length === 0} />
        </>
      }
      path={paths.chart(id)}
    />
  );
}
