import { useTranslation } from 'react-i18next';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { type Column, arrangeRows, isSortable } from '@/shared/ui/data-table';
import type { ListChoice, ListOrder, ListStates } from './list-parts';

export type ListOptions<Item, State extends string> = {
  /** Distinguishes its parameters in the address from those of another list of the screen. */
  name?: string;
  items: readonly Item[];
  states?: ListStates<Item, State>;
  choices?: readonly ListChoice<Item>[];
  /** Texts of an item that the search reads. */
  searchIn?: (item: Item) => readonly string[];
  /** The first is the default; by default the given order. */
  orders?: readonly ListOrder<Item>[];
  columns?: readonly Column<Item>[];
  first: number;
};

/** Below this length there is no search and no order. */
const longFrom = 8;

/** Items added per press; the last press may add up to twice as many. */
const step = 20;

/** The visible part of a list: filtered, searched, sorted and cut, all kept in the address. */
export function useFilteredList<Item, State extends string>(options: ListOptions<Item, State>) {
  const { name, items, states, choices = [], searchIn = () => [], first } = options;
  const { orders = [], columns = [] } = options;
  const { i18n } = useTranslation();
  const stateParam = states?.param ?? 'status';
  const sortable = [
    ...orders.map(({ id, label, value }) => ({ id, title: label, value })),
    ...columns.filter(isSortable),
  ];
  const view = useListView({
    ...(name && { name }),
    sorts: sortable.map(({ id }) => id),
    initialSort: { by: orders[0]?.id ?? '', isDescending: orders[0]?.isDescending ?? false },
    choices: {
      ...(states && { [stateParam]: states.order }),
      ...Object.fromEntries(
        choices.map((choice) => [choice.name, choice.options.map(({ value }) => value)]),
      ),
    },
  });
  const { text, chosen, sort, page, isFiltered } = view;
  const state = chosen[stateParam] ?? '';
  const found = items.filter(
    (item) =>
      (text.trim() === '' || matchesText(text, searchIn(item))) &&
      choices.every((choice) => ['', choice.of(item)].includes(chosen[choice.name] ?? '')),
  );
  const counts = Map.groupBy(found, (item) => states?.of(item));
  const meant = states && state !== '' ? found.filter((item) => states.of(item) === state) : found;
  const { all } = arrangeRows(meant, {
    columns: sortable,
    sort,
    page: 1,
    pageSize: Math.max(meant.length, 1),
    language: i18n.language,
  });
  const most = first + (page - 1) * step;
  const left = Math.max(0, all.length - most);
  const more = left <= 2 * step ? left : step;
  return {
    view,
    state,
    shown: all.slice(0, most),
    total: found.length,
    isLong: items.length >= longFrom || isFiltered,
    countOf: (one: State) => counts.get(one)?.length ?? 0,
    chooseState: (next: string) => view.choose(stateParam, next),
    /** Items that the next press adds; 0 where all are shown. */
    more,
    showMore: () => view.goToPage(page + Math.ceil(more / step), false),
  };
}
