import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { FiguresTable } from '@/widgets/office';
import type { Figures } from '../../model/use-figures';
import { TrackName } from '../TrackName';

/** The five tracks of most streams, as the server ranks them. */
export function TopTracks({ tracks }: Pick<Figures, 'tracks'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros, date } = useFormats();
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
          cell: (track) => <TrackName track={track} />,
        },
        {
          id: 'release',
          title: t('tracks.release'),
          cell: ({ releaseDate }) => date(releaseDate),
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
          cell: ({ earnings }) => euros(earnings),
          isNumeric: true,
        },
        {
          id: 'playlists',
          title: t('tracks.playlists'),
          cell: ({ playlists }) => number(playlists),
          isNumeric: true,
        },
      ]}
    />
  );
}
