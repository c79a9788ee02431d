import type { CsvValue } from '@/shared/files';
import type { FilterChoice } from '@/shared/ui/filter-bar';

/** States as chips with their counts; the chosen one filters the list. */
export type ListStates<Item, State extends string> = {
  /** Accessible name of the chips. */
  title: string;
  /** Label of the chip without a filter: «Todas». */
  all: string;
  /** Unless the server filters. */
  of?: (item: Item) => State;
  order: readonly State[];
  label: (state: State) => string;
  /** Parameter in the address. @default 'status' */
  param?: string;
  /** Applies while the address names none; all items then have the value `all`. */
  usual?: State;
};

/** A further filter that is not a state. */
export type ListChoice<Item> = FilterChoice & { of: (item: Item) => string };

export type ListOrder<Item> = {
  /** Name in the address. */
  id: string;
  label: string;
  /** Unless the server sorts. */
  value?: (item: Item) => CsvValue;
  isDescending?: boolean;
};

/** A list that the server filters, counts and sorts, and sends in parts of twenty. */
export type RemoteList<State extends string> = {
  /** Matches of the search in each state. */
  counts: { readonly [state in State]: number };
  /** Whether the server has more parts. */
  hasMore: boolean;
  /** Whether `items` answer an earlier question. */
  isStale: boolean;
  /** Reads the next part. */
  onMore: () => void;
};
