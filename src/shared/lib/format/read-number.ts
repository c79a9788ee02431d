/** Whole part, in groups of three or not, and what stands after the decimal sign, which is not that of the groups. */
const pattern =
  /^(?:([1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?|(\d+)(?:[.,](\d+))?)$/u;

/**
 * A number as a person types it, zero or more; undefined for anything else, such as `1e1`, `-5` or more
 * decimals than there may be. Three digits after a sign are thousands, `1.000` as well as `1,000`.
 *
 * @param decimals how many digits may stand after the decimal sign.
 */
export function readNumber(text: string, decimals = 0): number | undefined {
  // Also digits of full width and the narrow spaces that copied amounts have.
  const parts = pattern.exec(text.normalize('NFKC').trim());
  if (parts === null) return undefined;
  const [, grouped, , groupedRest, plain, plainRest] = parts;
  const rest = groupedRest ?? plainRest ?? '';
  if (rest.length > decimals) return undefined;
  const whole = (grouped ?? plain ?? '').replaceAll(/\D/g, '');
  return Number(`${whole}.${rest || '0'}`);
}
