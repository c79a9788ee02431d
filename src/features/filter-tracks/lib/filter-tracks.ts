import type { Track } from '@/shared/contract/track.ts';
import { foldText } from '@/shared/lib/text-filter';

/** Every word of the filter occurs in title, artist or album, whatever the accents. */
export function filterTracks(tracks: readonly Track[], filter: string): readonly Track[] {
  const words = foldText(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tracks;
  return tracks.filter(({ title, artist, album }) => {
    const text = foldText(`${title} ${artist.name} ${album.title}`);
    return words.every((word) => text.includes(word));
  });
}
