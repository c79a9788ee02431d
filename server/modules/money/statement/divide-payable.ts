import { apportion } from './apportion.ts';
import type { StatementLine } from './settle.ts';

/** What a recording earned under one sheet, month and rate, not yet stated to one payee. */
export type PartToDivide = {
  payeeId: string;
  /** Percent of the artist's side. */
  part: number;
  /** Percent for the artist's side. */
  royaltyRate: number;
  /** Millionths of a euro. */
  earned: number;
};

type Divided<Part> = {
  /** Cents that the artist does not get. */
  shared: number;
  parts: (Part & { amount: number })[];
};

/** In hundred-millionths of a millionth of a euro, so that two percentages are whole. */
const cent = 10_000n * 10_000n * 10_000n;

const hundredths = (percent: number) => BigInt(Math.round(percent * 100));

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * The cents of an artist's statement over the artist and the payees, and those of a payee over
 * their recordings, both by largest remainder: they add up to `payable`. See
 * docs/product/recording-shares.md.
 */
export function dividePayable<Part extends PartToDivide>(
  { lines, payable }: { lines: readonly StatementLine[]; payable: number },
  parts: readonly Part[],
): Divided<Part> {
  const exactOf = ({ earned, royaltyRate, part }: PartToDivide) =>
    BigInt(earned) * hundredths(royaltyRate) * hundredths(part);
  const whole = total(lines.map((line) => exactOf({ ...line, payeeId: '', part: 100 })));
  const payees = [...Map.groupBy(parts, ({ payeeId }) => payeeId).values()].map((its) => ({
    its,
    exact: its.map(exactOf),
  }));
  const others = payees.map(({ exact }) => total(exact));
  const [, ...cents] = apportion([whole - total(others), ...others], payable, cent);
  return {
    shared: cents.reduce((sum, amount) => sum + amount, 0),
    parts: payees.flatMap(({ its, exact }, index) => {
      const amounts = apportion(exact, cents[index] ?? 0, cent);
      return its.map((part, at) => ({ ...part, amount: amounts[at] ?? 0 }));
    }),
  };
}
