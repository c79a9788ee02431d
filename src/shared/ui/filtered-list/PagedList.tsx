import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { useListView } from '@/shared/lib/address';
import { DataTable } from '@/shared/ui/data-table';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';

type TableProps<Item> = Omit<
  Parameters<typeof DataTable<Item>>[0],
  'sort' | 'onSort' | 'onPage' | 'isLoading' | 'instead'
>;

type Nothing = { title: string; text: string; action?: ReactNode };

type PagedListProps<Item> = TableProps<Item> & {
  /** Its search, filters, order and page in the address. */
  view: Omit<ReturnType<typeof useListView>, 'chosen' | 'choose'> & {
    chosen: { readonly [name: string]: string };
    choose: (name: never, value: string) => void;
  };
  /** The answer of an endpoint. */
  query: {
    data?: unknown;
    /** Undefined while another page loads. */
    currentData?: unknown;
    error?: unknown;
    isLoading: boolean;
    refetch?: () => unknown;
  };
  /** Filters beside the search. */
  bar: Omit<ComponentProps<typeof FilterBar>, 'text' | 'onSearch' | 'onReset' | 'fields'>;
  headingLevel?: 2 | 3;
  /** Shown without items. */
  empty: Nothing & { icon: ReactNode };
  /** Shown without a match. */
  noMatch: Nothing;
  /** Said below, where the server has more than its pages hold. */
  more?: string | false | undefined;
  /** Another look of the items, in place of the table. */
  children?: ReactNode;
};

/**
 * A table with its search and filters, in pages, all kept in the address. See
 * docs/decisions/frame.md.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { view, query, bar, headingLevel = 2, empty, noMatch, more, children, ...table } = props;
  const nothing = view.isFiltered ? { icon: <SearchX size={32} />, ...noMatch } : empty;
  // Among other parts, an empty one is one line.
  const isPart = headingLevel === 3;
  // One element before and after the answer.
  const shown = (
    <Stack gap={3}>
      {children || (
        <DataTable
          {...table}
          {...(view.isSorted && { sort: view.sort, onSort: view.sortBy })}
          {...('pages' in table && { onPage: view.goToPage })}
          isLoading={query.currentData === undefined}
        />
      )}
      {more && (
        <Text size="small" tone="muted">
          {more}
        </Text>
      )}
    </Stack>
  );
  return (
    <Stack gap={4}>
      <FilterBar
        chosen={view.chosen}
        onChoose={(name, value) => view.choose(name as never, value)}
        {...bar}
        text={view.text}
        onSearch={view.search}
        onReset={view.isFiltered ? view.reset : undefined}
      />
      <QueryView
        query={query}
        headingLevel={headingLevel}
        loading={shown}
        isEmpty={() => (table.pages?.total ?? table.rows.length) === 0}
        empty={
          isPart && nothing.action === undefined ? (
            <Text tone="muted">
              <strong>{nothing.title}</strong>. {nothing.text}
            </Text>
          ) : (
            <StatusView headingLevel={headingLevel} {...nothing} />
          )
        }
      >
        {() => shown}
      </QueryView>
    </Stack>
  );
}
