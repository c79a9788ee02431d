import { and, eq, isNull } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { followedArtistTable } from '../artist/followed-artist.table.ts';

/** Whether a listener follows any artist. */
export async function followsAnArtist(db: Db, listenerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: followedArtistTable.artistId })
    .from(followedArtistTable)
    .where(and(eq(followedArtistTable.userId, listenerId), isNull(followedArtistTable.until)))
    .limit(1);
  return rows.length > 0;
}
