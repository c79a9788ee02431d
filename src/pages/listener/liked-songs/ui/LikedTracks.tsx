import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackList } from '@/entities/track';
import { LikeTrackButton } from '@/features/like-track';
import { ReadingBanner, readableLiked, useReadTracks } from '@/features/read-tracks';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import { LongTrackTable, useSortedTracks, useToggleRow } from '@/widgets/track-table';
import { likedColumns } from '../lib/liked-columns';

type LikedTracksProps = {
  liked: TrackList;
  /** Sample data, shown without hearts. */
  isSample?: boolean;
};

/** Reads on while scrolling; an unliked row disappears. */
export function LikedTracks({ liked, isSample = false }: LikedTracksProps) {
  const { t } = useTranslation('pages.listener.liked-songs');
  const { tracks, trackCount } = liked;
  const { hasFailed, readTo, readAll, retry } = useReadTracks(readableLiked, liked);
  const { order, isSorted, sorted } = useSortedTracks(tracks);
  const toggleRow = useToggleRow(sorted, readableLiked.source);
  useEffect(() => {
    if (isSorted) readAll();
  });
  return (
    <>
      {hasFailed && <ReadingBanner onRetry={retry} />}
      <LongTrackTable
        label={t('title')}
        tracks={sorted}
        source={readableLiked.source}
        rows={Math.max(trackCount, tracks.length)}
        columns={likedColumns}
        order={order}
        {...(!isSample && { actions: LikeTrackButton })}
        menu={TrackMenu}
        several={SeveralTracks}
        onToggle={toggleRow}
        onReach={readTo}
      />
    </>
  );
}
