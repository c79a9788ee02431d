/** Rounds down. */
export function wholeUnits(exact: bigint, unit: bigint): number {
  const rest = ((exact % unit) + unit) % unit;
  return Number((exact - rest) / unit);
}

/**
 * Largest remainder; ties go to the first.
 *
 * @param units the rounded sum of the parts.
 * @param unit exact amount per unit.
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
