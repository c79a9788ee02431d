import type { PaymentStepBody } from '#contract/payment-run.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { openAccount } from '../payout-account/index.ts';
import type { TransferRow } from './payment-transfer.repository.ts';

const words = sentences.paymentCosts;

/** Whose accounts are in euros (ISO 3166, 2026). */
const withEuro =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

/** Cents; what a bank takes for one transfer stays far below. */
const feeMost = 100_000_00;

type Told = Pick<Extract<PaymentStepBody, { kind: 'confirmed' }>, 'fee' | 'exchange'>;

type Cost = { fee?: number; currency?: string; exchanged?: number };

/**
 * What the bank took, and what arrived in another currency; the payee's amount stays as ordered.
 *
 * @param on `paid` is what the step confirms.
 * @throws {Problem} `invalid` for several payees, a fee that is none, a currency that is unknown or
 * the account's euro.
 */
export function readCost(
  { fee, exchange }: Told,
  { vault, paid }: { vault: Vault; paid: readonly TransferRow[] },
): Cost {
  if (fee === undefined && exchange === undefined) return {};
  const [only, ...others] = paid;
  const fields: Record<string, Sentence> = {};
  const cents = fee === undefined ? undefined : Math.round(fee * 100);
  if (
    cents !== undefined &&
    (cents < 1 || cents > feeMost || Math.abs(cents - Number(fee) * 100) > 1e-6)
  ) {
    fields['fee'] = words.fee;
  }
  if (only === undefined || others.length > 0)
    fields[fee === undefined ? 'exchange' : 'fee'] = words.onePayee;
  else if (exchange !== undefined) {
    const fault = findExchangeFault(exchange, openAccount(vault, only.reference, only)?.country);
    if (fault !== null) fields['exchange'] = fault;
  }
  if (Object.keys(fields).length > 0) throw problem('invalid', { fields });
  return {
    ...(cents !== undefined && { fee: cents }),
    ...(exchange && { currency: exchange.currency, exchanged: exchange.amount }),
  };
}

function findExchangeFault(
  { currency, amount }: NonNullable<Told['exchange']>,
  country: string | undefined,
): Sentence | null {
  if (currency === 'EUR') return words.euro;
  if (!Intl.supportedValuesOf('currency').includes(currency)) return words.currency;
  if (country !== undefined && withEuro.includes(country)) return fill(words.inEuros, { country });
  return amount > 0 ? null : words.exchanged;
}
