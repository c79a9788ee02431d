import { useTranslation } from 'react-i18next';
import type { ArtistStats } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { FigureLine } from '@/widgets/office';

/** The four figures of the first tab, on all others. */
export function SummaryLine({ stats }: { stats: ArtistStats | undefined }) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros } = useFormats();
  const counted = (count: number | undefined) =>
    count === undefined ? undefined : <ShortCount count={count} />;
  const values = {
    monthlyListeners: counted(stats?.monthlyListeners),
    streams: counted(stats?.totalStreams),
    followers: counted(stats?.followers),
    monthlyEarnings: stats && euros(stats.monthlyEarnings),
  };
  const names = ['monthlyListeners', 'streams', 'followers', 'monthlyEarnings'] as const;
  return (
    <FigureLine
      label={t('cards')}
      figures={names.map((name) => ({
        label: t(`entities.figure:figure.${name}`),
        value: values[name],
      }))}
    />
  );
}
