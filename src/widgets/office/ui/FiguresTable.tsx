import type { ReactNode } from 'react';
import type { Sort } from '@/shared/lib/address';
import { type Column, DataTable, type TablePage } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

// `ReadonlyArray` is written out: Storybook has no name for the short form of it in a table of props.
/** Things with several figures each. */
export type Figured<Row> = {
  /** What they are. */
  title: string;
  /** What is to be known of the figures. */
  text?: ReactNode;
  /** The first names the row. */
  columns: ReadonlyArray<Column<Row>>;
  /** In their order. */
  rows: ReadonlyArray<Row>;
  /** Tells a row from every other. */
  idOf: (row: Row) => string;
  /** Names a row. */
  nameOf: (row: Row) => string;
  /** Shows all of a row, where there is more to it than its columns. */
  onOpen?: (id: string) => void;
  /** Nothing else leads to that panel: its button stands in each row at every width. */
  isOpenedAlone?: boolean;
  /** Said in place of the table where there are no rows. */
  empty: string;
};

type FiguresTableProps<Row> = Figured<Row> & {
  /** Tells the tables of a screen apart in the address of an open row. */
  name?: string;
  /** By what the rows are sorted. */
  sort?: Sort;
  /** A head was pressed; without it none is a button. */
  onSort?: (sort: Sort) => void;
  /** Which part of the list the rows are; without it they are all. */
  pages?: TablePage;
  /** A page was asked for. */
  onPage?: (page: number) => void;
};

/** Things with several figures each, under what they are. */
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
