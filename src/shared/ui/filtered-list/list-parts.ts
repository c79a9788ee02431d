import type { CsvValue } from '@/shared/files';
import type { FilterChoice } from '@/shared/ui/filter-bar';

/** How things stand, as chips with their counts; the chosen one filters the list. */
export type ListStates<Item, State extends string> = {
  /** Names the chips for screen readers. */
  title: string;
  /** On the chip that leaves nothing out: «Todas». */
  all: string;
  of: (item: Item) => State;
  /** In the order of the chips. */
  order: readonly State[];
  label: (state: State) => string;
  /** The parameter of the address. @default 'status' */
  param?: string;
};

/** A further filter, for what is no state. */
export type ListChoice<Item> = FilterChoice & { of: (item: Item) => string };

/** An order that the list can be put in. */
export type ListOrder<Item> = {
  /** Names it in the address. */
  id: string;
  label: string;
  value: (item: Item) => CsvValue;
  isDescending?: boolean;
};
