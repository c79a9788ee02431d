import type { AdminLabel } from '#contract/label-administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { LabelRow } from '../../catalogue/label/index.ts';
import { nextPaymentOn } from '../label-dashboard/index.ts';
import { type LabelSums, sumLabels } from './label-sums.repository.ts';
import { writtenFields } from './written-fields.ts';

/** Millionths of a euro in a cent. */
const cent = 10_000;

/** @param day `yyyy-mm-dd`. */
export async function describeLabels(
  db: Db,
  rows: readonly LabelRow[],
  day: string,
): Promise<AdminLabel[]> {
  const sums = await sumLabels(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => describeAdminLabel(row, sums.get(row.id), day));
}

export async function describeLabelOf(db: Db, row: LabelRow, day: string): Promise<AdminLabel> {
  return describeAdminLabel(row, (await sumLabels(db, [row.id])).get(row.id), day);
}

/**
 * The first pending payment is the next, else the label's own date. See docs/product/payments.md.
 */
function describeAdminLabel(row: LabelRow, sums: LabelSums | undefined, day: string): AdminLabel {
  const { artists = 0, tracks = 0, monthly = 0, paid = 0, paidBefore = 0 } = sums ?? {};
  return {
    id: row.id,
    ...writtenFields(row),
    agreementEndsOn: row.agreementEndsOn,
    totalArtists: artists,
    totalTracks: tracks,
    monthlyRoyalties: monthly / 100,
    isOwed: typeof sums?.nextOn === 'string',
    totalRoyaltiesPaid: (paid + Math.round(paidBefore / cent)) / 100,
    nextPaymentDate: nextPaymentOn(sums?.nextOn, row.nextPaymentOn, day),
  };
}
