import { type PlaybackRoot, selectSource, type useToggleTracks } from '@/entities/playback';
import { openedPlaylistApi } from '@/entities/playlist';
import { readList } from '@/features/read-tracks';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { readablePlaylist } from './readable-playlist';

const isQueue =
  (source: string): AppThunk<boolean, PlaybackRoot> =>
  (_dispatch, getState) =>
    selectSource(getState()) === source;

/** Only the playlist pressed last starts to play. */
let presses = 0;

/** Plays a whole playlist known only by name; resolves to whether it arrived. */
export const togglePlaylist =
  (id: string, toggle: ReturnType<typeof useToggleTracks>): AppThunk<Promise<boolean>, never> =>
  async (dispatch) => {
    presses += 1;
    const press = presses;
    const list = readablePlaylist(id);
    if (dispatch(isQueue(list.source))) {
      toggle({ tracks: [], source: list.source });
      return true;
    }
    const opening = dispatch(openedPlaylistApi.endpoints.openedPlaylist.initiate(id));
    try {
      const { data, error } = await opening;
      if (!data) {
        logFailure('playPlaylist', error);
        return false;
      }
      if (press === presses) {
        toggle({ tracks: data.tracks, source: list.source });
        await dispatch(readList(list, Infinity));
      }
      return true;
    } finally {
      opening.unsubscribe();
    }
  };

export const prefetchPlaylist = (id: string) =>
  openedPlaylistApi.util.prefetch('openedPlaylist', id, { ifOlderThan: 60 });
