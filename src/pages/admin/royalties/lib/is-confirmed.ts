import { type Money, isSameMoney, toMoney } from '@/shared/rules/money.ts';
import { readNumber } from '@/shared/lib/format';

/**
 * Whether the text is the number of payments or their sum in euros: comma or point before the
 * cents, grouping and euro sign optional.
 */
export function isConfirmed(
  typed: string,
  { payouts, amount }: { payouts: number; amount: Money<'EUR'> },
): boolean {
  const text = typed.replaceAll(/[\s€]/gu, '');
  const euros = readNumber(text, 2);
  return (
    readNumber(text) === payouts ||
    (euros !== undefined && isSameMoney(toMoney(euros, 'EUR'), amount))
  );
}

/** What is typed of a written amount: `7.917,29 €` → `7.917,29`. */
export const toTyped = (sum: string): string => sum.replaceAll(/[^\d.,'’]/gu, '');
