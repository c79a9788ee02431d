import {
  type LabelPayoutLine,
  labelPayoutsMost,
  type PendingLabel,
  type RoyaltyDetails,
  type SharedMonths,
  withoutLabel,
} from '#contract/royalties.ts';
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

/** The label, or each artist and payee of the open lines without one. */
export function getPayees(
  { id, name }: Pick<RoyaltyDetails, 'id' | 'name'>,
  open: readonly LabelPayoutLineRow[],
): { receiver: string; name: string }[] {
  if (name !== null) return [{ receiver: `label ${id}`, name }];
  const named = open.flatMap((line): [receiver: string, name: string][] => {
    const artist = namedArtist(line);
    if (artist !== null) return [[`artist ${artist.id}`, artist.name]];
    const payee = namedPayee(line);
    return payee === null ? [] : [[`payee ${payee.id}`, payee.name]];
  });
  const names = new Map(named);
  return [...names].map(([receiver, its]) => ({ receiver, name: its }));
}

type LabelLines = {
  open: readonly LabelPayoutLineRow[];
  paid: readonly LabelPayoutLineRow[];
  debts: readonly LabelDebtRow[];
};

type Named = Pick<LabelDebtRow, 'payeeId' | 'payeeName'>;

/** The name is empty once the account is deleted. */
const namedPayee = ({ payeeId, payeeName }: Named) =>
  payeeId === null ? null : { id: payeeId, name: payeeName ?? '' };

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
      payee: namedPayee(row),
      period: row.month,
      amount: inEuros(row.amount),
    })),
    hasMore: Math.max(open.length, paid.length, debts.length) > labelPayoutsMost,
  };
}

function describeLine(row: LabelPayoutLineRow): LabelPayoutLine {
  const { id, month, amount, date } = row;
  const [artist, payee] = [namedArtist(row), namedPayee(row)];
  return { id, artist, payee, period: month, amount: inEuros(amount), date };
}
