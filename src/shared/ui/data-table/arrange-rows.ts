import type { Sort } from '@/shared/lib/address';
import { sortRows } from '@/shared/lib/sort-rows';
import type { Column } from './column';

type Arrangement<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort;
  /** From 1; clamped to the last. */
  page: number;
  pageSize: number;
  /** Language of the text order. */
  language: string;
};

type Arranged<Row> = {
  rows: readonly Row[];
  all: readonly Row[];
  page: number;
  pageSize: number;
  total: number;
};

/** Rows without a value come last in either direction. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { columns, sort, page, pageSize, language }: Arrangement<Row>,
): Arranged<Row> {
  const value = columns.find(({ id }) => id === sort.by)?.value;
  const all = value ? sortRows(rows, value, sort.isDescending, language) : rows;
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize));
  const shown = Math.min(page, lastPage);
  return {
    rows: all.slice((shown - 1) * pageSize, shown * pageSize),
    all,
    page: shown,
    pageSize,
    total: all.length,
  };
}
