import { type SQL, sql } from '#drizzle/orm.ts';
import type { PaidTax } from '#contract/tax-detail.ts';
import { paymentRunItemTable } from '../payment-run/payment-run.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';

/** Cents. */
type Tax = { vat: number; withheld: number; amount: number };

/** Of a paid `payout` of a `statement`, which is not paid to a label; null without taxes. */
export const selectPaidTax: SQL<Tax | null> = sql`(
  select json_build_object('vat', item.vat, 'withheld', item.withheld, 'amount', ${payoutTable.amount})
  from ${paymentRunItemTable} as item
  where item.statement_id = ${statementTable.id} and item.outcome = 'paid'
    and (item.vat <> 0 or item.withheld <> 0)
    and (${statementTable.artistId} is null or ${statementTable.labelId} is null) limit 1)`;

export function describePaidTax(tax: Tax | null): { paidTax?: PaidTax } {
  if (tax === null) return {};
  const { vat, withheld, amount } = tax;
  return {
    paidTax: { vat: vat / 100, withheld: withheld / 100, paid: (amount + vat - withheld) / 100 },
  };
}
