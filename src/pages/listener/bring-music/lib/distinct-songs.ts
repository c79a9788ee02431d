import type { BroughtSong } from '@/shared/contract/brought-music.ts';
import { foldText } from '@/shared/lib/text-filter';
import type { BroughtRow } from './brought-file';

/** `of[row]` is the position of its song. */
export type DistinctSongs = { songs: BroughtSong[]; of: number[] };

/** A history names a song once for each time, and each is matched once. */
export function getDistinctSongs(rows: readonly BroughtRow[]): DistinctSongs {
  const known = new Map<string, number>();
  const songs: BroughtSong[] = [];
  const of = rows.map(({ at: _at, ...song }) => {
    const { title, artist, album = '', duration = '', trackId = '' } = song;
    const key = [title, artist, album, duration, trackId]
      .map((part) => foldText(`${part}`))
      .join('\n');
    const position = known.get(key) ?? songs.length;
    if (position === songs.length) songs.push(song);
    known.set(key, position);
    return position;
  });
  return { songs, of };
}
