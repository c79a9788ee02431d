import { type WithSlice, original } from '@reduxjs/toolkit';
import type { Problem, api } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { likedTracksApi } from '../api/liked-tracks-api';
import { withPart } from '../lib/track-list';

const { endpoints, util } = likedTracksApi;

/** Drops the tracks if the list was reread meanwhile. */
export const readNextLikedPart =
  (): AppThunk<Promise<{ problem?: Problem }>, WithSlice<typeof api>> =>
  async (dispatch, getState) => {
    const cursor = endpoints.likedTracks.select()(getState()).data?.nextCursor;
    if (!cursor) return {};
    const part = await dispatch(
      endpoints.likedTracksPart.initiate(cursor, { subscribe: false, forceRefetch: true }),
    );
    if (!part.data) return { problem: part.error as Problem };
    const slice = part.data;
    dispatch(
      util.updateQueryData('likedTracks', undefined, (draft) => {
        const known = original(draft);
        return known?.nextCursor === cursor ? withPart(known, slice) : draft;
      }),
    );
    return {};
  };
