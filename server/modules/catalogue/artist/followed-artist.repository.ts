import { and, desc, eq, isNull, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isAfterPosition, type KeptPart } from '../../../platform/database/kept-part.ts';
import { type Periods } from '../../people/user/index.ts';
import { artistTable } from './artist.table.ts';
import { followedArtistTable } from './followed-artist.table.ts';

/** Whether a listener follows any artist. */
export async function followsAnArtist(db: Db, listenerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: followedArtistTable.artistId })
    .from(followedArtistTable)
    .where(and(eq(followedArtistTable.userId, listenerId), isNull(followedArtistTable.until)))
    .limit(1);
  return rows.length > 0;
}

export function findFollowedArtists(db: Db, { userId, position, limit }: KeptPart) {
  const { since, until, artistId } = followedArtistTable;
  return db
    .select({ id: artistTable.id, name: artistTable.name, since })
    .from(followedArtistTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(
      and(
        eq(followedArtistTable.userId, userId),
        isNull(until),
        isAfterPosition(sql`(${since}, ${artistId})`, position),
      ),
    )
    .orderBy(desc(since), desc(artistId))
    .limit(limit);
}

export const follows: Periods = {
  table: followedArtistTable,
  thing: followedArtistTable.artistId,
  things: artistTable,
};
