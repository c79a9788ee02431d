import { and, eq, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';

/** Serialises the creation of artists until the transaction ends. */
export async function holdArtistNames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('artist.name'))`);
}

export async function findOrdered(tx: Db, label: string): Promise<string[]> {
  const { labelId, artistId, status, offeredTo, declinedOn } = labelContractTable;
  const rows = await tx
    .select({ name: artistName(artistId) })
    .from(labelContractTable)
    .where(
      and(eq(labelId, label), eq(status, 'pending'), isNotNull(offeredTo), isNull(declinedOn)),
    );
  return rows.map(({ name }) => name);
}
