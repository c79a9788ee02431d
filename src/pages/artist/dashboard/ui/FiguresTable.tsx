import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

type FiguresTableProps<Row> = {
  title: string;
  /** What is to be known of the figures. */
  text?: ReactNode;
  /** The first names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Names a row. */
  nameOf: (row: Row) => string;
  /** Said in place of the table where there are no rows. */
  empty: string;
};

/**
 * Things with several figures each, under what they are.
 * @states default empty long-text narrow
 */
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
        {...(table.rows.length === 0 && { instead: <Text>{empty}</Text> })}
      />
    </Stack>
  );
}
