import type { Track } from '@/shared/contract/track.ts';
import type { Sort } from '@/shared/lib/address';
import { type SortValue, sortRows } from '@/shared/lib/sort-rows';

/** Null is the list's own order. */
export const sortValues: Record<string, ((track: Track) => SortValue) | null> = {
  number: null,
  title: ({ title }) => title,
  artist: ({ artist }) => artist.name,
  album: ({ album }) => album.title,
  addedAt: ({ addedAt }) => addedAt ?? null,
  playCount: ({ playCount }) => playCount ?? null,
  duration: ({ duration }) => duration,
};

export function sortTracks(
  tracks: readonly Track[],
  { by, isDescending }: Sort,
  language: string,
): readonly Track[] {
  const value = sortValues[by];
  return value ? sortRows(tracks, value, isDescending, language) : tracks;
}
