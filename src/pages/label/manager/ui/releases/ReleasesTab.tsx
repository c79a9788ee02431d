import { Disc3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { Release, ReleaseStatus } from '@/shared/contract/label-figures.ts';
import { Badge } from '@/shared/ui/badge';
import { StatusView } from '@/shared/ui/status-view';
import { SortedFigures } from '@/widgets/dashboard';
import { ReleaseName } from '../ReleaseName';

const tones = {
  live: 'success',
  approved: 'info',
  pending: 'warning',
  rejected: 'danger',
} as const satisfies Record<ReleaseStatus, string>;

/**
 * All records of the label; kept as a file in the order in which they stand.
 * @states default empty long-text
 */
export function ReleasesTab({ releases }: { releases: readonly Release[] }) {
  const { t } = useTranslation('pages.label.manager');
  const { number, euros, date } = useFormats();
  if (releases.length === 0)
    return (
      <StatusView
        headingLevel={3}
        icon={<Disc3 size={32} />}
        title={t('releases.empty.title')}
        text={t('releases.empty.text')}
      />
    );
  return (
    <SortedFigures
      name="releases"
      initialSort={{ by: 'date', isDescending: true }}
      title={t('releases.title')}
      text={t('releases.text')}
      rows={releases}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      empty={t('releases.empty.title')}
      file={{
        label: t('releases.export'),
        name: t('releases.file'),
        notes: [
          [t('releases.revenue'), t('definition.releaseRevenue')],
          [t('releases.streams'), t('definition.releaseStreams')],
        ],
      }}
      columns={[
        {
          id: 'title',
          title: t('releases.name'),
          cell: (release) => <ReleaseName release={release} />,
          value: ({ title }) => title,
        },
        {
          id: 'artist',
          title: t('releases.artist'),
          cell: ({ artistName }) => artistName,
          value: ({ artistName }) => artistName,
        },
        {
          id: 'type',
          title: t('releases.type'),
          cell: ({ type }) => t(`releases.types.${type}`),
          value: ({ type }) => t(`releases.types.${type}`),
          isWhole: true,
        },
        {
          id: 'date',
          title: t('releases.date'),
          cell: ({ releaseDate }) => date(releaseDate),
          value: ({ releaseDate }) => releaseDate,
          isWhole: true,
        },
        {
          id: 'streams',
          title: t('releases.streams'),
          cell: ({ streams }) => number(streams),
          value: ({ streams }) => streams,
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('releases.revenue'),
          cell: ({ revenue }) => euros(revenue),
          value: ({ revenue }) => revenue,
          isNumeric: true,
        },
        {
          id: 'status',
          title: t('releases.state'),
          cell: ({ status }) => (
            <Badge tone={tones[status]}>{t(`releases.status.${status}`)}</Badge>
          ),
          value: ({ status }) => t(`releases.status.${status}`),
          isWhole: true,
        },
      ]}
    />
  );
}
