import { Disc3, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { LabelArtist, Release } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { StatusView } from '@/shared/ui/status-view';
import { SortedFigures } from '@/widgets/office';
import { ReleaseName } from '../ReleaseName';
import { Preparations } from './Preparations';

const UploadRelease = lazyPart(() => import('./UploadRelease'), 'UploadRelease');

type ReleasesTabProps = {
  /** What is out, or was sent: the newest first. */
  releases: readonly Release[];
  /** Those of the label, for whom something may come out. */
  artists: readonly LabelArtist[];
};

/** What the label prepares, and all of its records, kept as a file in the order in which they stand. */
export function ReleasesTab({ releases, artists }: ReleasesTabProps) {
  const [opened, setOpened] = useState<{ id: string | undefined } | null>(null);
  return (
    <Stack gap={6}>
      <div>
        <UploadButton onPress={() => setOpened({ id: undefined })} />
      </div>
      <Preparations onOpen={(id) => setOpened({ id })} />
      <ReleaseTable releases={releases} />
      {opened && (
        <Suspense fallback={null}>
          <UploadRelease id={opened.id} artists={artists} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

function UploadButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('pages.label.releases');
  return (
    <Button
      variant="solid"
      aria-haspopup="dialog"
      onPointerEnter={() => void UploadRelease.load().catch(() => undefined)}
      onClick={onPress}
    >
      <Upload size={18} aria-hidden />
      {t('upload.act')}
    </Button>
  );
}

function ReleaseTable({ releases }: Pick<ReleasesTabProps, 'releases'>) {
  const { t } = useTranslation('pages.label.manager');
  const { number, euros, shortDay } = useFormats();
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
          rank: 3,
          cell: ({ type }) => t(`releases.types.${type}`),
          value: ({ type }) => t(`releases.types.${type}`),
          isWhole: true,
        },
        {
          id: 'date',
          title: t('releases.date'),
          cell: ({ releaseDate }) => shortDay(releaseDate),
          value: ({ releaseDate }) => releaseDate,
          isWhole: true,
        },
        {
          id: 'streams',
          title: t('releases.streams'),
          rank: 2,
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
          part: 'badge',
          cell: ({ status }) => (
            <StatusBadge meaning={statusMeanings.release[status]}>
              {t(`releases.status.${status}`)}
            </StatusBadge>
          ),
          value: ({ status }) => t(`releases.status.${status}`),
          isWhole: true,
        },
      ]}
    />
  );
}
