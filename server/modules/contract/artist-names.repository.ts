import { and, eq, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { normalise } from '../../platform/search-text/normalise.ts';

/** Serialises the creation of artists until the transaction ends. */
export async function holdArtistNames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('artist.name'))`);
}

export async function findOrdered(tx: Db, label: string): Promise<string[]> {
  const { labelId, artistId, status, offeredTo, declinedOn } = labelContractTable;
  const rows = await tx
    .select({ name: artistTable.name })
    .from(labelContractTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(
      and(eq(labelId, label), eq(status, 'pending'), isNotNull(offeredTo), isNull(declinedOn)),
    );
  return rows.map(({ name }) => name);
}

/** Ignores accents and spaces, and searches public artists only. */
export async function findNamedAlike(tx: Db, name: string): Promise<string[]> {
  const key = normalise(name).replaceAll(' ', '');
  const rows = await tx
    .select({ name: artistTable.name })
    .from(artistTable)
    .where(sql`replace(${artistTable.searchKey}, ' ', '') = ${key}`);
  return rows.map((row) => row.name);
}
