import { useTranslation } from 'react-i18next';
import type { Release } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { FiguresTable } from '@/widgets/office';
import { ReleaseName } from '../ReleaseName';

/** So many are recent. */
const most = 5;

/** The five records that came out last. */
export function RecentReleases({ releases }: { releases: readonly Release[] }) {
  const { t } = useTranslation('pages.label.manager');
  const { number, euros, shortDay } = useFormats();
  const recent = releases
    .filter(({ status }) => status === 'live')
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate))
    .slice(0, most);
  return (
    <FiguresTable
      title={t('releases.recent')}
      rows={recent}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      empty={t('releases.noneLive')}
      columns={[
        {
          id: 'title',
          title: t('releases.name'),
          cell: (release) => <ReleaseName release={release} />,
        },
        {
          id: 'artist',
          title: t('releases.artist'),
          cell: ({ artistName }) => artistName,
        },
        {
          id: 'date',
          title: t('releases.date'),
          rank: 3,
          cell: ({ releaseDate }) => shortDay(releaseDate),
          isWhole: true,
        },
        {
          id: 'streams',
          title: t('releases.streams'),
          cell: ({ streams }) => number(streams),
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('releases.revenue'),
          cell: ({ revenue }) => euros(revenue),
          isNumeric: true,
        },
      ]}
    />
  );
}
