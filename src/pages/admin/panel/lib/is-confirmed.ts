/**
 * Whether what was typed is the count of payments or their sum, in euros: with a comma or a point before the cents, thousands
 * grouped or not, with the sign of the euro or without it.
 */
export function isConfirmed(
  typed: string,
  { payouts, amount }: { payouts: number; amount: number },
): boolean {
  const text = typed.replaceAll(/[\s€]/gu, '');
  if (/^\d+$/.test(text) && Number(text) === payouts) return true;
  const parts = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (parts === null) return false;
  const [, whole = '', cents = ''] = parts;
  const typedCents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return typedCents === Math.round(amount * 100);
}
