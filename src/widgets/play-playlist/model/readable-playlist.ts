import { type ReadableList } from '@/features/read-tracks';
import { knownPlaylist, playlistSource, readNextPart, rereadPlaylist } from '@/entities/playlist';

/** An opened playlist as a list that can be read on. */
export const readablePlaylist = (id: string): ReadableList => ({
  source: playlistSource(id),
  known: () => knownPlaylist(id),
  readNextPart: () => readNextPart(id),
  readAnew: () => rereadPlaylist(id),
});
