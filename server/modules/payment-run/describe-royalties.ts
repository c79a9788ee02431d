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

/** The label, or each artist of the open lines without one. */
export function getPayees(
  { id, name }: Pick<RoyaltyDetails, 'id' | 'name'>,
  open: readonly LabelPayoutLineRow[],
): { receiver: string; name: string }[] {
  if (name !== null) return [{ receiver: `label ${id}`, name }];
  const artists = open.flatMap((line) => namedArtist(line) ?? []);
  const names = new Map(artists.map((artist) => [artist.id, artist.name]));
  return [...names].map(([artistId, artist]) => ({ receiver: `artist ${artistId}`, name: artist }));
}

type LabelLines = {
  open: readonly LabelPayoutLineRow[];
  paid: readonly LabelPayoutLineRow[];
  debts: readonly LabelDebtRow[];
};

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
    debts: debts.slice(0, labelPayoutsMost).map(({ artistId, artistName, month, ...row }) => ({
      id: row.id,
      artist: namedArtist({ artistId, artistName }),
      period: month,
      amount: inEuros(row.amount),
    })),
    hasMore: Math.max(open.length, paid.length, debts.length) > labelPayoutsMost,
  };
}

function describeLine(row: LabelPayoutLineRow): LabelPayoutLine {
  const { id, artistId, artistName, month, amount, date } = row;
  const artist = namedArtist({ artistId, artistName });
  return { id, artist, period: month, amount: inEuros(amount), date };
}
