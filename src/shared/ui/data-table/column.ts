import type { ReactNode } from 'react';
import type { CsvRow, CsvValue } from '@/shared/files';

/** A column of a table of the offices. */
export type Column<Row> = {
  /** Names it in the address. */
  id: string;
  /** Its head, and the name of its value in the row's drawer. */
  title: string;
  /** What stands in a cell; its value where there is nothing more to it. */
  cell?: (row: Row) => ReactNode;
  /** What it is sorted by, and what stands in an exported file; without it neither happens. */
  value?: (row: Row) => CsvValue;
  /** Figures: at the end of the line, of one width, and the greatest first. */
  isNumeric?: boolean;
  /** Never broken into lines: dates, states. */
  isWhole?: boolean;
  /** Its values are exported and have no order that means anything. */
  isUnsorted?: boolean;
  /**
   * Columns of the highest rank leave first where the table has no room for all; of equals the last one. Rank 1 stays.
   * @default 1 for the first column, the figure of the phone row and acts, 2 for the others
   */
  rank?: 1 | 2 | 3 | 4;
  /**
   * What it is in the two lines of a narrow row; columns without a part stand in the row's drawer alone. An act is a column of buttons; those
   * with `data-second` stand in the drawer alone there.
   * @default The first column is the name, the last numeric one the figure, the first other one the fact.
   */
  part?: 'name' | 'figure' | 'fact' | 'badge' | 'act';
  /** Where it holds the same in all rows, a line above the table says so once. */
  isSaidOnce?: boolean;
  /** Of the first column: its cell has two lines of its own, so that a narrow row shows no fact below it. */
  isTwoLines?: boolean;
};

export const isSortable = ({ value, isUnsorted = false }: Column<never>) =>
  value !== undefined && !isUnsorted;

/** What stands in a cell. */
export const getContent = <Row>({ cell, value }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : String(value?.(row) ?? '');

/** What a row holds, and its buttons, as its drawer shows them. */
export const splitFacts = <Row>(columns: readonly Column<Row>[], row: Row) => ({
  facts: columns
    .filter(({ part }) => part !== 'act')
    .map((column) => ({ name: column.title, value: getContent(column, row) })),
  acts: columns
    .filter(({ part }) => part === 'act')
    .map((column) => ({ id: column.id, value: getContent(column, row) })),
});

/** The rows as a file: what their columns hold, under their heads. */
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
