import { withPart } from '@/entities/track/@x/playlist';
import type { api, Problem } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { pageLimits } from '@/shared/contract/limits.ts';
import type { AppThunk } from '@/shared/redux';
import type { WithSlice } from '@reduxjs/toolkit';
import { freshPlaylistApi } from '../api/fresh-playlist-api';
import { openedPlaylistApi } from '../api/opened-playlist-api';
import { knownPlaylist } from './read-playlist';

type State = WithSlice<typeof api>;

const limit = pageLimits.tracksMax;
const once = { subscribe: false, forceRefetch: true } as const;

type Anew = {
  /** Calls that it took. */
  reads: number;
  problem?: Problem;
  fresh?: FullPlaylist;
  /** Shows it, unless the list changed here while it was read; returns whether it did. */
  show?: AppThunk<boolean, State>;
};

/** Reads an open playlist as far as it is known, and shows nothing of it. */
export const readPlaylistAnew =
  (id: string): AppThunk<Promise<Anew>, State> =>
  async (dispatch) => {
    const before = dispatch(knownPlaylist(id));
    if (!before) return { reads: 0 };
    const page = await dispatch(freshPlaylistApi.endpoints.freshPlaylist.initiate(id, once));
    let reads = 1;
    if (!page.data) return { reads, problem: page.error as Problem };
    let fresh = page.data;
    const added = Math.max(0, fresh.trackCount - before.trackCount);
    while (fresh.nextCursor && fresh.tracks.length < before.tracks.length + added) {
      const query = { id, cursor: fresh.nextCursor, limit };
      const part = await dispatch(
        openedPlaylistApi.endpoints.playlistTracksPart.initiate(query, once),
      );
      reads += 1;
      if (!part.data) return { reads, problem: part.error as Problem };
      fresh = withPart(fresh, part.data);
    }
    const show: AppThunk<boolean, State> = () => {
      if (dispatch(knownPlaylist(id)) !== before) return false;
      dispatch(openedPlaylistApi.util.updateQueryData('openedPlaylist', id, () => fresh));
      // A patch alone is drawn with the next frame.
      dispatch({ type: 'playlist/shownAnew' });
      return true;
    };
    return { reads, fresh, show };
  };
