import type { ComponentProps } from 'react';
import { DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Text } from '@/shared/ui/text';

type PlainTableProps<Row> = Omit<
  Parameters<typeof DataTable<Row>>[0],
  'isLoading' | 'loadingRows' | 'isAmongOthers' | 'pages' | 'onPage'
> & {
  query: ComponentProps<typeof QueryView>['query'] & { currentData?: unknown };
  /** Without rows. */
  empty: string;
  pages: { page: number; pageSize: number; total: number };
  onPage: (page: number) => void;
};

/** A part of the tab: a table in pages, without a search. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { query, empty, pages, onPage, ...table } = props;
  const shown = (
    <DataTable
      {...table}
      isLoading={query.currentData === undefined}
      loadingRows={3}
      isAmongOthers
      {...(pages.total > pages.pageSize && { pages, onPage })}
    />
  );
  return (
    <QueryView
      query={query}
      headingLevel={3}
      loading={shown}
      isEmpty={() => pages.total === 0}
      empty={<Text tone="muted">{empty}</Text>}
    >
      {() => shown}
    </QueryView>
  );
}
