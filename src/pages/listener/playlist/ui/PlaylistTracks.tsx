import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { ProvideRowActions, useArrangePlaylist } from '@/features/arrange-playlist';
import { LikeTrackButton } from '@/features/like-track';
import { ReadingBanner, useReadTracks } from '@/features/read-tracks';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { useAddressText } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';
import { LiveText } from '@/shared/ui/live-text';
import { StatusView } from '@/shared/ui/status-view';
import { LongTrackTable, useToggleRow } from '@/widgets/track-table';
import { filterTracks } from '../lib/filter-tracks';
import { playlistColumns } from '../lib/playlist-columns';
import { readablePlaylist } from '@/widgets/play-playlist';
import { PlaylistTrackMenu } from './PlaylistTrackMenu';
import { TrackFilter } from './TrackFilter';

/** Reads on while scrolling; the owner can move and remove tracks. */
export function PlaylistTracks({ playlist }: { playlist: FullPlaylist }) {
  const { t } = useTranslation('pages.listener.playlist');
  const { tracks, trackCount, name, owner } = playlist;
  const list = readablePlaylist(playlist.id);
  const { isPartial, hasFailed, readTo, readAll, retry } = useReadTracks(list, playlist);
  const toggleRow = useToggleRow(tracks, list.source);
  const { news, ...ownerActions } = useArrangePlaylist(playlist);
  const isOwner = useViewer()?.id === owner.id;

  const [filter, changeFilter] = useAddressText('q');
  const isFiltered = filter.trim() !== '';
  const shown = filterTracks(tracks, filter);
  useEffect(() => {
    if (isFiltered) readAll();
  });

  /** Index in the whole list of a filtered row. */
  const findIndex = (index: number) => {
    const track = shown[index];
    return track ? tracks.indexOf(track) : -1;
  };
  const rowActions = {
    rows: trackCount,
    canMove: !isFiltered,
    remove: (index: number) => ownerActions.remove(findIndex(index)),
    move: ownerActions.move,
    moveToEnd: ownerActions.moveToEnd,
  };
  const hasMatch = shown.length > 0 || isPartial;

  return (
    <ProvideRowActions value={isOwner ? rowActions : null}>
      <TrackFilter
        filter={filter}
        onFilterChange={changeFilter}
        isReading={isPartial && !hasFailed}
        found={shown.length}
      />
      {hasFailed && <ReadingBanner onRetry={retry} />}
      {hasMatch ? (
        <LongTrackTable
          label={name}
          tracks={shown}
          source={list.source}
          rows={isFiltered ? shown.length : Math.max(trackCount, tracks.length)}
          columns={playlistColumns}
          actions={LikeTrackButton}
          menu={PlaylistTrackMenu}
          onToggle={(index) => toggleRow(findIndex(index))}
          onReach={readTo}
          {...(isOwner && { onRemove: rowActions.remove })}
          {...(isOwner && !isFiltered && { onMove: ownerActions.move })}
        />
      ) : (
        <StatusView
          icon={<SearchX size={32} />}
          title={t('noMatch.title', { filter: filter.trim() })}
          text={t('noMatch.text')}
          action={<Button onClick={() => changeFilter('')}>{t('noMatch.clear')}</Button>}
        />
      )}
      <LiveText isHidden>{news}</LiveText>
    </ProvideRowActions>
  );
}
