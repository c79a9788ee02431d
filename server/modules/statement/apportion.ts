/** The largest whole number of units that is not more than an exact amount. */
export function wholeUnits(exact: bigint, unit: bigint): number {
  const rest = ((exact % unit) + unit) % unit;
  return Number((exact - rest) / unit);
}

/**
 * Shares whole units out to exact parts by the largest remainder: each part is rounded down, and the units that are left go to
 * those that lost most, the first of equals.
 *
 * @param parts exact amounts.
 * @param units what the shares add up to: the sum of the parts, rounded.
 * @param unit how much of the exact measure one unit is.
 */
export function apportion(parts: readonly bigint[], units: number, unit: bigint): number[] {
  const lower = parts.map((part) => wholeUnits(part, unit));
  const left = units - lower.reduce((sum, amount) => sum + amount, 0);
  const lost = (index: number) => (parts[index] ?? 0n) - BigInt(lower[index] ?? 0) * unit;
  const order = parts
    .map((_, index) => index)
    .toSorted((one, other) => Number(lost(other) - lost(one)));
  const most = new Set(order.slice(0, left));
  return lower.map((amount, index) => (most.has(index) ? amount + 1 : amount));
}
