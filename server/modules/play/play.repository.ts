import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { trackTable } from '../track/track.table.ts';
import type { CountedPlay } from './play-ledger.ts';
import { playTable } from './play.table.ts';

/** Keeps a counted play and adds it to the track's count, both or neither. */
export async function recordPlay(
  db: Db,
  { listenerId, trackId, playedAt }: CountedPlay,
): Promise<void> {
  const id = newId(playedAt.getTime());
  await inTransaction(db, async (tx) => {
    await tx.insert(playTable).values({ id, listenerId, trackId, playedAt });
    await tx
      .update(trackTable)
      .set({ playCount: sql`${trackTable.playCount} + 1` })
      .where(eq(trackTable.id, trackId));
  });
}
