/** Exponents of ISO 4217 that are not two. */
const exponents: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF'].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3])),
};

/**
 * An amount in whole minor units, which never drift: 9.99 € is `{ minor: 999, currency: 'EUR' }`, 990 Chilean pesos are
 * `{ minor: 990, currency: 'CLP' }`.
 */
export type Money<Currency extends string = string> = {
  readonly minor: number;
  readonly currency: Currency;
};

/** How many decimals a currency has. @param currency its code of ISO 4217 */
export const exponentOf = (currency: string): number => exponents[currency] ?? 2;

/** Amounts cross the wire as decimals with up to six places. */
const millionths = 1e6;

/** Rounds half a unit up, as the server does. */
const toMinor = (inMillionths: number, currency: string) =>
  Math.floor((inMillionths * 10 ** exponentOf(currency)) / millionths + 0.5);

/** Adds up decimals of one currency to the millionth, and rounds once. */
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

/** A decimal as it crosses the wire, rounded to the minor unit. */
export const toMoney = <Currency extends string>(
  amount: number,
  currency: Currency,
): Money<Currency> => sumAmounts([amount], currency);

/** The decimal that crosses the wire, or stands in a cell of a file. */
export const toAmount = ({ minor, currency }: Money): number => minor / 10 ** exponentOf(currency);

/**
 * Adds up money of one currency.
 *
 * @param currency that of the sum, also of nothing
 * @throws {TypeError} for money of another currency: there is no rate to convert it by
 */
export function sumMoney<Currency extends string>(
  parts: readonly Money<NoInfer<Currency>>[],
  currency: Currency,
): Money<Currency> {
  const foreign = parts.find((part) => part.currency !== currency);
  if (foreign) throw new TypeError(`${foreign.currency} cannot be added to ${currency}`);
  return { minor: parts.reduce((sum, { minor }) => sum + minor, 0), currency };
}

/** What is left of money without a part of it. @throws {TypeError} for another currency */
export const subtractMoney = <Currency extends string>(
  whole: Money<Currency>,
  part: Money<NoInfer<Currency>>,
): Money<Currency> =>
  sumMoney([whole, { minor: -part.minor, currency: part.currency }], whole.currency);

/** Whether two amounts are the same money. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency;
