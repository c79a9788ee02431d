import { useTranslation } from 'react-i18next';
import type { TrackList } from '@/entities/track';
import { LikeTrackButton } from '@/features/like-track';
import { ReadingBanner, useReadTracks } from '@/features/read-tracks';
import { TrackMenu } from '@/widgets/track-menu';
import { LongTrackTable, useToggleRow } from '@/widgets/track-table';
import { likedColumns } from '../lib/liked-columns';
import { readableLiked } from '../model/readable-liked';

type LikedTracksProps = {
  liked: TrackList;
  /** Sample data, shown without hearts. */
  isSample?: boolean;
};

/** Reads on while scrolling; an unliked row disappears. */
export function LikedTracks({ liked, isSample = false }: LikedTracksProps) {
  const { t } = useTranslation('pages.listener.liked-songs');
  const { tracks, trackCount } = liked;
  const { hasFailed, readTo, retry } = useReadTracks(readableLiked, liked);
  const toggleRow = useToggleRow(tracks, readableLiked.source);
  return (
    <>
      {hasFailed && <ReadingBanner onRetry={retry} />}
      <LongTrackTable
        label={t('title')}
        tracks={tracks}
        source={readableLiked.source}
        rows={Math.max(trackCount, tracks.length)}
        columns={likedColumns}
        {...(!isSample && { actions: LikeTrackButton })}
        menu={TrackMenu}
        onToggle={toggleRow}
        onReach={readTo}
      />
    </>
  );
}
