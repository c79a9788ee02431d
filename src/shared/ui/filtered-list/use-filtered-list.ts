import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { type Column, arrangeRows, isSortable } from '@/shared/ui/data-table';
import type { ListChoice, ListOrder, ListStates, RemoteList } from './list-parts';

export type ListOptions<Item, State extends string> = {
  /** Prefix of its parameters in the address. */
  name?: string;
  items: readonly Item[];
  /** Without it `items` is the whole list. */
  remote?: RemoteList<State>;
  states?: ListStates<Item, State>;
  choices?: readonly ListChoice<Item>[];
  searchIn?: (item: Item) => readonly string[];
  /** The first is the default; by default the given order. */
  orders?: readonly ListOrder<Item>[];
  columns?: readonly Column<Item>[];
  first: number;
};

/** Below this length there is no search and no order. */
const longFrom = 8;

/** Value in the address for every state, where one of them is the default. */
export const all = 'all';

/** The last press may add up to twice as many. */
const step = 20;

/** Filtered, searched, sorted and cut, all kept in the address. */
export function useFilteredList<Item, State extends string>(options: ListOptions<Item, State>) {
  const { name, items, states, choices = [], searchIn = () => [], first } = options;
  const { remote, orders = [], columns = [] } = options;
  const { i18n } = useTranslation();
  const [wasLong, setWasLong] = useState(false);
  const stateParam = states?.param ?? 'status';
  const sortable = [
    ...orders.map(({ id, label, value }) => ({ id, title: label, ...(value && { value }) })),
    ...columns.filter(isSortable),
  ];
  const view = useListView({
    ...(name && { name }),
    sorts: sortable.map(({ id }) => id),
    initialSort: { by: orders[0]?.id ?? '', isDescending: orders[0]?.isDescending ?? false },
    choices: {
      ...(states && { [stateParam]: [...states.order, ...(states.usual ? [all] : [])] }),
      ...Object.fromEntries(
        choices.map((choice) => [choice.name, choice.options.map(({ value }) => value)]),
      ),
    },
  });
  const { text, chosen, sort, page } = view;
  const isFiltered = text.trim() !== '' || choices.some((choice) => chosen[choice.name]);
  const usual = states?.usual ?? '';
  const named = chosen[stateParam] || usual;
  const state = named === all ? '' : named;
  const common = {
    view,
    state,
    chooseState: (next: string) => {
      const value = next === '' && usual !== '' ? all : next;
      view.choose(stateParam, value === usual ? '' : value);
    },
  };

  if (remote) {
    const { counts, hasMore, onMore } = remote;
    const total = (states?.order ?? []).reduce((sum, one) => sum + counts[one], 0);
    // The counts of a search stay until the answer without it.
    const isLong = wasLong || total >= longFrom || isFiltered;
    if (isLong && !wasLong) setWasLong(true);
    const matching = state === '' ? total : counts[state as State];
    return {
      ...common,
      shown: items,
      total,
      isEmpty: total === 0 && !isFiltered && !remote.isStale,
      isLong,
      countOf: (one: State) => counts[one],
      more: hasMore ? Math.max(1, Math.min(matching - items.length, step)) : 0,
      showMore: () => {
        onMore();
        view.goToPage(Math.ceil(items.length / step) + 1, false);
      },
    };
  }

  const found = items.filter(
    (item) =>
      (text.trim() === '' || matchesText(text, searchIn(item))) &&
      choices.every((choice) => ['', choice.of(item)].includes(chosen[choice.name] ?? '')),
  );
  const counts = Map.groupBy(found, (item) => states?.of?.(item));
  const inState = state === '' ? found : found.filter((item) => states?.of?.(item) === state);
  const { all: sorted } = arrangeRows(inState, {
    columns: sortable,
    sort,
    page: 1,
    pageSize: Math.max(inState.length, 1),
    language: i18n.language,
  });
  const most = first + (page - 1) * step;
  const left = Math.max(0, sorted.length - most);
  const more = left <= 2 * step ? left : step;
  return {
    ...common,
    shown: sorted.slice(0, most),
    total: found.length,
    isEmpty: items.length === 0,
    isLong: items.length >= longFrom || isFiltered,
    countOf: (one: State) => counts.get(one)?.length ?? 0,
    /** 0 where all are shown. */
    more,
    showMore: () => view.goToPage(page + Math.ceil(more / step), false),
  };
}
