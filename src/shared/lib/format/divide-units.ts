/**
 * Cuts each part to whole units, and gives the units that are left to those that lost most, the first
 * of equals first.
 *
 * @param units that all parts have together
 * @param unit size of one, in the parts' own measure
 */
export function divideUnits(parts: readonly number[], units: number, unit = 1): number[] {
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
