import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackList } from '@/entities/track';
import { NoMatch, TrackFilter, filterTracks } from '@/features/filter-tracks';
import { LikeTrackButton } from '@/features/like-track';
import { ReadingBanner, readableLiked, useReadTracks } from '@/features/read-tracks';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import { LongTrackTable, useSortedTracks, useToggleRow } from '@/widgets/track-table';

/** See docs/product/library.md. */
export const likedColumns = ['album', 'addedAt'] as const;

type LikedTracksProps = {
  liked: TrackList;
  /** Sample data, shown without hearts. */
  isSample?: boolean;
};

/** Reads on while scrolling; an unliked row disappears. */
export function LikedTracks({ liked, isSample = false }: LikedTracksProps) {
  const { t } = useTranslation('pages.listener.liked-songs');
  const { tracks, trackCount } = liked;
  const { isPartial, hasFailed, readTo, readAll, retry, keepOrder } = useReadTracks(
    readableLiked,
    liked,
  );
  const { arrange, order, isSorted, sorted, text: filter, search } = useSortedTracks(tracks);
  const toggleRow = useToggleRow(sorted, readableLiked.source);
  const isFiltered = filter.trim() !== '';
  const shown = filterTracks(sorted, filter);
  useEffect(() => {
    if (isFiltered || isSorted) readAll();
  });
  const handleToggle = (index: number) => {
    const track = shown[index];
    if (!track) return;
    keepOrder(arrange);
    toggleRow(sorted.indexOf(track));
  };
  return (
    <>
      <TrackFilter
        label={t('filter')}
        filter={filter}
        onFilterChange={(text) => search(text)}
        isReading={isPartial && !hasFailed}
        found={shown.length}
        sort={order.sort}
        onSort={order.sortBy}
      />
      {hasFailed && <ReadingBanner onRetry={retry} />}
      {shown.length > 0 || isPartial ? (
        <LongTrackTable
          label={t('title')}
          tracks={shown}
          source={readableLiked.source}
          rows={isFiltered ? shown.length : Math.max(trackCount, tracks.length)}
          columns={likedColumns}
          order={order}
          {...(!isSample && { actions: LikeTrackButton })}
          menu={TrackMenu}
          several={SeveralTracks}
          onToggle={handleToggle}
          onReach={readTo}
        />
      ) : (
        <NoMatch filter={filter} onClear={() => search('')} />
      )}
    </>
  );
}
