/**
 * Cuts each part to whole units, and gives the units that are left to those that lost most, the first
 * of equals first.
 *
 * @param units that all parts have together
 * @param unit size of one, in the parts' own measure
 */
function divideUnits(parts: readonly number[], units: number, unit = 1): number[] {
  const lower = parts.map((part) => Math.floor(part / unit));
  const left = units - lower.reduce((sum, whole) => sum + whole, 0);
  const lost = (index: number) => (parts[index] ?? 0) - (lower[index] ?? 0) * unit;
  const most = new Set(
    parts
      .map((_, index) => index)
      .toSorted((one, other) => lost(other) - lost(one))
      .slice(0, left),
  );
  return lower.map((whole, index) => (most.has(index) ? whole + 1 : whole));
}

type Rounded = {
  shares: number[];
  decimals: 0 | 1;
};

type Options = {
  /** By default the parts' sum. */
  total?: number | undefined;
  /** By default whole percents, or tenths if a part would read 0 %. */
  decimals?: 0 | 1;
};

/**
 * Rounds shares so that they add up to 100 %: each is cut, and the remainder goes to those that
 * lost most. See docs/product/figures.md.
 */
export function roundShares(parts: readonly number[], { total, decimals }: Options = {}): Rounded {
  const listed = parts.reduce((sum, part) => sum + part, 0);
  const whole = Math.max(total ?? listed, listed);
  if (whole <= 0) return { shares: parts.map(() => 0), decimals: decimals ?? 0 };
  const all = [...parts, whole - listed];
  const precise = decimals ?? 0;
  const rounded = apportion(all, whole, precise);
  const isLost = all.some((part, index) => part > 0 && rounded[index] === 0);
  const shown = decimals === undefined && isLost ? apportion(all, whole, 1) : rounded;
  return { shares: shown.slice(0, parts.length), decimals: decimals ?? (isLost ? 1 : 0) };
}

function apportion(parts: readonly number[], whole: number, decimals: 0 | 1): number[] {
  const units = decimals === 0 ? 100 : 1000;
  const exact = parts.map((part) => (part / whole) * units);
  return divideUnits(exact, units).map((unit) => unit / units);
}

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
