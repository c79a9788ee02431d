import type { CsvValue } from '@/shared/files';
import type { FilterChoice } from '@/shared/ui/filter-bar';

/** The chosen state filters the list. */
export type ListStates<Item, State extends string> = {
  title: string;
  /** The chip without a filter: «Todas». */
  all: string;
  /** Absent if the server filters. */
  of?: (item: Item) => State;
  order: readonly State[];
  label: (state: State) => string;
  /** Parameter in the address. @default 'status' */
  param?: string;
  /** Applies while the address names none; all items then have the value `all`. */
  usual?: State;
};

export type ListChoice<Item> = FilterChoice & { of: (item: Item) => string };

export type ListOrder<Item> = {
  /** Name in the address. */
  id: string;
  label: string;
  /** Absent if the server sorts, or the items keep their order. */
  value?: (item: Item) => CsvValue;
  isDescending?: boolean;
};

/** Filtered, counted and sorted by the server, in parts of twenty. */
export type RemoteList<State extends string> = {
  /** Matches of the search in each state. */
  counts: { readonly [state in State]: number };
  hasMore: boolean;
  /** Whether `items` answer an earlier question. */
  isStale: boolean;
  onMore: () => void;
};
