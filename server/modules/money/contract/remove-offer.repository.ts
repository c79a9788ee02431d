import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { deleteArtistWithout } from '../../catalogue/artist/index.ts';
import { deleteContract } from '../../catalogue/label/index.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { forgetDecisions } from '../../accounts/decision-notification/index.ts';
import type { Contract } from './contract.repository.ts';

/** Also removes its notifications, and an artist made only for it. */
export async function removeOffer(tx: Db, offer: Contract): Promise<void> {
  await deleteContract(tx, offer.id);
  await forgetDecisions(tx, { subject: 'offer', itemId: offer.id });
  if (offer.offeredTo === null) return;
  await deleteArtistWithout(tx, offer.artistId, [labelContractTable, albumTable]);
}
