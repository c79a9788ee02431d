import { useTranslation } from 'react-i18next';
import { type Sort, useListView } from '@/shared/lib/address';
import { matchesText, useRested } from '@/shared/lib/text-filter';
import { arrangeRows, type Column, isSortable } from '@/shared/ui/data-table';

/** The view of a list that the server filters, sorts and cuts, and what to ask it. */
export function useAskedPages<Choice extends string = never>(
  options: Parameters<typeof useListView<Choice>>[0],
) {
  const view = useListView(options);
  const q = useRested(view.text).trim();
  const { by, isDescending } = view.sort;
  const question = {
    ...(q !== '' && { q }),
    ...Object.fromEntries(Object.entries(view.chosen).filter(([, value]) => value !== '')),
    ...(view.isSorted && { sort: `${isDescending ? '-' : ''}${by}` }),
    page: view.page,
  };
  return { view, question };
}

type OwnPages<Item, Choice extends string> = {
  /** Prefix of the parameters in the address. */
  name?: string;
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  columns: readonly Column<Item>[];
  initialSort: Sort;
  searchIn: (item: Item) => readonly string[];
  choices?: { readonly [name in Choice]: (item: Item) => string };
};

const pageSize = 50;

/** The same of a list that is here as a whole. */
export function useOwnPages<Item, Choice extends string = never>({
  name,
  items = [],
  columns,
  initialSort,
  searchIn,
  choices,
}: OwnPages<Item, Choice>) {
  const { i18n } = useTranslation();
  const filters = Object.entries<(item: Item) => string>(choices ?? {});
  const found = Object.fromEntries(
    filters.map(([choice, of]) => [choice, [...new Set(items.map(of))]]),
  ) as { [name in Choice]: string[] };
  const view = useListView<Choice>({
    ...(name && { name }),
    sorts: columns.filter(isSortable).map(({ id }) => id),
    initialSort,
    choices: found,
  });
  const matching = items.filter(
    (item) =>
      matchesText(view.text, searchIn(item)) &&
      filters.every(([choice, of]) => ['', of(item)].includes(view.chosen[choice as Choice])),
  );
  const { rows, all, ...pages } = arrangeRows(matching, {
    ...view,
    columns,
    pageSize,
    language: i18n.language,
  });
  return { view, found, rows, all, pages };
}
