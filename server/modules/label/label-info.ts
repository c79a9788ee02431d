import type { ContractStatus, LabelInfo } from '#contract/label.ts';
import type { LabelPayouts } from '../statement/statement.repository.ts';
import type { ContractRow } from './label-contract.repository.ts';

/** Millionths in one. */
const millionths = 1_000_000n;

const cent = millionths / 100n;

type Terms = Pick<ContractRow, 'status' | 'startsOn' | 'endsOn' | 'declinedOn'>;

/** How a contract stands on a day, `yyyy-mm-dd`: after its last day, or when it was declined, it is over, whatever was noted. */
export function statusOn(
  { status, startsOn, endsOn, declinedOn }: Terms,
  day: string,
): ContractStatus {
  if (status === 'expired' || declinedOn !== null || endsOn < day) return 'expired';
  return startsOn > day ? 'pending' : status;
}

const order: readonly ContractStatus[] = ['active', 'pending', 'expired'];

/**
 * Of several contracts the one that stands for them on a day: that which holds, else that which is to come, else the
 * last; one that was declined where there is no other.
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
 * When a label pays next: the first day on which something is due, or else as the label has it, unless that has passed.
 *
 * @param day the present one, `yyyy-mm-dd`.
 */
export function nextPaymentOn(
  due: string | null | undefined,
  written: string | null,
  day: string,
): string | null {
  return due ?? (written !== null && written >= day ? written : null);
}

/**
 * What an artist is told of their label: of the contract that holds on a day (`yyyy-mm-dd`), else of the one that is
 * still to come, else of the last one. Null for who never had any. What was paid is what this label
 * paid under all its contracts with the artist, in euros and cents, before this server kept accounts and since; the next
 * payment is the first that is pending, or else as the label has it.
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
