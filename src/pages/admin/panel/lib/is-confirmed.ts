import { readNumber } from '@/shared/lib/format';

/**
 * Whether what was typed is the count of payments or their sum, in euros: with a comma or a point before the cents, thousands
 * grouped or not, with the sign of the euro or without it.
 */
export function isConfirmed(
  typed: string,
  { payouts, amount }: { payouts: number; amount: number },
): boolean {
  const text = typed.replaceAll(/[\s€]/gu, '');
  const typedCents = Math.round((readNumber(text, 2) ?? Number.NaN) * 100);
  return readNumber(text) === payouts || typedCents === Math.round(amount * 100);
}
