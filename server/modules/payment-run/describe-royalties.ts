import {
  type LabelPayoutLine,
  labelPayoutsMost,
  type PaymentFailure,
  type PaymentRun,
  type PendingLabel,
  type RoyaltyDetails,
  withoutLabel,
} from '#contract/royalties.ts';
import type { LabelPayoutLineRow } from './label-details.repository.ts';
import type { findFailures, PaymentRunRow } from './payment-run.repository.ts';
import type { PendingLabelRow } from './pending-labels.ts';

export const inEuros = (cents: number) => cents / 100;

/** A row of the answer of `GET /admin/royalties`. */
export function describePending({ labelId, amount, ...row }: PendingLabelRow): PendingLabel {
  return { ...row, id: labelId ?? withoutLabel, amount: inEuros(amount) };
}

/** The answer of `GET /admin/royalties/:id`, but for the account. */
export function describeDetails(
  { id, name }: Pick<RoyaltyDetails, 'id' | 'name'>,
  open: readonly LabelPayoutLineRow[],
  paid: readonly LabelPayoutLineRow[],
): Omit<RoyaltyDetails, 'account'> {
  return {
    id,
    name,
    open: open.slice(0, labelPayoutsMost).map(describeLine),
    paid: paid.slice(0, labelPayoutsMost).map(describeLine),
    hasMore: Math.max(open.length, paid.length) > labelPayoutsMost,
  };
}

function describeLine(row: LabelPayoutLineRow): LabelPayoutLine {
  const { id, artistId, artistName, month, amount, date } = row;
  const artist = { id: artistId, name: artistName };
  return { id, artist, period: month, amount: inEuros(amount), date };
}

/** A run, as who runs the service sees it. */
export function describePaymentRun(run: PaymentRunRow): PaymentRun {
  const { id, receivers, payouts, paidPayouts, failedPayouts } = run;
  return {
    id,
    orderedAt: run.orderedAt.toISOString(),
    actor: { id: run.actorId, name: run.actorName },
    receivers,
    name: run.labelName,
    payouts,
    amount: inEuros(run.amount),
    paidPayouts,
    paidAmount: inEuros(run.paidAmount),
    failedPayouts,
    status: run.finishedAt === null ? 'pending' : 'paid',
    hasFile: run.finishedAt !== null && paidPayouts > 0,
  };
}

/** What a run did not pay. */
export function describeFailure(
  row: Awaited<ReturnType<typeof findFailures>>[number],
): PaymentFailure {
  const { month, amount, ...rest } = row;
  return { ...rest, period: month, amount: inEuros(amount) };
}
