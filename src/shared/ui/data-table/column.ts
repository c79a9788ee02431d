import type { ReactNode } from 'react';
import type { CsvRow, CsvValue } from '@/shared/files';

export type Column<Row> = {
  /** Name in the address. */
  id: string;
  /** Heading, and label in the row's drawer. */
  title: string;
  /** Content of a cell; by default its value. */
  cell?: (row: Row) => ReactNode;
  /** For sorting and export; without it the column has neither. */
  value?: (row: Row) => CsvValue;
  /** Aligned to the end with tabular figures; sorts descending first. */
  isNumeric?: boolean;
  /** Never wrapped: dates, states. */
  isWhole?: boolean;
  /** Exported but not sortable. */
  isUnsorted?: boolean;
  /**
   * Columns of the highest rank are hidden first where room is short; among equals the last one.
   * Rank 1 stays.
   * @default 1 for the first column, the figure of the narrow row and acts, 2 for the others
   */
  rank?: 1 | 2 | 3 | 4;
  /**
   * Role in a two-line row; columns without one only show in the drawer. `act` is a column of
   * buttons; those with `data-second` only show in the drawer there.
   * @default The first column is the name, the last numeric one the figure, the first other one
   * the fact.
   */
  part?: 'name' | 'figure' | 'fact' | 'badge' | 'act';
  /** Where all rows share its value, a line above the table shows it once. */
  isSaidOnce?: boolean;
  /**
   * For the first column: its cell has two lines already, so a narrow row shows no fact below it.
   */
  isTwoLines?: boolean;
};

export const isSortable = ({ value, isUnsorted = false }: Column<never>) =>
  value !== undefined && !isUnsorted;

export const getContent = <Row>({ cell, value }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : String(value?.(row) ?? '');

/** Values and buttons of a row, for its drawer. */
export const splitFacts = <Row>(columns: readonly Column<Row>[], row: Row) => ({
  facts: columns
    .filter(({ part }) => part !== 'act')
    .map((column) => ({ name: column.title, value: getContent(column, row) })),
  acts: columns
    .filter(({ part }) => part === 'act')
    .map((column) => ({ id: column.id, value: getContent(column, row) })),
});

/** Exports the rows as a file with their column titles. */
export function exportRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly CsvRow[] {
  const held = columns.flatMap(({ title, value }) => (value ? [{ title, value }] : []));
  return [
    held.map(({ title }) => title),
    ...rows.map((row) => held.map(({ value }) => value(row))),
  ];
}
