import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePitchPlaylistsQuery } from '@/entities/pitch';
import { useFormats } from '@/shared/lib/format';
import { FactList } from '@/shared/ui/fact-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './pitching.css';

export function PlaylistsTab() {
  const { t } = useTranslation('pages.promotion.pitching');
  const { genre, short } = useFormats();
  return (
    <QueryView
      query={usePitchPlaylistsQuery()}
      loading={<Skeleton shape="block" height="320px" />}
      empty={
        <StatusView
          icon={<ListMusic size={32} />}
          title={t('playlists.empty')}
          text={t('targets.none')}
        />
      }
    >
      {(playlists) => (
        <ul className={styles.playlists}>
          {playlists.map((playlist) => (
            <li key={playlist.id} className={styles.playlist}>
              <Stack gap={1}>
                <Heading level={2} size="small">
                  {playlist.name}
                </Heading>
                <Text size="small" tone="muted">
                  {t('targets.detail', {
                    genre: genre(playlist.genre),
                    followers: short(playlist.followers),
                  })}
                </Text>
              </Stack>
              {playlist.description && <Text>{playlist.description}</Text>}
              <FactList
                layout="pairs"
                facts={[
                  { name: t('playlists.frequency'), value: playlist.updateFrequency },
                  { name: t('playlists.deadline'), value: playlist.submissionDeadline },
                ]}
              />
              <Stack gap={1}>
                <Text size="small" tone="muted">
                  {t('playlists.criteria')}
                </Text>
                <ul className={styles.points}>
                  {playlist.criteria.map((criterion) => (
                    <Text key={criterion} as="li" size="small">
                      {criterion}
                    </Text>
                  ))}
                </ul>
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
