import { original } from '@reduxjs/toolkit';
import { withPart } from '@/entities/track/@x/playlist';
import type { api, Problem } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { pageLimits } from '@/shared/contract/limits.ts';
import type { AppThunk } from '@/shared/redux';
import type { WithSlice } from '@reduxjs/toolkit';
import { openedPlaylistApi } from '../api/opened-playlist-api';

type State = WithSlice<typeof api>;
type Answer = { problem?: Problem };

const { endpoints, util } = openedPlaylistApi;
const limit = pageLimits.tracksMax;
const once = { subscribe: false, forceRefetch: true } as const;

export const knownPlaylist =
  (id: string): AppThunk<FullPlaylist | undefined, State> =>
  (_dispatch, getState) =>
    endpoints.openedPlaylist.select(id)(getState()).data;

/** Drops the tracks if the list was reread meanwhile. */
export const readNextPart =
  (id: string): AppThunk<Promise<Answer>, State> =>
  async (dispatch, getState) => {
    const cursor = endpoints.openedPlaylist.select(id)(getState()).data?.nextCursor;
    if (!cursor) return {};
    const part = await dispatch(endpoints.playlistTracksPart.initiate({ id, cursor, limit }, once));
    if (!part.data) return { problem: part.error as Problem };
    const slice = part.data;
    dispatch(
      util.updateQueryData('openedPlaylist', id, (draft) => {
        const known = original(draft);
        return known?.nextCursor === cursor ? withPart(known, slice) : draft;
      }),
    );
    return {};
  };

/** Reads 500 tracks at least. */
export const rereadPlaylist =
  (id: string): AppThunk<Promise<Answer>, State> =>
  async (dispatch) => {
    const [page, start] = await Promise.all([
      dispatch(endpoints.openedPlaylist.initiate(id, once)),
      dispatch(endpoints.playlistTracksPart.initiate({ id, limit }, once)),
    ]);
    if (!page.data || !start.data) return { problem: (page.error ?? start.error) as Problem };
    const slice = start.data;
    dispatch(
      util.updateQueryData('openedPlaylist', id, (draft) => {
        const known = original(draft);
        return known ? withPart({ ...known, tracks: [] }, slice) : draft;
      }),
    );
    return {};
  };
