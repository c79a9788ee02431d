import { useState, createContext, useContext } from 'react';
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
import { type RemovedTrack, useRestoreTrack } from './use-restore-track';

type Action = () => Promise<boolean>;

/** A failed action drops those waiting behind it. */
export function oneAtATime(): (action: Action) => void {
  const waiting: Action[] = [];
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await next())) waiting.length = 0;
    }
    isBusy = false;
  };
  return (action) => {
    waiting.push(action);
    if (!isBusy) void work();
  };
}

export type Arrangement = {
  remove: (index: number) => void;
  /** One after the other; all of them can be restored together. */
  removeSeveral: (indices: readonly number[]) => void;
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
  const { offer, offerAll } = useRestoreTrack(id);

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

  /** Resolves to null for a failure, and to nothing for a track that is gone. */
  const take = async (track: Track): Promise<RemovedTrack | null | undefined> => {
    const { title, entryId = '', addedAt } = track;
    const { list, at } = look(entryId);
    if (at < 0) return undefined;
    const after = list.tracks[at - 1]?.entryId ?? null;
    const before = list.tracks[at + 1]?.entryId ?? null;
    const { error } = await removeTrack({ id, trackId: track.id, entryId });
    if (!error) return { track, position: { after, before, ...(addedAt && { addedAt }) } };
    report('removeTrack', error, title, t('remove.failed', { title }));
    return null;
  };

  const remove = (index: number) => {
    const track = tracks[index];
    if (!track?.entryId) return;
    enqueue(async () => {
      const removed = await take(track);
      if (removed) offer(removed);
      return removed !== null;
    });
  };
  const removeSeveral = (indices: readonly number[]) =>
    enqueue(async () => {
      const taken: RemovedTrack[] = [];
      for (const track of indices.flatMap((index) => tracks[index] ?? [])) {
        const removed = await take(track);
        if (removed === null) break;
        if (removed) taken.push(removed);
      }
      if (taken.length > 0) offerAll(taken);
      return taken.length === indices.length;
    });

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

  return { remove, removeSeveral, move, moveToEnd, news };
}

type RowActions = Omit<Arrangement, 'news' | 'removeSeveral'> & {
  rows: number;
  /** A filtered list does not show its order. */
  canMove: boolean;
};

/** Null for users who may only listen. */
const RowActionsContext = createContext<RowActions | null>(null);

export const ProvideRowActions = RowActionsContext.Provider;
export const useRowActions = (): RowActions | null => useContext(RowActionsContext);
