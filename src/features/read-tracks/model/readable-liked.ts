import { likedTracksApi, readNextLikedPart } from '@/entities/track';
import { knownPlaylist, playlistSource, readNextPart, rereadPlaylist } from '@/entities/playlist';
import type { ReadableList } from './read-list';

const { likedTracks } = likedTracksApi.endpoints;

export const readableLiked: ReadableList = {
  source: 'liked',
  known: () => (_dispatch, getState) => likedTracks.select()(getState()).data,
  readNextPart: readNextLikedPart,
  readAnew: () => async (dispatch) => {
    const { error } = await dispatch(
      likedTracks.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    return error ? { problem: { kind: 'server' } } : {};
  },
};

export const readablePlaylist = (id: string): ReadableList => ({
  source: playlistSource(id),
  known: () => knownPlaylist(id),
  readNextPart: () => readNextPart(id),
  readAnew: () => rereadPlaylist(id),
});
