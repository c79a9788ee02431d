import { useTranslation } from 'react-i18next';
import { ChartCover, chartLooks } from '@/entities/chart';
import { PlayTracksButton } from '@/features/play-tracks';
import type { Chart, ChartId } from '@/shared/contract/chart.ts';
import { formatTotalDuration } from '@/shared/lib/format';
import { artPalette } from '@/shared/theme';
import { CollectionHeader } from '@/widgets/collection-header';

/** Names a chart as the list that a queue was made from. */
export const chartSource = (id: ChartId): string => `chart:${id}`;

/** Tracks that were not on the chart of the 28 days before; none where that is not told. */
function newcomersOf({ id, tracks }: Chart): number {
  if (id === 'viral') return 0;
  return tracks.filter(({ previousRank }) => previousRank === null || previousRank > 50).length;
}

/** What the chart counts, how long it is and what is new on it, and the way to hear it all. */
export function ChartHeader({ chart }: { chart: Chart }) {
  const { t } = useTranslation('pages.listener.chart');
  const { id, tracks } = chart;
  const title = t(`title.${id}`);
  const newcomers = newcomersOf(chart);
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
        <PlayTracksButton title={title} tracks={tracks} source={chartSource(id)} size="large" />
      }
    />
  );
}
