import type { ReactNode } from 'react';
import type { Sort } from '@/shared/lib/address';
import { type Column, DataTable, type TablePage } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

// `ReadonlyArray` is written out: Storybook has no name for the short form of it in a table of props.
export type Figured<Row> = {
  title: string;
  text?: ReactNode;
  /** The first names the row. */
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  getId: (row: Row) => string;
  getName: (row: Row) => string;
  onOpen?: (id: string) => void;
  /** No other way opens the details. */
  isOpenedAlone?: boolean;
  empty: string;
};

type FiguresTableProps<Row> = Figured<Row> & {
  name?: string;
  sort?: Sort;
  /** Without it heads are no buttons. */
  onSort?: (sort: Sort) => void;
  /** By default all. */
  pages?: TablePage;
  onPage?: (page: number) => void;
};

export function FiguresTable<Row>({ title, text, empty, ...table }: FiguresTableProps<Row>) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3}>{title}</Heading>
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      <DataTable
        {...table}
        label={title}
        isAmongOthers
        {...(table.rows.length === 0 && { instead: <Text>{empty}</Text> })}
      />
    </Stack>
  );
}
