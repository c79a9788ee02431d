import { useTranslation } from 'react-i18next';
import { ArtistName, ContractBadge } from '@/entities/label';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';

type ArtistActs = { onManage: (id: string) => void; onIntent: () => void };

/** Held plays have a column where there are any. */
export function useArtistColumns(
  artists: readonly LabelArtist[],
  { onManage, onIntent }: ArtistActs,
): Column<LabelArtist>[] {
  const { t } = useTranslation(['pages.label.artists', 'pages.label', 'entities.label']);
  const { number, euros, genre, rate, longMonth } = useFormats();
  const hasHeld = artists.some(({ held = 0 }) => held > 0);
  return [
    {
      id: 'artist',
      title: t('pages.label:artists.artist'),
      value: ({ name }) => name,
      cell: (artist) => <ArtistName artist={artist} detail={genre(artist.genre)} />,
      isTwoLines: true,
    },
    {
      id: 'contract',
      title: t('pages.label:artists.contract'),
      part: 'badge',
      value: ({ contractStatus }) => t(`entities.label:contract.${contractStatus}`),
      cell: ({ contractStatus }) => <ContractBadge status={contractStatus} />,
      isWhole: true,
    },
    {
      id: 'listeners',
      title: t('pages.label:artists.monthlyListeners'),
      value: ({ monthlyListeners }) => monthlyListeners,
      cell: ({ monthlyListeners }) => number(monthlyListeners),
      isNumeric: true,
      rank: 3,
    },
    {
      id: 'followers',
      title: t('artists.followers'),
      value: ({ followers }) => followers,
      cell: ({ followers }) => number(followers),
      isNumeric: true,
      rank: 4,
    },
    {
      id: 'streams',
      title: t('pages.label:artists.monthlyStreams'),
      value: ({ monthlyStreams }) => monthlyStreams,
      cell: ({ monthlyStreams }) => number(monthlyStreams),
      isNumeric: true,
    },
    ...(hasHeld
      ? [
          {
            id: 'held',
            title: t('artists.held'),
            rank: 3 as const,
            value: ({ held = 0 }: LabelArtist) => held,
            cell: ({ held = 0 }: LabelArtist) => number(held),
            isNumeric: true,
          },
        ]
      : []),
    {
      id: 'earnings',
      title: t('pages.label:artists.totalEarnings'),
      value: ({ totalEarnings }) => totalEarnings,
      cell: ({ totalEarnings }) => euros(totalEarnings),
      isNumeric: true,
      part: 'figure',
    },
    {
      id: 'rate',
      title: t('artists.royaltyRate'),
      value: ({ royaltyRate }) => royaltyRate,
      cell: ({ royaltyRate }) => rate(royaltyRate),
      isNumeric: true,
      rank: 3,
    },
    {
      id: 'since',
      title: t('artists.joinDate'),
      value: ({ joinDate }) => joinDate,
      cell: ({ joinDate }) => longMonth(joinDate),
      isWhole: true,
      rank: 4,
    },
    {
      id: 'manage',
      title: t('artists.manage'),
      part: 'act',
      cell: ({ id, name }) => (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('artists.manageOf', { name })}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onManage(id)}
        >
          {t('artists.manage')}
        </Button>
      ),
    },
  ];
}
