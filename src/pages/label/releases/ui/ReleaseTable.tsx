import { Disc3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReleaseName } from '@/entities/label';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { Release } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { showIsrc, showUpc } from '@/shared/rules/release-codes.ts';
import { StatusBadge } from '@/shared/ui/status-badge';
import { StatusView } from '@/shared/ui/status-view';
import { SortedFigures } from '@/widgets/office';

type ReleaseTableProps = {
  /** Submitted or published, the newest first. */
  releases: readonly Release[];
  onOpen: (id: string) => void;
};

/** All releases of a label; exported in the shown order. */
export function ReleaseTable({ releases, onOpen }: ReleaseTableProps) {
  const { t } = useTranslation(['pages.label.releases', 'pages.label']);
  const { number, euros, shortDay } = useFormats();
  if (releases.length === 0)
    return (
      <StatusView
        headingLevel={3}
        icon={<Disc3 size={32} />}
        title={t('table.empty.title')}
        text={t('table.empty.text')}
      />
    );
  return (
    <SortedFigures
      name="releases"
      initialSort={{ by: 'date', isDescending: true }}
      title={t('table.title')}
      text={t('table.text')}
      rows={releases}
      getId={({ id }) => id}
      getName={({ title }) => title}
      onOpen={onOpen}
      isOpenedAlone
      empty={t('table.empty.title')}
      file={{
        label: t('table.export'),
        name: t('table.file'),
        more: [
          { id: 'upc', title: t('code.upc'), value: ({ codes }) => showUpc(codes?.upc ?? '') },
          {
            id: 'isrc',
            title: t('code.isrcs'),
            value: ({ codes }) => (codes?.isrcs ?? []).map(({ isrc }) => showIsrc(isrc)).join(' '),
          },
        ],
        notes: [
          [t('pages.label:releases.revenue'), t('definition.releaseRevenue')],
          [t('pages.label:releases.streams'), t('definition.releaseStreams')],
        ],
      }}
      columns={[
        {
          id: 'title',
          title: t('pages.label:releases.name'),
          cell: (release) => <ReleaseName release={release} />,
          value: ({ title }) => title,
        },
        {
          id: 'artist',
          title: t('pages.label:releases.artist'),
          cell: ({ artistName }) => artistName,
          value: ({ artistName }) => artistName,
        },
        {
          id: 'type',
          title: t('table.type'),
          rank: 3,
          cell: ({ type }) => t(`table.types.${type}`),
          value: ({ type }) => t(`table.types.${type}`),
          isWhole: true,
        },
        {
          id: 'date',
          title: t('pages.label:releases.date'),
          cell: ({ releaseDate }) => shortDay(releaseDate),
          value: ({ releaseDate }) => releaseDate,
          isWhole: true,
        },
        {
          id: 'streams',
          title: t('pages.label:releases.streams'),
          rank: 2,
          cell: ({ streams }) => number(streams),
          value: ({ streams }) => streams,
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('pages.label:releases.revenue'),
          cell: ({ revenue }) => euros(revenue),
          value: ({ revenue }) => revenue,
          isNumeric: true,
        },
        {
          id: 'status',
          title: t('table.state'),
          part: 'badge',
          cell: ({ status }) => (
            <StatusBadge meaning={statusMeanings.release[status]}>
              {t(`table.status.${status}`)}
            </StatusBadge>
          ),
          value: ({ status }) => t(`table.status.${status}`),
          isWhole: true,
        },
      ]}
    />
  );
}
