import type { ReactNode } from 'react';
import type { Sort } from '@/shared/lib/address';
import { type Column, DataTable, type TablePage } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

// `ReadonlyArray` is written out: Storybook has no name for the short form of it in a table of props.
/** Items with several figures each. */
export type Figured<Row> = {
  title: string;
  /** Explains the figures. */
  text?: ReactNode;
  /** The first names the row. */
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  /** Returns a unique id. */
  idOf: (row: Row) => string;
  /** Names a row. */
  nameOf: (row: Row) => string;
  /** Opens the details of a row. */
  onOpen?: (id: string) => void;
  /** No other way opens the details: each row has the button at every width. */
  isOpenedAlone?: boolean;
  /** Message where there are no rows. */
  empty: string;
};

type FiguresTableProps<Row> = Figured<Row> & {
  /** Distinguishes the tables of a screen in the address of an open row. */
  name?: string;
  /** Current sort. */
  sort?: Sort;
  /** Called when a head is pressed; without it heads are no buttons. */
  onSort?: (sort: Sort) => void;
  /** The part of the list that the rows are; by default all. */
  pages?: TablePage;
  /** Called for another page. */
  onPage?: (page: number) => void;
};

/** A titled table of items with several figures each. */
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
