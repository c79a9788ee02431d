import type { ReactNode } from 'react';
import type { CsvRow, CsvValue } from '@/shared/files';

/** A column of a table of the offices. */
export type Column<Row> = {
  /** Names it in the address. */
  id: string;
  /** Its head, and the name of its value in a card. */
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
};

export const isSortable = ({ value, isUnsorted = false }: Column<never>) =>
  value !== undefined && !isUnsorted;

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
