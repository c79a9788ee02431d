import { useTranslation } from 'react-i18next';
import type { CopyState } from '@/entities/offline-copy';
import { LikeTrackButton } from '@/features/like-track';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TrackMenu } from '@/widgets/track-menu';
import { LongTrackTable, useToggleRow } from '@/widgets/track-table';
import { toSongs } from '../lib/to-songs';

const source = 'offline';

/** What plays without a network, and what is in the catalogue no more. */
export function KeptSongs({ state }: { state: CopyState }) {
  const { t } = useTranslation('pages.listener.offline');
  const { here, gone } = toSongs(state);
  const toggleRow = useToggleRow(here, source);
  return (
    <>
      {here.length > 0 && (
        <Section title={t('songs')}>
          <LongTrackTable
            label={t('songs')}
            tracks={here}
            source={source}
            rows={here.length}
            actions={LikeTrackButton}
            menu={TrackMenu}
            onToggle={toggleRow}
          />
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
