import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  knownPlaylist,
  rereadPlaylist,
  useMoveTrackInPlaylistMutation,
  useRemoveTrackFromPlaylistMutation,
} from '@/entities/playlist';
import { type Problem, isProblem } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { showFailure } from '@/shared/ui/toast';
import { oneAtATime } from '../lib/one-at-a-time';
import { useRestoreTrack } from './use-restore-track';

export type Arrangement = {
  remove: (index: number) => void;
  /** The end of the list may not have been read yet. */
  move: (from: number, to: number) => void;
  moveToEnd: (from: number) => void;
  /** The last change, for screen readers. */
  news: string;
};

/** Nothing changes before the server agrees; a list changed elsewhere is read again. */
export function useArrangePlaylist(playlist: FullPlaylist): Arrangement {
  const { t } = useTranslation('features.arrange-playlist');
  const dispatch = useAppDispatch();
  const [removeTrack] = useRemoveTrackFromPlaylistMutation();
  const [moveTrack] = useMoveTrackInPlaylistMutation();
  const [enqueue] = useState(oneAtATime);
  const [news, setNews] = useState('');
  const { id, tracks } = playlist;
  const offerToRestore = useRestoreTrack(id);

  const report = (action: string, error: unknown, title: string, text: string) => {
    const problem: Problem | null = isProblem(error) ? error : null;
    const isMissing = problem?.kind === 'not-found';
    showFailure(action, error, { text: isMissing ? t('changedElsewhere', { title }) : text });
    if (isMissing) void dispatch(rereadPlaylist(id));
  };

  const look = (entryId: string) => {
    const list = dispatch(knownPlaylist(id)) ?? playlist;
    return { list, at: list.tracks.findIndex((track) => track.entryId === entryId) };
  };

  const remove = (index: number) => {
    const track = tracks[index];
    if (!track?.entryId) return;
    const { title, entryId, addedAt } = track;
    enqueue(async () => {
      const { list, at } = look(entryId);
      if (at < 0) return true;
      const after = list.tracks[at - 1]?.entryId ?? null;
      const before = list.tracks[at + 1]?.entryId ?? null;
      const { error } = await removeTrack({ id, trackId: track.id, entryId });
      if (error) report('removeTrack', error, title, t('remove.failed', { title }));
      else offerToRestore(track, { after, before, ...(addedAt && { addedAt }) });
      return !error;
    });
  };

  const send = async ({ title, entryId = '' }: Track, before: string | null, position: number) => {
    const { error } = await moveTrack({ id, entryId, beforeEntryId: before });
    if (error) report('moveTrack', error, title, t('move.failed', { title }));
    else setNews(t('move.done', { title, position, total: look(entryId).list.trackCount }));
    return !error;
  };

  const moveToEnd = (from: number) => {
    const track = tracks[from];
    if (!track?.entryId) return;
    enqueue(() => send(track, null, playlist.trackCount));
  };
  const move = (from: number, to: number) => {
    const track = tracks[from];
    const entryId = track?.entryId;
    if (!entryId) return;
    enqueue(async () => {
      const { list, at } = look(entryId);
      // Single steps continue from the previous result.
      const target = Math.abs(to - from) === 1 ? at + to - from : to;
      if (at < 0 || target === at || target < 0 || target >= list.tracks.length) return true;
      const next = list.tracks[target > at ? target + 1 : target]?.entryId;
      if (next) return send(track, next, target + 1);
      return list.nextCursor !== null || send(track, null, list.trackCount);
    });
  };

  return { remove, move, moveToEnd, news };
}
