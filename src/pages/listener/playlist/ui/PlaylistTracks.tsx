import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import {
  ArrangeMenuItems,
  ProvideRowActions,
  useArrangePlaylist,
} from '@/features/arrange-playlist';
import { NoMatch, TrackFilter, filterTracks } from '@/features/filter-tracks';
import { LikeTrackButton } from '@/features/like-track';
import { ReadingBanner, readablePlaylist, useReadTracks } from '@/features/read-tracks';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { LiveText } from '@/shared/ui/live-text';
import { SeveralTracks, TrackMenu } from '@/widgets/track-menu';
import {
  LongTrackTable,
  type TrackMenuSlot,
  useSortedTracks,
  useToggleRow,
} from '@/widgets/track-table';

/** See docs/product/music-pages.md. */
export const playlistColumns = ['album', 'addedAt'] as const;

/** The owner can also move and remove the track. */
const PlaylistTrackMenu: TrackMenuSlot = (props) => (
  <TrackMenu {...props}>
    <ArrangeMenuItems index={props.index} />
  </TrackMenu>
);

/** Reads on while scrolling; the owner and collaborators can move and remove tracks. */
export function PlaylistTracks({ playlist }: { playlist: FullPlaylist }) {
  const { t } = useTranslation('pages.listener.playlist');
  const { tracks, trackCount, name, owner, collaboration } = playlist;
  const list = readablePlaylist(playlist.id);
  const { isPartial, hasFailed, readTo, readAll, retry, keepOrder } = useReadTracks(list, playlist);
  const { arrange, order, isSorted, sorted, text: filter, search } = useSortedTracks(tracks);
  const toggleRow = useToggleRow(sorted, list.source);
  const { news, ...ownerActions } = useArrangePlaylist(playlist);
  const isTheirs = useViewer()?.id === owner.id || collaboration === 'collaborator';

  const isFiltered = filter.trim() !== '';
  const shown = filterTracks(sorted, filter);
  useEffect(() => {
    if (isFiltered || isSorted) readAll();
  });

  /** Index of a shown row in the playlist, or in its sorted tracks. */
  const findIndex = (index: number, within: readonly Track[] = tracks) => {
    const track = shown[index];
    return track ? within.indexOf(track) : -1;
  };
  const handleToggle = (index: number) => {
    keepOrder(arrange);
    toggleRow(findIndex(index, sorted));
  };
  const rowActions = {
    rows: trackCount,
    canMove: !isFiltered && !isSorted,
    remove: (index: number) => ownerActions.remove(findIndex(index)),
    move: ownerActions.move,
    moveToEnd: ownerActions.moveToEnd,
  };
  const hasMatch = shown.length > 0 || isPartial;

  return (
    <ProvideRowActions value={isTheirs ? rowActions : null}>
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
      {hasMatch ? (
        <LongTrackTable
          label={name}
          tracks={shown}
          source={list.source}
          order={order}
          rows={isFiltered ? shown.length : Math.max(trackCount, tracks.length)}
          columns={playlistColumns}
          actions={LikeTrackButton}
          menu={PlaylistTrackMenu}
          several={SeveralTracks}
          onToggle={handleToggle}
          onReach={readTo}
          {...(isTheirs && {
            onRemove: rowActions.remove,
            onRemoveSeveral: (indices) =>
              ownerActions.removeSeveral(indices.map((index) => findIndex(index))),
          })}
          {...(isTheirs && rowActions.canMove && { onMove: ownerActions.move })}
        />
      ) : (
        <NoMatch filter={filter} onClear={() => search('')} />
      )}
      <LiveText isHidden>{news}</LiveText>
    </ProvideRowActions>
  );
}
