import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TrackList } from '@/entities/track';
import { readableLiked } from '@/features/read-tracks';
import { formatTotalDuration } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { CollectionHeader } from '@/widgets/collection-header';
import { ListActions } from '@/widgets/list-menu';
import { likedColour } from '../lib/liked-colour';
import * as styles from './LikedSongsPage.css';

type LikedHeaderProps = {
  liked: TrackList;
  /** Sample data. */
  isSample?: boolean;
};

export function LikedHeader({ liked, isSample = false }: LikedHeaderProps) {
  const { t } = useTranslation('pages.listener.liked-songs');
  const { tracks, trackCount, totalDuration } = liked;
  return (
    <CollectionHeader
      kind={t(isSample ? 'sampleKind' : 'kind')}
      title={t('title')}
      colour={likedColour}
      artwork={
        <span className={styles.cover} aria-hidden>
          <Heart size="40%" fill="currentColor" />
        </span>
      }
      {...(trackCount > 0 && {
        facts: (
          <span>
            {t('total', { count: trackCount, duration: formatTotalDuration(totalDuration) })}
          </span>
        ),
        play: { tracks, source: readableLiked.source },
        actions: <ListActions list={{ kind: 'liked', id: '', name: t('title') }} />,
        path: paths.likedSongs,
      })}
    />
  );
}
