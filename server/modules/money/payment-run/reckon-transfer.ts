import { reckonTax } from '#rules/tax-rules.ts';
import { apportion } from '../statement/index.ts';
import type { Payable } from './payable.repository.ts';

type Parts = readonly number[];

/** Cents, of a transfer and of each of its statements, which add up to it. */
export type Reckoned = {
  vat: number;
  withheld: number;
  vatParts: Parts;
  withheldParts: Parts;
};

/** Reckons the taxes of what is about to be ordered. */
export function reckonTransfer({
  amount,
  amounts,
  vatTreatment,
  withholding,
}: Pick<Payable, 'amount' | 'amounts' | 'vatTreatment' | 'withholding'>): Reckoned {
  const terms = vatTreatment && { vat: vatTreatment, withholding: withholding ?? 0 };
  const { vat, withheld } = reckonTax(amount, terms);
  const divide = (sum: number) =>
    apportion(
      amounts.map((each) => BigInt(each) * BigInt(sum)),
      sum,
      BigInt(amount),
    );
  return { vat, withheld, vatParts: divide(vat), withheldParts: divide(withheld) };
}

/** Cents that leave the bank for a transfer. */
export const getPaid = ({
  amount,
  vat,
  withheld,
}: {
  amount: number;
  vat: number;
  withheld: number;
}): number => amount + vat - withheld;
