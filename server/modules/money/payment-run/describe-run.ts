import { maskAccount } from '#rules/account-rules.ts';
import {
  approvalDays,
  type PaymentEvent,
  type PaymentPart,
  type PaymentResult,
  type PaymentRun,
  transfersMost,
} from '#contract/payment-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { problem } from '../../../platform/problems.ts';
import type { PaidTax } from '#contract/tax-detail.ts';
import { openTaxDetail } from '../tax-detail/index.ts';
import { getPaid } from './reckon-transfer.ts';
import { openAccount } from '../payout-account/index.ts';
import { findAsked } from './account-request.repository.ts';
import { findBankMessages } from './bank-message.repository.ts';
import { inEuros } from './describe-royalties.ts';
import { getApprovable, getFingerprint } from './fingerprint.ts';
import { findRun, type PaymentRunRow } from './payment-run.repository.ts';
import { findEvents, findTransfers, type TransferRow } from './payment-transfer.repository.ts';
import { findMessage } from './payment-message.repository.ts';
import { sumPayables } from './plan-payments.ts';
import { findApprovers } from './require-second-person.ts';

const getExpiry = (orderedAt: Date) => new Date(orderedAt.getTime() + approvalDays * 86_400_000);

export function describePaymentRun(run: PaymentRunRow): PaymentRun {
  const { id, payouts, paidPayouts, failedPayouts, status, isUnderWay } = run;
  const isHandedIn = status === 'handedIn' || status === 'paid' || status === 'returned';
  return {
    id,
    orderedAt: run.orderedAt.toISOString(),
    actor: { id: run.actorId, name: run.actorName },
    receivers: run.payees || run.receivers,
    name: run.payeeName ?? run.labelName,
    payouts,
    amount: inEuros(run.amount),
    paidPayouts,
    paidAmount: inEuros(run.paidAmount),
    failedPayouts,
    status,
    isUnderWay,
    expiresAt: status === 'ordered' ? getExpiry(run.orderedAt).toISOString() : null,
    hasFile: isHandedIn && run.hasBankFile,
    hasWorldFile: isHandedIn && run.hasWorldFile,
  };
}

/** Those whom an approval takes out of an ordered run are shown so before. */
function getState({ state, isAccountChanged, isOnHold }: TransferRow, isOrdered: boolean) {
  const isLeft = isOrdered && state === 'open' && (isAccountChanged || isOnHold);
  return isLeft ? ('withdrawn' as const) : state;
}

type Described = { vault: Vault; isOrdered: boolean; asked: ReadonlyMap<string, string> };

function describeTransfer(transfer: TransferRow, { vault, isOrdered, asked }: Described) {
  const { receiver, reference, name, payouts, amount, from, until, isFirst } = transfer;
  const account = openAccount(vault, reference, transfer);
  return {
    receiver,
    name,
    holder: account && account.holder,
    payouts,
    from,
    until,
    isFirst,
    account: account && maskAccount(account),
    askedOn: asked.get(receiver) ?? null,
    amount: inEuros(amount),
    tax: transfer.tax && openTaxDetail(vault, transfer, transfer.tax),
    ...describeTax([transfer]),
    state: getState(transfer, isOrdered),
  };
}

/** Nothing where no tax is added or withheld. */
function describeTax(transfers: readonly TransferRow[]): { paidTax?: PaidTax } {
  const sum = (of: (transfer: TransferRow) => number) =>
    transfers.reduce((total, transfer) => total + of(transfer), 0);
  const [vat, withheld] = [sum((each) => each.vat), sum((each) => each.withheld)];
  if (vat === 0 && withheld === 0) return {};
  return {
    paidTax: { vat: inEuros(vat), withheld: inEuros(withheld), paid: inEuros(sum(getPaid)) },
  };
}

function describeEvent({
  at,
  fee,
  currency,
  exchanged,
  ...event
}: Awaited<ReturnType<typeof findEvents>>[number]): PaymentEvent {
  return {
    ...event,
    at: at.toISOString(),
    ...(fee !== null && { fee: inEuros(fee) }),
    ...(currency !== null && { exchange: { currency, amount: exchanged ?? 0 } }),
  };
}

function describeParts(transfers: readonly TransferRow[], isOrdered: boolean): PaymentPart[] {
  const states = Map.groupBy(transfers, (transfer) => getState(transfer, isOrdered));
  return [...states].map(([state, those]) => {
    const { payouts, amount } = sumPayables(those);
    const [only, ...others] = those;
    const name = only !== undefined && others.length === 0 ? only.name : null;
    return { state, receivers: those.length, name, payouts, amount: inEuros(amount) };
  });
}

/**
 * What the caller is shown of a run, and may approve.
 *
 * @throws {Problem} `not-found`
 */
export async function readResult(
  on: Db,
  { config, clock, vault }: Pick<Dependencies, 'config' | 'clock' | 'vault'>,
  id: string,
  actorId: string,
): Promise<PaymentResult> {
  const run = await findRun(on, id);
  if (run === null) throw problem('not-found');
  const [transfers, events, message, messages] = await Promise.all([
    findTransfers(on, id),
    findEvents(on, id),
    findMessage(on, id),
    findBankMessages(on, id),
  ]);
  const isOrdered = run.status === 'ordered';
  const missing = await findAsked(on, transfers.slice(0, transfersMost));
  const asked = { orderedBy: run.actorId, actorId, now: clock(), config };
  const paid = transfers.filter(({ state }) => state !== 'withdrawn');
  const described = describePaymentRun(run);
  return {
    run: described,
    transfers: transfers
      .slice(0, transfersMost)
      .map((transfer) => describeTransfer(transfer, { vault, isOrdered, asked: missing })),
    parts: describeParts(transfers, isOrdered),
    ...describeTax(paid),
    events: events.map(describeEvent),
    fingerprint: isOrdered ? getFingerprint(id, getApprovable(transfers)) : null,
    ...(isOrdered
      ? await findApprovers(on, asked)
      : { approvers: null, isAlone: false, wait: null }),
    ...(message !== null && { message }),
    ...(messages.length > 0 && { messages }),
    fileLacks: described.hasFile
      ? {
          payer: config.payerIban === undefined,
          receivers: paid.filter(({ account }) => account === null).length,
        }
      : null,
  };
}
