import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findUnmovedImage, noteMovedImage, stageUserImage } from './user-image.repository.ts';

/** Older versions stored pictures in the database. */
export async function moveUserImages(
  db: Db,
  keeping: { assets: Pick<Assets, 'stage' | 'claim'> },
): Promise<void> {
  for (;;) {
    const image = await findUnmovedImage(db);
    if (image === null) return;
    const { userId, content } = image;
    const hash = await stageUserImage(keeping, userId, content);
    await inTransaction(db, (tx) => noteMovedImage(tx, keeping, { userId, hash }));
  }
}
