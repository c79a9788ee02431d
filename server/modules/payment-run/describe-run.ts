import { maskAccount } from '#contract/account-rules.ts';
import { type PaymentResult, type PaymentRun, transfersMost } from '#contract/payment-run.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/problems.ts';
import { openAccount } from '../payout-account/index.ts';
import { inEuros } from './describe-royalties.ts';
import { getApprovable, getFingerprint } from './fingerprint.ts';
import { findRun, type PaymentRunRow } from './payment-run.repository.ts';
import { findEvents, findTransfers, type TransferRow } from './payment-transfer.repository.ts';
import { findMessage } from './payment-message.repository.ts';
import { findApprovers } from './require-second-person.ts';

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
    hasFile: isHandedIn && run.hasBankFile,
    hasWorldFile: isHandedIn && run.hasWorldFile,
  };
}

function describeTransfer(vault: Vault, transfer: TransferRow, isOrdered: boolean) {
  const { receiver, name, payouts, amount, from, until, isFirst } = transfer;
  const account = openAccount(vault, receiver, transfer);
  const isLeft = transfer.state === 'open' && (transfer.isAccountChanged || transfer.isOnHold);
  return {
    receiver,
    name,
    holder: account && account.holder,
    payouts,
    from,
    until,
    isFirst,
    account: account && maskAccount(account),
    amount: inEuros(amount),
    state: isOrdered && isLeft ? ('withdrawn' as const) : transfer.state,
  };
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
  const [transfers, events, message] = await Promise.all([
    findTransfers(on, id),
    findEvents(on, id),
    findMessage(on, id),
  ]);
  const isOrdered = run.status === 'ordered';
  const asked = { orderedBy: run.actorId, actorId, now: clock(), config };
  const paid = transfers.filter(({ state }) => state !== 'withdrawn');
  const described = describePaymentRun(run);
  return {
    run: described,
    transfers: transfers
      .slice(0, transfersMost)
      .map((transfer) => describeTransfer(vault, transfer, isOrdered)),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    fingerprint: isOrdered ? getFingerprint(id, getApprovable(transfers)) : null,
    ...(isOrdered ? await findApprovers(on, asked) : { approvers: null, isAlone: false }),
    ...(message !== null && { message }),
    fileLacks: described.hasFile
      ? {
          payer: config.payerIban === undefined,
          receivers: paid.filter(({ account }) => account === null).length,
        }
      : null,
  };
}
