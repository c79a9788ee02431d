import { type ReadableList } from '@/features/read-tracks';
import {
  readNextPart,
  openedPlaylistApi,
  rereadPlaylist,
  playlistSource,
} from '@/entities/playlist';

/** An opened playlist as a list that can be read on. */
export const readablePlaylist = (id: string): ReadableList => ({
  source: playlistSource(id),
  known: () => (_dispatch, getState) =>
    openedPlaylistApi.endpoints.openedPlaylist.select(id)(getState()).data,
  readNextPart: () => readNextPart(id),
  readAnew: () => rereadPlaylist(id),
});
