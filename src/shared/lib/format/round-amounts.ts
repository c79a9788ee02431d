import { divideUnits } from './divide-units.ts';

const millionths = 1_000_000;

/** Millionths. */
const cent = 10_000;

/**
 * Rounds amounts to the cent so that they add up to their sum, which is rounded half up: each is cut,
 * and the cents that are left go to those that lost most. See docs/product/payments.md.
 *
 * @param parts in units of the currency, with up to six decimals
 */
export function roundAmounts(parts: readonly number[]): number[] {
  const exact = parts.map((part) => Math.round(part * millionths));
  const sum = exact.reduce((all, part) => all + part, 0);
  return divideUnits(exact, Math.floor(sum / cent + 0.5), cent).map((cents) => cents / 100);
}

/** Rows whose amounts in one column are rounded so. */
export function roundColumn<Column extends string, Row extends Record<Column, number>>(
  rows: readonly Row[],
  column: Column,
): Row[] {
  const amounts = roundAmounts(rows.map((row) => row[column]));
  return rows.map((row, index) => ({ ...row, [column]: amounts[index] }));
}
