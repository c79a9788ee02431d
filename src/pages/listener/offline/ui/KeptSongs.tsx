import { useTranslation } from 'react-i18next';
import type { CopyState } from '@/entities/offline-copy';
import { NoMatch, TrackFilter, filterTracks } from '@/features/filter-tracks';
import { LikeTrackButton } from '@/features/like-track';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TrackMenu } from '@/widgets/track-menu';
import { LongTrackTable, useSortedTracks, useToggleRow } from '@/widgets/track-table';
import { toSongs } from '../lib/to-songs';

const source = 'offline';

/** What plays without a network, and what is in the catalogue no more. */
export function KeptSongs({ state }: { state: CopyState }) {
  const { t } = useTranslation('pages.listener.offline');
  const { here, gone } = toSongs(state);
  const { order, sorted, text: filter, search } = useSortedTracks(here);
  const toggleRow = useToggleRow(sorted, source);
  const shown = filterTracks(sorted, filter);
  const handleToggle = (index: number) => {
    const track = shown[index];
    if (track) toggleRow(sorted.indexOf(track));
  };
  return (
    <>
      {here.length > 0 && (
        <Section title={t('songs')}>
          <TrackFilter
            label={t('filter')}
            filter={filter}
            onFilterChange={(text) => search(text)}
            isReading={false}
            found={shown.length}
            sort={order.sort}
            onSort={order.sortBy}
          />
          {shown.length > 0 ? (
            <LongTrackTable
              label={t('songs')}
              tracks={shown}
              source={source}
              rows={shown.length}
              order={order}
              actions={LikeTrackButton}
              menu={TrackMenu}
              onToggle={handleToggle}
            />
          ) : (
            <NoMatch filter={filter} onClear={() => search('')} />
          )}
        </Section>
      )}
      {gone.length > 0 && (
        <Section title={t('gone.title')}>
          <Stack as="ul" gap={1}>
            {gone.map(({ id, title, artist }) => (
              <li key={id}>
                <Text tone="muted">{t('gone.song', { title, artist: artist.name })}</Text>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}
