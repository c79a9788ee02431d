/** The whole part, grouped in threes or not; the decimal sign differs from the grouping sign. */
const pattern =
  /^(?:([1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?|(\d+)(?:[.,](\d+))?)$/u;

/**
 * Reads a typed number, zero or more; undefined for anything else, such as `1e1`, `-5` or too
 * many decimals. Three digits after a sign are thousands: `1.000` and `1,000`.
 *
 * @param decimals most digits after the decimal sign
 */
export function readNumber(text: string, decimals = 0): number | undefined {
  // NFKC covers full-width digits and the narrow spaces of copied amounts.
  const parts = pattern.exec(text.normalize('NFKC').trim());
  if (parts === null) return undefined;
  const [, grouped, , groupedRest, plain, plainRest] = parts;
  const rest = groupedRest ?? plainRest ?? '';
  if (rest.length > decimals) return undefined;
  const whole = (grouped ?? plain ?? '').replaceAll(/\D/g, '');
  return Number(`${whole}.${rest || '0'}`);
}
