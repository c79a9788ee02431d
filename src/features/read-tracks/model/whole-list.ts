import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import type { MusicList } from '../lib/music-list';
import { openList } from './open-list';
import { type ReadableList, readList } from './read-list';
import { readableLiked, readablePlaylist } from './readable-liked';
import { readings } from './reading';

/** Null for lists that come whole. */
export function readableList({ kind, id }: MusicList): ReadableList | null {
  if (kind === 'playlist') return readablePlaylist(id);
  return kind === 'liked' ? readableLiked : null;
}

/** Another part of the application may be reading the list already. */
const whenRead =
  (source: string): AppThunk<Promise<void>, never> =>
  (_dispatch, getState) =>
    new Promise((resolve) => {
      const { of, subscribe } = readings.of({ getState });
      const check = () => {
        if (of(source).isReading) return;
        leave();
        resolve();
      };
      const leave = subscribe(check);
      check();
    });

/** Resolves to all tracks, or to null if they cannot be read to the end. */
export const readWholeList =
  (list: MusicList): AppThunk<Promise<readonly Track[] | null>, never> =>
  async (dispatch) => {
    const { opened, close } = dispatch(openList(list));
    try {
      const answer = await opened;
      const rest = readableList(list);
      if (!answer || !rest) return answer && answer.tracks;
      await dispatch(readList(rest, Infinity, { isRetry: true }));
      await dispatch(whenRead(rest.source));
      const known = dispatch(rest.known());
      return known?.nextCursor === null ? known.tracks : null;
    } finally {
      close();
    }
  };
