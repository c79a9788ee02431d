import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLikedTracksQuery } from '@/entities/track';
import { LikeTrackButton } from '@/features/like-track';
import { PlayTracksButton } from '@/features/play-tracks';
import { formatTotalDuration } from '@/shared/lib/format';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { TrackTable, TrackTableSkeleton } from '@/widgets/track-table';
import { likedAsAdded } from '../lib/liked-as-added';
import * as styles from './LikedSongsPage.css';

const source = 'liked';

/** Source: document 1, section 2, Liked songs. */
export function LikedSongsPage() {
  const { t } = useTranslation('pages.listener.liked-songs');
  usePageTitle(t('title'));
  const query = useLikedTracksQuery(undefined, { refetchOnMountOrArgChange: true });
  const tracks = likedAsAdded(query.data ?? []);
  const seconds = tracks.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.cover} aria-hidden>
          <Heart size="40%" fill="currentColor" />
        </span>
        <div className={styles.words}>
          <Text tone="muted">{t('kind')}</Text>
          <Heading level={1} size="poster">
            {t('title')}
          </Heading>
          <Text tone="muted">
            {t('total', { count: tracks.length, duration: formatTotalDuration(seconds) })}
          </Text>
        </div>
      </header>
      {tracks.length > 0 && (
        <PlayTracksButton title={t('title')} tracks={tracks} source={source} size="large" />
      )}
      <QueryView
        query={query}
        loading={<TrackTableSkeleton rows={8} columns={['album', 'addedAt']} />}
        empty={
          <StatusView
            icon={<Heart size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink variant="solid" to={paths.search}>
                {t('empty.search')}
              </ButtonLink>
            }
          />
        }
      >
        {() => (
          <TrackTable
            label={t('title')}
            tracks={tracks}
            source={source}
            columns={['album', 'addedAt']}
            actions={LikeTrackButton}
          />
        )}
      </QueryView>
    </div>
  );
}
