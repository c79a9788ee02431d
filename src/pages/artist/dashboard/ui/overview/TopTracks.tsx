import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { FiguresTable } from '@/widgets/office';
import type { Figures } from '../../model/use-figures';
import { TrackName } from '../TrackName';

/** The five tracks of most streams, as the server ranks them. */
export function TopTracks({ tracks }: Pick<Figures, 'tracks'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros, shortDay } = useFormats();
  return (
    <FiguresTable
      title={t('tracks.top')}
      text={t('tracks.always')}
      rows={tracks.slice(0, 5)}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      empty={t('tracks.empty')}
      columns={[
        {
          id: 'track',
          title: t('tracks.track'),
          isTwoLines: true,
          cell: (track) => <TrackName track={track} />,
        },
        {
          id: 'release',
          title: t('tracks.release'),
          rank: 3,
          isWhole: true,
          cell: ({ releaseDate }) => shortDay(releaseDate),
        },
        {
          id: 'streams',
          title: t('tracks.streams'),
          cell: ({ streams }) => number(streams),
          isNumeric: true,
        },
        {
          id: 'earnings',
          title: t('tracks.earnings'),
          part: 'figure',
          cell: ({ earnings }) => euros(earnings),
          isNumeric: true,
        },
        {
          id: 'playlists',
          title: t('tracks.playlists'),
          rank: 3,
          cell: ({ playlists }) => number(playlists),
          isNumeric: true,
        },
      ]}
    />
  );
}
