import { useTranslation } from 'react-i18next';
import { TierBadge } from '@/entities/fan';
import type { Fan } from '@/shared/contract/fan.ts';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { ShortCount } from '@/shared/ui/short-count';
import { Text } from '@/shared/ui/text';
import * as styles from './fans.css';

type FanTableProps = {
  /** Accessible name. */
  label: string;
  fans: readonly Fan[];
};

/** Fans with how much they listen, what, and since when they follow. */
export function FanTable({ label, fans }: FanTableProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const { date } = useFormats();
  const columns: Column<Fan>[] = [
    {
      id: 'name',
      title: t('fan.name'),
      cell: ({ id, name, email, profileImage }) => (
        <span className={styles.fan}>
          <span className={styles.portrait}>
            <Artwork src={profileImage} seed={id} shape="round" sizes="36px" />
          </span>
          <span className={styles.who}>
            {name}
            <Text as="span" size="small" tone="muted">
              {email}
            </Text>
          </span>
        </span>
      ),
    },
    {
      id: 'tier',
      title: t('fan.tier'),
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
      cell: ({ favoriteTrack }) => favoriteTrack ?? t('fan.none'),
    },
    { id: 'place', title: t('fan.place'), cell: ({ location }) => location },
    {
      id: 'follows',
      title: t('fan.follows'),
      isWhole: true,
      cell: ({ followDate }) => (followDate ? date(followDate) : t('fan.listens')),
    },
    {
      id: 'last',
      title: t('fan.last'),
      isWhole: true,
      cell: ({ lastActivity }) => (lastActivity ? date(lastActivity) : t('fan.none')),
    },
    {
      id: 'hears',
      title: t('fan.hears'),
      isWhole: true,
      cell: ({ notifications }) => t(notifications ? 'fan.yes' : 'fan.no'),
    },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={fans}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    />
  );
}
