import type { CsvValue } from '@/shared/files';
import type { FilterChoice } from '@/shared/ui/filter-bar';

/** States as chips with their counts; the chosen one filters the list. */
export type ListStates<Item, State extends string> = {
  /** Accessible name of the chips. */
  title: string;
  /** Label of the chip without a filter: «Todas». */
  all: string;
  of: (item: Item) => State;
  order: readonly State[];
  label: (state: State) => string;
  /** Parameter in the address. @default 'status' */
  param?: string;
};

/** A further filter that is not a state. */
export type ListChoice<Item> = FilterChoice & { of: (item: Item) => string };

export type ListOrder<Item> = {
  /** Name in the address. */
  id: string;
  label: string;
  value: (item: Item) => CsvValue;
  isDescending?: boolean;
};
