import { useTranslation } from 'react-i18next';
import { ContractBadge } from '@/entities/label';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { FiguresTable } from '@/widgets/office';
import { ArtistName } from '@/entities/label';

const most = 5;

/** The five artists with the most streams in the last 28 days. */
export function TopArtists({ artists }: { artists: readonly LabelArtist[] }) {
  const { t } = useTranslation(['pages.label.overview', 'pages.label']);
  const { number, euros, genre } = useFormats();
  const leading = artists
    .toSorted((one, other) => other.monthlyStreams - one.monthlyStreams)
    .slice(0, most);
  return (
    <FiguresTable
      title={t('artists.top')}
      text={`${t('artists.topText')} ${t('pages.label:artists.totalEarningsMeans')}`}
      rows={leading}
      getId={({ id }) => id}
      getName={({ name }) => name}
      empty={t('artists.none')}
      columns={[
        {
          id: 'artist',
          title: t('pages.label:artists.artist'),
          isTwoLines: true,
          cell: (artist) => <ArtistName artist={artist} detail={genre(artist.genre)} />,
        },
        {
          id: 'status',
          title: t('pages.label:artists.contract'),
          part: 'badge',
          cell: ({ contractStatus }) => <ContractBadge status={contractStatus} />,
          isWhole: true,
        },
        {
          id: 'listeners',
          title: t('pages.label:artists.monthlyListeners'),
          rank: 3,
          cell: ({ monthlyListeners }) => number(monthlyListeners),
          isNumeric: true,
        },
        {
          id: 'streams',
          title: t('pages.label:artists.monthlyStreams'),
          cell: ({ monthlyStreams }) => number(monthlyStreams),
          isNumeric: true,
        },
        {
          id: 'earnings',
          title: t('pages.label:artists.totalEarnings'),
          cell: ({ totalEarnings }) => euros(totalEarnings),
          isNumeric: true,
        },
      ]}
    />
  );
}
