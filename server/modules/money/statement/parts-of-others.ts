import type { Db } from '../../../platform/database/db.ts';
import { getSpans } from '../../catalogue/label/index.ts';
import { findAccepted, findPayeeParts, getShareSpans } from '../recording-share/index.ts';
import { type ChangedMonths, findTerms } from './closing.repository.ts';
import { sumTrackEarned, type TrackEarned } from './shared-amount.repository.ts';

type Sheets = {
  accepted: Awaited<ReturnType<typeof findAccepted>>;
  parts: Awaited<ReturnType<typeof findPayeeParts>>;
  months: ChangedMonths;
};

/**
 * What recordings earned in these months under accepted sheets, once for each part, by the sheet
 * and contract of each day and without held plays.
 */
export async function findPartsOfOthers(
  db: Db,
  { accepted, parts, months }: Sheets,
): Promise<(TrackEarned & { payeeId: string; part: number })[]> {
  const artistIds = [...months.keys()];
  const terms = await findTerms(db, artistIds);
  const spans = new Map(artistIds.map((id) => [id, getSpans(terms.get(id) ?? [])]));
  const earned = await sumTrackEarned(db, { spans, months, shares: getShareSpans(accepted) });
  const byShare = Map.groupBy(parts, ({ shareId }) => shareId);
  return earned.flatMap((row) =>
    (byShare.get(row.shareId) ?? []).map(({ payeeId, part }) => ({ ...row, payeeId, part })),
  );
}

/** Millionths of a euro that an artist's music earned for others, by month; none without sheets. */
export async function sumPartsOfOthers(
  db: Db,
  artistId: string,
  months: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const accepted = await findAccepted(db, [artistId]);
  if (accepted.length === 0) return sums;
  const parts = await findPayeeParts(
    db,
    accepted.map(({ id }) => id),
  );
  const earned = await findPartsOfOthers(db, {
    accepted,
    parts,
    months: new Map([[artistId, months]]),
  });
  for (const row of earned) {
    sums.set(row.month, (sums.get(row.month) ?? 0) + (row.earned * row.part) / 100);
  }
  return sums;
}
