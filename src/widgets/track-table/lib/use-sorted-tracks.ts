import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { type Sort, useListView } from '@/shared/lib/address';
import { type SortValue, sortRows } from '@/shared/lib/sort-rows';

/** Null is the list's own order. */
const sortValues: Record<string, ((track: Track) => SortValue) | null> = {
  number: null,
  title: ({ title }) => title,
  artist: ({ artist }) => artist.name,
  album: ({ album }) => album.title,
  addedAt: ({ addedAt }) => addedAt ?? null,
  playCount: ({ playCount }) => playCount ?? null,
  duration: ({ duration }) => duration,
};

const initialSort: Sort = { by: 'number', isDescending: false };
const sorts = Object.keys(sortValues);

export type TrackOrder = { sort: Sort; sortBy: (sort: Sort) => void };

export function sortTracks(
  tracks: readonly Track[],
  { by, isDescending }: Sort,
  language: string,
): readonly Track[] {
  const value = sortValues[by];
  if (value) return sortRows(tracks, value, isDescending, language);
  return isDescending ? tracks.toReversed() : tracks;
}

/** The order that the user chose, kept in the address beside the text of a filter. */
export function useSortedTracks(tracks: readonly Track[]) {
  const { i18n } = useTranslation();
  const { sort, sortBy, text, search } = useListView({ sorts, initialSort });
  return {
    order: { sort, sortBy } satisfies TrackOrder,
    isSorted: sort.by !== initialSort.by || sort.isDescending,
    sorted: sortTracks(tracks, sort, i18n.language),
    text,
    search,
  };
}
