import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { type Sort, useListView } from '@/shared/lib/address';
import { SortButton } from '../ui/SortButton';
import { sortTracks, sortValues } from './sort-tracks';

const initialSort: Sort = { by: 'number', isDescending: false };
const sorts = Object.keys(sortValues);

/** `sort` is null in the list's own order. */
export type TrackOrder = {
  sort: Sort | null;
  sortBy: (sort: Sort) => void;
  /** Comes along, because the table of home does without. */
  Button: typeof SortButton;
};

/** The order that the user chose, kept in the address beside the text of a filter. */
export function useSortedTracks(tracks: readonly Track[]) {
  const { i18n } = useTranslation();
  const { sort, sortBy, text, search } = useListView({ sorts, initialSort });
  const isSorted = sort.by !== initialSort.by;
  const arrange = (list: readonly Track[]) => sortTracks(list, sort, i18n.language);
  return {
    /** Null in the list's own order. */
    arrange: isSorted ? arrange : null,
    order: { sort: isSorted ? sort : null, sortBy, Button: SortButton } satisfies TrackOrder,
    isSorted,
    sorted: arrange(tracks),
    text,
    search,
  };
}
