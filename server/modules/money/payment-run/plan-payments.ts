import { maskAccount } from '#rules/account-rules.ts';
import { type PaymentPlan, planNamesMost } from '#contract/payment-run.ts';
import { withoutLabel } from '#contract/royalties.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { openAccount } from '../payout-account/index.ts';
import { findPayables, type Payable, type PayableQuery } from './payable.repository.ts';
import { coolingOff } from './require-second-person.ts';

/** `heldUntil` is a moment. */
type Held = Pick<PaymentPlan['held'][number], 'why'> & { heldUntil: string | null };

/** `minimum` in cents. */
type Terms = { now: Date; minimum: number };

export type Plan = { payable: Payable[]; held: (Payable & Held)[] };

export const toQuery = (labels: readonly string[]): PayableQuery => ({
  labelIds: [...new Set(labels)].filter((each) => each !== withoutLabel),
  hasDirect: labels.includes(withoutLabel),
});

/** Divides what is pending into what can be ordered now, and what is left, with the reason. */
export async function planPayments(db: Db, query: PayableQuery, terms: Terms): Promise<Plan> {
  const plan: Plan = { payable: [], held: [] };
  for (const each of await findPayables(db, query)) {
    const held = getHeld(each, terms);
    if (held === null) plan.payable.push(each);
    else plan.held.push({ ...each, ...held });
  }
  return plan;
}

function getHeld(payable: Payable, { now, minimum }: Terms): Held | null {
  if (payable.holdReason !== null) return { why: 'onHold', heldUntil: null };
  const until = payable.accountChangedAt && Date.parse(payable.accountChangedAt) + coolingOff;
  if (until && until > now.getTime()) {
    return { why: 'accountChanged', heldUntil: new Date(until).toISOString() };
  }
  return payable.amount < minimum ? { why: 'belowMinimum', heldUntil: null } : null;
}

/** `amount` in cents. */
export const sumPayables = (payables: readonly Pick<Payable, 'payouts' | 'amount'>[]) => ({
  payouts: payables.reduce((sum, { payouts }) => sum + payouts, 0),
  amount: payables.reduce((sum, { amount }) => sum + amount, 0),
});

/** Equal for equal accounts, also of different holders. */
const getNumberMark = ({ fingerprint }: Payable) => fingerprint?.split('.')[0];

/** `minimum` in cents. */
export function describePlan(
  { payable, held }: Plan,
  { minimum, vault, asked }: { minimum: number; vault: Vault; asked: ReadonlyMap<string, string> },
): PaymentPlan {
  const { payouts, amount } = sumPayables(payable);
  const receivers = Map.groupBy(payable.filter(getNumberMark), getNumberMark);
  const names = (which: (each: Payable) => boolean) =>
    payable
      .filter(which)
      .slice(0, planNamesMost)
      .map(({ name }) => name);
  return {
    receivers: payable.length,
    payouts,
    amount: amount / 100,
    minimum: minimum / 100,
    payees: payable.map((each) => {
      const account = openAccount(vault, each.reference, each);
      const { receiver, name, payouts: its, amount: cents } = each;
      return {
        receiver,
        name,
        account: account && maskAccount(account),
        askedOn: asked.get(receiver) ?? null,
        payouts: its,
        amount: cents / 100,
      };
    }),
    withoutAccount: names(({ account }) => account === null),
    sameAccount: names((each) => (receivers.get(getNumberMark(each))?.length ?? 0) > 1),
    returned: payable
      .filter(({ isReturned }) => isReturned)
      .slice(0, planNamesMost)
      .map(({ name, returnReason }) => ({ name, reason: returnReason })),
    first: names(({ isFirst }) => isFirst),
    held: held
      .slice(0, planNamesMost)
      .map(({ name, amount: cents, why, heldUntil, holdReason }) => ({
        name,
        amount: cents / 100,
        why,
        reason: holdReason,
        until: heldUntil,
      })),
    heldReceivers: held.length,
  };
}
