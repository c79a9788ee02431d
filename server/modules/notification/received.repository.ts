import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { behindPlace } from '../../platform/database/behind-place.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { trackTable } from '../track/track.table.ts';
import { fanNoticeTable, mutedArtistTable, receivedNoticeTable } from './notification.table.ts';

const { listenerId, noticeId, at, readAt, openedAt, clickedAt } = receivedNoticeTable;

/**
 * A part of what a listener was told and one more, the latest first.
 *
 * @throws {Problem} `invalid` for a cursor that is none.
 */
export function findReceived(
  db: Db,
  { listener, cursor, limit }: { listener: string; cursor: string | undefined; limit: number },
) {
  return db
    .select({
      id: noticeId,
      at,
      readAt,
      isFollower: receivedNoticeTable.isFollower,
      title: fanNoticeTable.title,
      message: fanNoticeTable.message,
      type: fanNoticeTable.type,
      artistId: artistTable.id,
      artistName: artistTable.name,
      trackId: trackTable.id,
      trackTitle: trackTable.title,
      mutedSince: mutedArtistTable.since,
    })
    .from(receivedNoticeTable)
    .innerJoin(fanNoticeTable, eq(fanNoticeTable.id, noticeId))
    .innerJoin(artistTable, eq(artistTable.id, fanNoticeTable.artistId))
    .leftJoin(trackTable, eq(trackTable.id, fanNoticeTable.trackId))
    .leftJoin(
      mutedArtistTable,
      and(eq(mutedArtistTable.listenerId, listener), eq(mutedArtistTable.artistId, artistTable.id)),
    )
    .where(and(eq(listenerId, listener), behindPlace(cursor, { moment: at, id: noticeId })))
    .orderBy(desc(at), desc(noticeId))
    .limit(limit);
}

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number];

type Act = { listener: string; notice: string; now: Date };

const isIt = ({ listener, notice }: Omit<Act, 'now'>) =>
  and(eq(listenerId, listener), eq(noticeId, notice));

/** Notes that a listener opened a notification, which counts once; answers whether they have it. */
export async function noteOpened(tx: Db, { now, ...act }: Act): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await tx
    .update(receivedNoticeTable)
    .set({ openedAt: moment, readAt: sql`coalesce(${readAt}, ${moment})` })
    .where(and(isIt(act), isNull(openedAt)));
  if (rowCount === 1) await countOne(tx, act.notice, 'openCount');
  return rowCount === 1 || (await tx.$count(receivedNoticeTable, isIt(act))) === 1;
}

/** Notes that a listener followed the link of a notification that they opened, which counts once. */
export async function noteClicked(tx: Db, { now, ...act }: Act): Promise<void> {
  const { rowCount } = await tx
    .update(receivedNoticeTable)
    .set({ clickedAt: now })
    .where(and(isIt(act), isNull(clickedAt)));
  if (rowCount === 1) await countOne(tx, act.notice, 'clickCount');
}

async function countOne(tx: Db, notice: string, name: 'openCount' | 'clickCount') {
  await tx
    .update(fanNoticeTable)
    .set({ [name]: sql`${fanNoticeTable[name]} + 1` })
    .where(eq(fanNoticeTable.id, notice));
}

/** Marks all that a listener was told as read; nothing of it counts as opened. */
export async function readAll(db: Db, listener: string, now: Date): Promise<void> {
  await db
    .update(receivedNoticeTable)
    .set({ readAt: now })
    .where(and(eq(listenerId, listener), isNull(readAt)));
}

type Muting = { listener: string; artist: string };

/** Notes that a listener wants no notifications of an artist; of one that is not there nothing. */
export async function muteArtist(db: Db, { listener, artist, now }: Muting & { now: Date }) {
  await db.execute(sql`
    insert into ${mutedArtistTable} (listener_id, artist_id, since)
    select ${listener}, ${artistTable.id}, ${now.toISOString()}::timestamptz
    from ${artistTable} where ${artistTable.id} = ${artist} on conflict do nothing`);
}

export async function unmuteArtist(db: Db, { listener, artist }: Muting): Promise<void> {
  const { listenerId: who, artistId: whose } = mutedArtistTable;
  await db.delete(mutedArtistTable).where(and(eq(who, listener), eq(whose, artist)));
}
