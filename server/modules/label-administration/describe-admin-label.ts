import type { AdminLabel } from '#contract/label-administration.ts';
import type { Db } from '../../platform/database/db.ts';
import type { LabelRow } from './label-list.repository.ts';
import { type LabelSums, sumLabels } from './label-sums.repository.ts';
import { writtenFields } from './written-fields.ts';

/** Millionths of a euro in a cent. */
const cent = 10_000;

/** Labels as staff see them, each with what it adds up to: one statement for all. */
export async function describeLabels(db: Db, rows: readonly LabelRow[]): Promise<AdminLabel[]> {
  const sums = await sumLabels(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => describeAdminLabel(row, sums.get(row.id)));
}

/** The same of one. */
export async function describeLabelOf(db: Db, row: LabelRow): Promise<AdminLabel> {
  return describeAdminLabel(row, (await sumLabels(db, [row.id])).get(row.id));
}

/** The next payment is the first that is pending, or else as the label has it. See docs/product/payments.md. */
function describeAdminLabel(row: LabelRow, sums: LabelSums | undefined): AdminLabel {
  const { artists = 0, tracks = 0, monthly = 0, paid = 0, paidBefore = 0 } = sums ?? {};
  return {
    id: row.id,
    ...writtenFields(row),
    totalArtists: artists,
    totalTracks: tracks,
    monthlyRoyalties: monthly / 100,
    isOwed: typeof sums?.nextOn === 'string',
    totalRoyaltiesPaid: (paid + Math.round(paidBefore / cent)) / 100,
    nextPaymentDate: sums?.nextOn ?? row.nextPaymentOn,
  };
}
