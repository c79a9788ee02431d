import { useTranslation } from 'react-i18next';
import { TierBadge } from '@/entities/fan';
import type { Fan } from '@/shared/contract/fan.ts';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { type Column, DataTable, PicturedName } from '@/shared/ui/data-table';
import { ShortCount } from '@/shared/ui/short-count';

type FanTableProps = {
  /** Name in the address of an open row. */
  name: string;
  label: string;
  fans: readonly Fan[];
};

export function FanTable({ name: ofTable, label, fans }: FanTableProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const { shortDay } = useFormats();
  const columns: Column<Fan>[] = [
    {
      id: 'name',
      title: t('fan.name'),
      isTwoLines: true,
      cell: ({ id, name, email, profileImage }) => (
        <PicturedName
          picture={<Artwork src={profileImage} seed={id} shape="round" sizes="40px" />}
          detail={email}
        >
          {name}
        </PicturedName>
      ),
    },
    {
      id: 'tier',
      title: t('fan.tier'),
      part: 'badge',
      isWhole: true,
      cell: ({ tier }) => <TierBadge tier={tier} />,
    },
    {
      id: 'streams',
      title: t('fan.streams'),
      isNumeric: true,
      cell: ({ totalStreams }) => <ShortCount count={totalStreams} />,
    },
    {
      id: 'track',
      title: t('fan.track'),
      rank: 3,
      cell: ({ favoriteTrack }) => favoriteTrack ?? t('fan.none'),
    },
    { id: 'place', title: t('fan.place'), rank: 4, cell: ({ location }) => location },
    {
      id: 'follows',
      title: t('fan.follows'),
      rank: 3,
      isShownOnce: true,
      isWhole: true,
      cell: ({ followDate }) => (followDate ? shortDay(followDate) : t('fan.listens')),
    },
    {
      id: 'last',
      title: t('fan.last'),
      rank: 3,
      isWhole: true,
      cell: ({ lastActivity }) => shortDay(lastActivity),
    },
    {
      id: 'hears',
      title: t('fan.hears'),
      rank: 4,
      isWhole: true,
      cell: ({ notifications }) => t(notifications ? 'fan.yes' : 'fan.no'),
    },
  ];
  return (
    <DataTable
      name={ofTable}
      label={label}
      columns={columns}
      rows={fans}
      getId={({ id }) => id}
      getName={({ name }) => name}
    />
  );
}
