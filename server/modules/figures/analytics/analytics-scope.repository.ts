import { and, asc, eq, inArray, ne } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { artistSummaryTable } from '../figures/artist-summary.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { listedTrack } from '../../catalogue/track/index.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

const shown = {
  id: artistTable.id,
  name: artistTable.name,
  summedAt: artistSummaryTable.summedAt,
};

export function findArtistOf(db: Db, id: string) {
  return db
    .select(shown)
    .from(artistTable)
    .leftJoin(artistSummaryTable, eq(artistSummaryTable.artistId, artistTable.id))
    .where(eq(artistTable.id, id));
}

export function findSpokenFor(db: Db, userId: string) {
  return db
    .select(shown)
    .from(artistMemberTable)
    .innerJoin(artistTable, eq(artistTable.id, artistMemberTable.artistId))
    .leftJoin(artistSummaryTable, eq(artistSummaryTable.artistId, artistTable.id))
    .where(eq(artistMemberTable.userId, userId))
    .orderBy(nameOrder(artistTable.name), asc(artistTable.id));
}

/** Finds contracts with any label, of artists who ever had one with this label. */
export function findSignedContracts(db: Db, labelId: string) {
  const { artistId, status, royaltyRate, startsOn, endsOn } = labelContractTable;
  const signed = db
    .select({ id: artistId })
    .from(labelContractTable)
    .where(and(eq(labelContractTable.labelId, labelId), ne(status, 'pending')));
  return db
    .select({
      ...shown,
      terms: { labelId: labelContractTable.labelId, status, royaltyRate, startsOn, endsOn },
    })
    .from(labelContractTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .leftJoin(artistSummaryTable, eq(artistSummaryTable.artistId, artistTable.id))
    .where(inArray(artistId, signed))
    .orderBy(nameOrder(artistTable.name), asc(artistTable.id), asc(startsOn));
}

export async function isOfArtists(
  db: Db,
  { part, value }: { part: 'album' | 'track'; value: string },
  artistIds: readonly string[],
): Promise<boolean> {
  const id = part === 'album' ? listedTrack.albumId : listedTrack.id;
  const rows = await db
    .select({ id })
    .from(listedTrack)
    .where(and(eq(id, value), anyOf(listedTrack.artistId, artistIds)))
    .limit(1);
  return rows.length > 0;
}
