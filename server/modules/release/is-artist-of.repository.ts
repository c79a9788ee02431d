import { and, eq } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { labelContractTable } from '../label/label-contract.table.ts';

/** Also true after the contract has ended. */
export async function isArtistOf(
  db: Db,
  of: { labelId: string; artistId: string },
): Promise<boolean> {
  const { id, labelId, artistId, status } = labelContractTable;
  const [contract] = await db
    .select({ id })
    .from(labelContractTable)
    .where(and(eq(labelId, of.labelId), eq(artistId, of.artistId), eq(status, 'active')))
    .limit(1);
  return contract !== undefined;
}
