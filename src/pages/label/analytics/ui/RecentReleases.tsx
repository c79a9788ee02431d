import { useTranslation } from 'react-i18next';
import type { Release } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { FiguresTable } from '@/widgets/office';
import { ReleaseName } from '@/entities/label';

const most = 5;

export function RecentReleases({ releases }: { releases: readonly Release[] }) {
  const { t } = useTranslation(['pages.label.analytics', 'pages.label']);
  const { number, euros, shortDay } = useFormats();
  const recent = releases
    .filter(({ status }) => status === 'live')
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate))
    .slice(0, most);
  return (
    <FiguresTable
      title={t('releases.recent')}
      rows={recent}
      getId={({ id }) => id}
      getName={({ title }) => title}
      empty={t('releases.noneLive')}
      columns={[
        {
          id: 'title',
          title: t('pages.label:releases.name'),
          cell: (release) => <ReleaseName release={release} />,
        },
        {
          id: 'artist',
          title: t('pages.label:releases.artist'),
          cell: ({ artistName }) => artistName,
        },
        {
          id: 'date',
          title: t('pages.label:releases.date'),
          rank: 3,
          cell: ({ releaseDate }) => shortDay(releaseDate),
          isWhole: true,
        },
        {
          id: 'streams',
          title: t('pages.label:releases.streams'),
          cell: ({ streams }) => number(streams),
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('pages.label:releases.revenue'),
          cell: ({ revenue }) => euros(revenue),
          isNumeric: true,
        },
      ]}
    />
  );
}
