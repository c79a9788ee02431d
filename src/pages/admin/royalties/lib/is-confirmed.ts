import { type Money, isSameMoney, toMoney } from '@/shared/contract/money.ts';
import { readNumber } from '@/shared/lib/format';

/**
 * Whether what was typed is the count of payments or their sum, in euros: with a comma or a point before the cents, thousands
 * grouped or not, with the sign of the euro or without it.
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
