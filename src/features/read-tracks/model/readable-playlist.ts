import type { ReadableList } from './read-list';
import { knownPlaylist, playlistSource, readNextPart, rereadPlaylist } from '@/entities/playlist';

export const readablePlaylist = (id: string): ReadableList => ({
  source: playlistSource(id),
  known: () => knownPlaylist(id),
  readNextPart: () => readNextPart(id),
  readAnew: () => rereadPlaylist(id),
});
