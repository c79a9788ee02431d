import type { ContractStatus, LabelInfo } from '#contract/label.ts';
import type { LabelPayouts } from '../../money/payment-history/index.ts';
import type { ContractRow } from '../../catalogue/label/index.ts';

const millionths = 1_000_000n;

const cent = millionths / 100n;

type Terms = Pick<ContractRow, 'status' | 'startsOn' | 'endsOn' | 'declinedOn'>;

/**
 * A contract is over after its last day (`yyyy-mm-dd`) or once declined, whatever its stored
 * status.
 */
export function statusOn(
  { status, startsOn, endsOn, declinedOn }: Terms,
  day: string,
): ContractStatus {
  if (status === 'expired' || declinedOn !== null || endsOn < day) return 'expired';
  return startsOn > day ? 'pending' : status;
}

const order: readonly ContractStatus[] = ['active', 'pending', 'expired'];

/**
 * The contract in force on a day, else the upcoming, else the last one; a declined one only
 * without others.
 */
export function standingContract<Contract extends Terms>(
  contracts: readonly Contract[],
  day: string,
): Contract | undefined {
  const rank = (contract: Contract) => order.indexOf(statusOn(contract, day));
  const [standing] = contracts.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(one.declinedOn !== null) - Number(other.declinedOn !== null) ||
      other.endsOn.localeCompare(one.endsOn),
  );
  return standing;
}

/**
 * The first due day, else the label's own date unless it has passed.
 *
 * @param day today, `yyyy-mm-dd`.
 */
export function nextPaymentOn(
  due: string | null | undefined,
  written: string | null,
  day: string,
): string | null {
  return due ?? (written !== null && written >= day ? written : null);
}

/**
 * Null without any contract. Paid sums, in euros, cover all contracts with the label and also the
 * time before this server kept accounts.
 */
export function describeLabel(
  contracts: readonly ContractRow[],
  payouts: readonly LabelPayouts[],
  day: string,
): LabelInfo | null {
  const shown = standingContract(contracts, day);
  if (shown === undefined) return null;
  const { label, royaltyRate, startsOn, endsOn } = shown;
  const since = payouts.find(({ labelId }) => labelId === label.id);
  const paid = contracts
    .filter(({ labelId }) => labelId === label.id)
    .reduce((sum, { paidBefore }) => sum + paidBefore, BigInt(since?.paid ?? 0) * cent);
  return {
    name: label.name,
    contact: label.email,
    royaltyRate,
    contractStatus: statusOn(shown, day),
    contractStart: startsOn,
    contractEnd: endsOn,
    nextPayment: nextPaymentOn(since?.nextOn, label.nextPaymentOn, day),
    totalPaid: Number((paid + cent / 2n) / cent) / 100,
  };
}
