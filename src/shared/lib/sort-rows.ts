import type { CsvValue } from '@/shared/files';

export type SortValue = CsvValue;

/** Rows without a value come last in either direction; equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
  language: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = isDescending ? -1 : 1;
  // A list may have thousands of rows.
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  valued.sort((one, other) => {
    const [a, b] = [one.value, other.value];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return direction * compare(a, b);
    return direction * (a < b ? -1 : Number(a > b));
  });
  return valued.map(({ row }) => row);
}
