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
  const cents = exact.map((part) => Math.floor(part / cent));
  const sum = exact.reduce((all, part) => all + part, 0);
  const left = Math.floor(sum / cent + 0.5) - cents.reduce((all, part) => all + part, 0);
  const lost = (index: number) => (exact[index] ?? 0) - (cents[index] ?? 0) * cent;
  const most = new Set(
    exact
      .map((_, index) => index)
      .toSorted((one, other) => lost(other) - lost(one))
      .slice(0, left),
  );
  return cents.map((part, index) => (most.has(index) ? part + 1 : part) / 100);
}
