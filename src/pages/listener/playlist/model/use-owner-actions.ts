import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  rereadPlaylist,
  useMoveTrackInPlaylistMutation,
  useRemoveTrackFromPlaylistMutation,
} from '@/entities/playlist';
import { type Problem, isProblem } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { useAppDispatch } from '@/shared/redux';
import { showFailure } from '@/shared/ui/toast';
import { useRestoreTrack } from './use-restore-track';

export type OwnerActions = {
  remove: (index: number) => void;
  /** Puts a track where `to` is now; the end also where that has not been read yet. */
  move: (from: number, to: number) => void;
  moveToEnd: (from: number) => void;
  /** What happened last, for those who hear the page. */
  news: string;
};

/**
 * What the owner does to the tracks of a playlist, one action at a time. Nothing changes before the
 * server has agreed; what has changed elsewhere meanwhile is said once and read anew.
 */
export function useOwnerActions(playlist: FullPlaylist): OwnerActions {
  const { t } = useTranslation('pages.listener.playlist');
  const dispatch = useAppDispatch();
  const [removeTrack, { isLoading: isRemoving }] = useRemoveTrackFromPlaylistMutation();
  const [moveTrack, { isLoading: isMoving }] = useMoveTrackInPlaylistMutation();
  const [news, setNews] = useState('');
  const { id, tracks, nextCursor, trackCount } = playlist;
  const offerToRestore = useRestoreTrack(id);

  const tell = (action: string, error: unknown, title: string, text: string) => {
    const problem: Problem | null = isProblem(error) ? error : null;
    const isGone = problem?.kind === 'not-found';
    showFailure(action, error, { text: isGone ? t('changedElsewhere', { title }) : text });
    if (isGone) void dispatch(rereadPlaylist(id));
  };

  const remove = async (index: number) => {
    const track = tracks[index];
    if (!track?.entryId || isRemoving || isMoving) return;
    const { title, entryId, addedAt } = track;
    const after = tracks[index - 1]?.entryId ?? null;
    const before = tracks[index + 1]?.entryId ?? null;
    const { error } = await removeTrack({ id, trackId: track.id, entryId });
    if (error) tell('removeTrack', error, title, t('remove.failed', { title }));
    else offerToRestore(track, { after, before, ...(addedAt && { addedAt }) });
  };

  const send = async (from: number, beforeEntryId: string | null, position: number) => {
    const track = tracks[from];
    if (!track?.entryId || isRemoving || isMoving) return;
    const { title, entryId } = track;
    const { error } = await moveTrack({ id, entryId, beforeEntryId });
    if (error) tell('moveTrack', error, title, t('move.failed', { title }));
    else setNews(t('move.done', { title, position, total: trackCount }));
  };

  const moveToEnd = (from: number) => send(from, null, trackCount);
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= tracks.length) return;
    const next = tracks[to > from ? to + 1 : to]?.entryId;
    if (next) void send(from, next, to + 1);
    else if (nextCursor === null) void moveToEnd(from);
  };

  return {
    remove: (index) => void remove(index),
    move,
    moveToEnd: (from) => void moveToEnd(from),
    news,
  };
}
