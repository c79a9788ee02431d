import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { RosterCard } from './RosterCard';
import { useArtistColumns } from './use-artist-columns';

type ArtistListProps = {
  /** Sorted by name. */
  artists: readonly LabelArtist[];
  onManage: (id: string) => void;
  /** Opening is likely: prefetch. */
  onIntent: () => void;
};

export function ArtistList({ artists, onManage, onIntent }: ArtistListProps) {
  const { t } = useTranslation(['pages.label.artists', 'pages.label']);
  const columns = useArtistColumns(artists, { onManage, onIntent });
  return (
    <Stack gap={4}>
      <FilteredList
        name="artists"
        label={t('pages.label:tabs.artists')}
        items={artists}
        getId={({ id }) => id}
        getName={({ name }) => name}
        states={{
          param: 'contract',
          title: t('pages.label:artists.contract'),
          all: t('artists.allContracts'),
          of: ({ contractStatus }) => contractStatus,
          order: ['active', 'pending', 'expired'],
          label: (status) => t(`artists.by.${status}`),
        }}
        searchLabel={t('artists.search')}
        searchIn={({ name }) => [name]}
        orders={[
          {
            id: 'streams',
            label: t('pages.label:artists.monthlyStreams'),
            value: ({ monthlyStreams }) => monthlyStreams,
            isDescending: true,
          },
          { id: 'artist', label: t('pages.label:artists.artist'), value: ({ name }) => name },
          {
            id: 'earnings',
            label: t('pages.label:artists.totalEarnings'),
            value: ({ totalEarnings }) => totalEarnings,
            isDescending: true,
          },
        ]}
        columns={columns}
        card={(artist) => (
          <RosterCard artist={artist} onManage={() => onManage(artist.id)} onIntent={onIntent} />
        )}
        leads="table"
        noMatch={t('artists.noMatch')}
        empty={
          <StatusView
            headingLevel={3}
            icon={<UsersRound size={32} />}
            title={t('artists.empty.title')}
            text={t('artists.empty.text')}
          />
        }
      />
      {artists.length > 0 && (
        <Text size="small" tone="muted">
          {t('pages.label:artists.totalEarningsMeans')}
        </Text>
      )}
      {artists.some(({ held = 0 }) => held > 0) && (
        <Text size="small" tone="muted">
          {t('artists.heldMeans')}
        </Text>
      )}
    </Stack>
  );
}
