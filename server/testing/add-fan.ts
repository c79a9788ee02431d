import type { Db } from '../platform/database/db.ts';
import { eq, sql } from '#drizzle/orm.ts';
import { followedArtistTable } from '../modules/catalogue/artist/followed-artist.table.ts';
import {
  closedMonths,
  listenerMonthTable,
} from '../modules/figures/figures/listener-month.table.ts';
import { userTable } from '../modules/people/user/user.table.ts';
import { newId } from '../platform/ids.ts';

type NewFan = {
  artistId: string;
  listenerId: string;
  streams?: number;
  tracks?: Record<string, number>;
  followedAt?: Date | null;
};

/** A follower, a listener of closed months, or both. */
export async function addFan(
  db: Db,
  { artistId, listenerId, streams = 0, tracks = {}, followedAt = null }: NewFan,
): Promise<void> {
  if (followedAt !== null) {
    const follow = { id: newId(followedAt.getTime()), artistId, userId: listenerId };
    await db.insert(followedArtistTable).values({ ...follow, since: followedAt });
  }
  if (streams === 0) return;
  await db.execute(sql`
    insert into ${listenerMonthTable} (month, listener, artist_id, plan, country, days, streams,
      weights, earned, total, tracks, last_day)
    select ${closedMonths}, ${userTable.number}, ${artistId}, '', '', '{}', '{}', '{}', '{}',
      ${streams}::int, ${JSON.stringify(tracks)}::jsonb, '2026-01-01'
    from ${userTable} where ${eq(userTable.id, listenerId)}`);
}

export async function removeFans(db: Db): Promise<void> {
  await db.delete(listenerMonthTable);
  await db.delete(followedArtistTable);
}
