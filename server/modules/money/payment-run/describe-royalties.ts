import {
  type LabelPayoutLine,
  labelPayoutsMost,
  type PendingLabel,
  type RoyaltyDetails,
  type SharedMonths,
  withoutLabel,
} from '#contract/royalties.ts';
import type { Payee } from '../../catalogue/payee/index.ts';
import type { LabelDebtRow, LabelPayoutLineRow } from './label-details.repository.ts';
import type { PendingLabelRow } from './pending-labels.ts';
import type { SharedMonthRow } from './shared-months.repository.ts';

export const inEuros = (cents: number) => cents / 100;

export function describePending(row: PendingLabelRow): PendingLabel {
  const { labelId, amount, commission, ...rest } = row;
  return {
    ...rest,
    id: labelId ?? withoutLabel,
    amount: inEuros(amount),
    commission: inEuros(commission),
  };
}

/** The service keeps the rest of the income. */
export function describeSharedMonth(row: SharedMonthRow): SharedMonths['months'][number] {
  const { month, income, artists, commission, isStated } = row;
  return {
    month,
    income: inEuros(income),
    artists: inEuros(artists),
    commission: isStated ? inEuros(commission) : null,
    service: isStated ? inEuros(income - artists - commission) : null,
  };
}

type Paid = Omit<RoyaltyDetails['payees'][number], 'hold'>;

/** The label, if it is a payee yet, or each artist and person of the open lines without one. */
export function getPayees(
  label: Payee | null,
  { open, paid }: Pick<LabelLines, 'open' | 'paid'>,
): Paid[] {
  const names =
    label === null
      ? new Map(open.map((line) => [line.payeeId, namedArtist(line)?.name ?? line.personName]))
      : new Map([[label.id, label.name]]);
  const days = Map.groupBy(paid, ({ payeeId }) => payeeId);
  return [...names].map(([receiver, name]) => ({
    receiver,
    name,
    paidOn: (days.get(receiver) ?? []).map(({ date }) => date),
  }));
}

type LabelLines = {
  open: readonly LabelPayoutLineRow[];
  paid: readonly LabelPayoutLineRow[];
  debts: readonly LabelDebtRow[];
};

/** A person with parts of recordings. */
const namedPerson = ({
  isPerson,
  payeeId,
  personName,
}: Pick<LabelDebtRow, 'isPerson' | 'payeeId' | 'personName'>) =>
  isPerson ? { id: payeeId, name: personName } : null;

/** Null for the label itself. */
const namedArtist = ({ artistId, artistName }: Pick<LabelDebtRow, 'artistId' | 'artistName'>) =>
  artistId === null || artistName === null ? null : { id: artistId, name: artistName };

export function describeDetails(
  { id, name }: Pick<RoyaltyDetails, 'id' | 'name'>,
  { open, paid, debts }: LabelLines,
): Omit<RoyaltyDetails, 'account' | 'payees'> {
  return {
    id,
    name,
    open: open.slice(0, labelPayoutsMost).map(describeLine),
    paid: paid.slice(0, labelPayoutsMost).map(describeLine),
    debts: debts.slice(0, labelPayoutsMost).map((row) => ({
      id: row.id,
      artist: namedArtist(row),
      payee: namedPerson(row),
      period: row.month,
      amount: inEuros(row.amount),
    })),
    hasMore: Math.max(open.length, paid.length, debts.length) > labelPayoutsMost,
  };
}

function describeLine(row: LabelPayoutLineRow): LabelPayoutLine {
  const { id, month, amount, date } = row;
  const [artist, payee] = [namedArtist(row), namedPerson(row)];
  return { id, artist, payee, period: month, amount: inEuros(amount), date };
}
