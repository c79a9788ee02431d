import type { ReactNode } from 'react';
import type { CsvRow, CsvValue } from '@/shared/files';

export type Column<Row> = {
  /** Name in the address. */
  id: string;
  title: string;
  /** By default its value. */
  cell?: (row: Row) => ReactNode;
  /** For sorting and export. */
  value?: (row: Row) => CsvValue;
  /** Aligned to the end; sorts descending first. */
  isNumeric?: boolean;
  /** Never wrapped: dates, states. */
  isWhole?: boolean;
  /** Exported but not sortable. */
  isUnsorted?: boolean;
  /**
   * The highest rank is hidden first; rank 1 stays.
   * @default 1 for the first column, the figure and acts, 2 for the others
   */
  rank?: 1 | 2 | 3 | 4;
  /**
   * Role in a two-line row; others only show in the drawer, as do buttons with `data-second`.
   * @default The first column is the name, the last numeric one the figure, the first other one
   * the fact.
   */
  part?: 'name' | 'figure' | 'fact' | 'badge' | 'act';
  /** Shown once above the table if all rows share it. */
  isShownOnce?: boolean;
  /** A narrow row shows no fact below this cell. */
  isTwoLines?: boolean;
};

export const isSortable = ({ value, isUnsorted = false }: Column<never>) =>
  value !== undefined && !isUnsorted;

export const getContent = <Row>({ cell, value }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : String(value?.(row) ?? '');

export const splitFacts = <Row>(columns: readonly Column<Row>[], row: Row) => ({
  facts: columns
    .filter(({ part }) => part !== 'act')
    .map((column) => ({ name: column.title, value: getContent(column, row) })),
  acts: columns
    .filter(({ part }) => part === 'act')
    .map((column) => ({ id: column.id, value: getContent(column, row) })),
});

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
