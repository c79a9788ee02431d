import { useTranslation } from 'react-i18next';
import { perThousand } from '../../lib/money';
import { useFormats } from '../../lib/use-formats';
import type { Figures } from '../../model/use-figures';
import { CountryCounts } from '../CountryCounts';
import { FiguresTable } from '../FiguresTable';
import { TrackName } from '../TrackName';

/**
 * What each track earned, in all and per thousand streams, and where it is heard most.
 * @states default
 */
export function EarningsByTrack({ tracks }: Pick<Figures, 'tracks'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros } = useFormats();
  return (
    <FiguresTable
      title={t('earnings.byTrack')}
      text={t('tracks.always')}
      rows={tracks}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      empty={t('tracks.empty')}
      columns={[
        { id: 'track', title: t('tracks.track'), cell: (track) => <TrackName track={track} /> },
        {
          id: 'countries',
          title: t('tracks.countries'),
          cell: ({ countries }) => <CountryCounts countries={countries} />,
        },
        {
          id: 'streams',
          title: t('tracks.streams'),
          cell: ({ streams }) => number(streams),
          isNumeric: true,
        },
        {
          id: 'perThousand',
          title: t('earnings.perThousand'),
          cell: (track) => {
            const value = perThousand(track);
            return value === null ? '—' : euros(value);
          },
          isNumeric: true,
        },
        {
          id: 'earnings',
          title: t('tracks.earnings'),
          cell: ({ earnings }) => euros(earnings),
          isNumeric: true,
        },
      ]}
    />
  );
}
