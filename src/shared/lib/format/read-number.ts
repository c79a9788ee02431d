/** Parses a percentage: comma or point, at most two decimals; undefined if invalid. */
export function readRate(text: string): number | undefined {
  const written = text.trim().replace(/\s?%$/, '');
  const rate = readNumber(written, 2);
  return rate !== undefined && rate <= 100 ? rate : undefined;
}

const pattern =
  /^(?:([1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?|(\d+)(?:[.,](\d+))?)$/u;

/**
 * Undefined for anything but a number from zero, such as `-5`; `1.000` and `1,000` are a
 * thousand.
 *
 * @param decimals most digits after the decimal sign
 */
export function readNumber(text: string, decimals = 0): number | undefined {
  // Normalised for full-width digits and narrow spaces.
  const parts = pattern.exec(text.normalize('NFKC').trim());
  if (parts === null) return undefined;
  const [, grouped, , groupedRest, plain, plainRest] = parts;
  const rest = groupedRest ?? plainRest ?? '';
  if (rest.length > decimals) return undefined;
  const whole = (grouped ?? plain ?? '').replaceAll(/\D/g, '');
  return Number(`${whole}.${rest || '0'}`);
}
