import { useTranslation } from 'react-i18next';
import { perThousand } from '@/entities/figure';
import { useFormats } from '@/shared/lib/format';
import { SortedFigures } from '@/widgets/office';
import type { Figures } from '../../model/use-figures';
import { CountryCounts } from '../CountryCounts';
import { TrackName } from '../TrackName';

/** What each track earned, in all and per thousand streams, and where it is heard most. */
export function EarningsByTrack({ tracks }: Pick<Figures, 'tracks'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros } = useFormats();
  return (
    <SortedFigures
      name="earnings"
      initialSort={{ by: 'earnings', isDescending: true }}
      title={t('earnings.byTrack')}
      text={t('tracks.always')}
      rows={tracks}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      empty={t('tracks.empty')}
      columns={[
        {
          id: 'track',
          title: t('tracks.track'),
          isTwoLines: true,
          cell: (track) => <TrackName track={track} />,
          value: ({ title }) => title,
        },
        {
          id: 'countries',
          title: t('tracks.countries'),
          rank: 4,
          cell: ({ countries }) => <CountryCounts countries={countries} />,
        },
        {
          id: 'streams',
          title: t('tracks.streams'),
          cell: ({ streams }) => number(streams),
          value: ({ streams }) => streams,
          isNumeric: true,
        },
        {
          id: 'perThousand',
          title: t('earnings.perThousand'),
          rank: 3,
          cell: (track) => euros(perThousand(track)),
          value: perThousand,
          isNumeric: true,
        },
        {
          id: 'earnings',
          title: t('tracks.earnings'),
          cell: ({ earnings }) => euros(earnings),
          value: ({ earnings }) => earnings,
          isNumeric: true,
        },
      ]}
    />
  );
}
