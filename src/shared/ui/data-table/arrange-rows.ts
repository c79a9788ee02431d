import type { Sort } from '@/shared/lib/address';
import type { CsvValue } from '@/shared/files';
import type { Column } from './column';

type Arrangement<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort;
  /** From 1; one beyond the last is the last. */
  page: number;
  pageSize: number;
  /** Whose alphabet sorts the texts. */
  language: string;
};

/** One page of a list that is at hand, and all of it in the same order, for a file. */
type Arranged<Row> = {
  rows: readonly Row[];
  all: readonly Row[];
  page: number;
  pageSize: number;
  total: number;
};

/**
 * Sorts a list and cuts a page out of it. What has no value comes last, whichever way it is sorted;
 * equals stay as they came.
 */
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

function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CsvValue,
  isDescending: boolean,
  language: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = isDescending ? -1 : 1;
  // Each value is asked for once: a list may have thousands of rows, and each is compared many times.
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  valued.sort((one, other) => {
    const [a, b] = [one.value, other.value];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return direction * compare(a, b);
    return direction * (a < b ? -1 : Number(a > b));
  });
  return valued.map(({ row }) => row);
}
