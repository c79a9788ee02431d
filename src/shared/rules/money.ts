/** ISO 4217 exponents other than two. */
const exponents: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF'].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3])),
};

/** Minor units, so that sums are exact: 9.99 € is `{ minor: 999, currency: 'EUR' }`. */
export type Money<Currency extends string = string> = {
  readonly minor: number;
  readonly currency: Currency;
};

/**
 * Number of decimals.
 *
 * @param currency ISO 4217 code
 */
export const getExponent = (currency: string): number => exponents[currency] ?? 2;

/** The wire has decimals of up to six places. */
const millionths = 1e6;

/** Rounds half up, as the server does. */
const toMinor = (inMillionths: number, currency: string) =>
  Math.floor((inMillionths * 10 ** getExponent(currency)) / millionths + 0.5);

/** Adds to the millionth and rounds once. */
export const sumAmounts = <Currency extends string>(
  amounts: readonly number[],
  currency: Currency,
): Money<Currency> => ({
  minor: toMinor(
    amounts.reduce((sum, amount) => sum + Math.round(amount * millionths), 0),
    currency,
  ),
  currency,
});

/** Rounds a wire decimal to the minor unit. */
export const toMoney = <Currency extends string>(
  amount: number,
  currency: Currency,
): Money<Currency> => sumAmounts([amount], currency);

/** Decimal for the wire or a CSV cell. */
export const toAmount = ({ minor, currency }: Money): number => minor / 10 ** getExponent(currency);

/**
 * @param currency of the sum, even of an empty list
 * @throws {TypeError} for another currency
 */
export function sumMoney<Currency extends string>(
  parts: readonly Money<NoInfer<Currency>>[],
  currency: Currency,
): Money<Currency> {
  const foreign = parts.find((part) => part.currency !== currency);
  if (foreign) throw new TypeError(`${foreign.currency} cannot be added to ${currency}`);
  return { minor: parts.reduce((sum, { minor }) => sum + minor, 0), currency };
}

/** @throws {TypeError} for another currency */
export const subtractMoney = <Currency extends string>(
  whole: Money<Currency>,
  part: Money<NoInfer<Currency>>,
): Money<Currency> =>
  sumMoney([whole, { minor: -part.minor, currency: part.currency }], whole.currency);

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency;
