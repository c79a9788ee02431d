import { and, eq, notExists } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { forgetDecisions } from '../decision-notification/index.ts';
import type { Contract } from './contract.repository.ts';

/** Also removes its notifications, and an artist made only for it. */
export async function removeOffer(tx: Db, offer: Contract): Promise<void> {
  await tx.delete(labelContractTable).where(eq(labelContractTable.id, offer.id));
  await forgetDecisions(tx, { subject: 'offer', itemId: offer.id });
  if (offer.offeredTo === null) return;
  const of = { artistId: offer.artistId };
  await tx
    .delete(artistTable)
    .where(
      and(
        eq(artistTable.id, of.artistId),
        ...[labelContractTable, albumTable].map((table) =>
          notExists(tx.select({ id: table.id }).from(table).where(eq(table.artistId, of.artistId))),
        ),
      ),
    );
}
