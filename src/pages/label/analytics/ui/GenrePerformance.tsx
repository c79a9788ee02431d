import { useTranslation } from 'react-i18next';
import type { LabelAnalytics, LabelArtist } from '@/shared/contract/label-figures.ts';
import { roundShares, useFormats } from '@/shared/lib/format';
import { SortedFigures } from '@/widgets/office';
import { toPercent } from '../lib/to-percent';

type GenrePerformanceProps = {
  genres: LabelAnalytics['topGenres'];
  artists: readonly LabelArtist[];
};

/** Genres with a year's revenue, their artists, and current listening. */
export function GenrePerformance({ genres, artists }: GenrePerformanceProps) {
  const { t } = useTranslation(['pages.label.analytics', 'pages.label']);
  const { number, euros, genre: genreName, share } = useFormats();
  const byGenre = Map.groupBy(artists, ({ genre }) => genre);
  const { shares, decimals } = roundShares(genres.map(({ revenue }) => Math.max(0, revenue)));
  const rows = genres.map((genre, index) => {
    const its = byGenre.get(genre.genre) ?? [];
    return {
      ...genre,
      share: shares[index] ?? 0,
      artists: its.filter(({ contractStatus }) => contractStatus === 'active').length,
      streams: its.reduce((sum, { monthlyStreams }) => sum + monthlyStreams, 0),
    };
  });
  return (
    <SortedFigures
      name="genres"
      initialSort={{ by: 'revenue', isDescending: true }}
      title={t('genres.performance')}
      text={t('genres.text')}
      rows={rows}
      getId={({ genre }) => genre}
      getName={({ genre }) => genreName(genre)}
      empty={t('pages.label:noMonth')}
      file={{ label: t('genres.export'), name: t('genres.file') }}
      columns={[
        {
          id: 'genre',
          title: t('pages.label:genres.genre'),
          cell: ({ genre }) => genreName(genre),
          value: ({ genre }) => genreName(genre),
        },
        {
          id: 'artists',
          title: t('pages.label:figure.activeArtists'),
          rank: 3,
          cell: (row) => number(row.artists),
          value: (row) => row.artists,
          isNumeric: true,
        },
        {
          id: 'streams',
          title: t('pages.label:artists.monthlyStreams'),
          cell: ({ streams }) => number(streams),
          value: ({ streams }) => streams,
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('pages.label:releases.revenue'),
          part: 'figure',
          cell: ({ revenue }) => euros(revenue),
          value: ({ revenue }) => revenue,
          isNumeric: true,
        },
        {
          id: 'share',
          title: t('pages.label:share'),
          cell: (row) => share(row.share, decimals),
          value: (row) => toPercent(row.share),
          isNumeric: true,
        },
      ]}
    />
  );
}
