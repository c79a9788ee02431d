import { and, desc, eq, gt, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import { alias, unionAll } from '#drizzle/pg-core.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { concertTable } from '../concert/concert.table.ts';
import { dataExportTable } from '../../listening/data-export/data-export.table.ts';
import { concertColumns } from '../fan/index.ts';
import { fanCampaignTable, fanParticipantTable } from '../fan/fan-campaign.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { foreignCover } from '../../listening/playlist/index.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import {
  fanNotificationTable,
  mutedArtistTable,
  receivedNotificationTable,
} from './notification.table.ts';
import { selectFollowers } from './follower-news.repository.ts';
import { entryOf, isWanted, type Reading } from './news.repository.ts';
import {
  selectAddedTracks,
  selectSaves,
  selectSharedAdditions,
} from './playlist-news.repository.ts';
import { selectReleases } from './release-news.repository.ts';

const { listenerId, notificationId, at, readAt, openedAt, clickedAt } = receivedNotificationTable;

const ofOthers = entryOf({});

/** Who began to follow, beside the owner of a playlist. */
const followerTable = alias(userTable, 'follower');

/**
 * The latest first.
 *
 * @throws {Problem} `invalid` for a malformed cursor.
 */
export function findReceived(db: Db, reading: Reading) {
  const { listener, cursor, limit } = reading;
  const { decisionId, userId, at: decidedAt } = decisionNotificationTable;
  const decided = db
    .select({
      id: decisionId,
      at: decidedAt,
      readAt: decisionNotificationTable.readAt,
      ...ofOthers,
    })
    .from(decisionNotificationTable)
    .where(and(eq(userId, listener), afterCursor(cursor, { moment: decidedAt, id: decisionId })))
    .orderBy(desc(decidedAt), desc(decisionId))
    .limit(limit);
  const { id: exportId, finishedAt } = dataExportTable;
  const exported = db
    .select({
      id: exportId,
      at: sql<Date>`${finishedAt}`.as('at'),
      readAt: dataExportTable.readAt,
      ...ofOthers,
    })
    .from(dataExportTable)
    .where(
      and(
        eq(dataExportTable.userId, listener),
        isNotNull(finishedAt),
        afterCursor(cursor, { moment: finishedAt, id: exportId }),
      ),
    );
  const all = unionAll(selectMessages(db, reading), decided, exported, ...selectNews(db, reading));
  return findEntries(
    db,
    all
      .orderBy(...latestFirst)
      .limit(limit)
      .as('part'),
    reading,
  );
}

type Telling = Omit<Reading, 'cursor' | 'isUnread'> & Required<Pick<Reading, 'way'>>;

/** What is sent elsewhere: neither decisions, which no switch mutes, nor what was read. */
export function findUnreadNews(db: Db, given: Telling) {
  const reading = { ...given, isUnread: true };
  return findEntries(db, selectUnread(db, reading), reading);
}

const latestFirst = [sql`at desc`, sql`notification_id desc`] as const;

const selectUnread = (db: Db, reading: Reading) =>
  unionAll(selectMessages(db, reading), ...selectNews(db, reading))
    .orderBy(...latestFirst)
    .limit(reading.limit)
    .as('part');

const selectNews = (db: Db, reading: Reading) =>
  [
    selectAddedTracks(db, reading),
    selectSaves(db, reading),
    selectSharedAdditions(db, reading),
    selectReleases(db, reading),
    selectFollowers(db, reading),
  ] as const;

/** Of artists. The bell keeps those that were delivered before their switch was turned off. */
function selectMessages(db: Db, reading: Reading) {
  const { listener, cursor, limit, isUnread, after, way } = reading;
  const isStillWanted = sql`exists (select from ${fanNotificationTable} as sent
    where sent.id = ${notificationId} and case sent.type when 'new_release'
      then ${isWanted(reading, 'newReleases')} else ${isWanted(reading, 'social')} end)`;
  return db
    .select({ id: notificationId, at, readAt, ...ofOthers })
    .from(receivedNotificationTable)
    .where(
      and(
        eq(listenerId, listener),
        isUnread ? isNull(readAt) : undefined,
        after && gt(at, after),
        way ? isStillWanted : undefined,
        afterCursor(cursor, { moment: at, id: notificationId }),
      ),
    )
    .orderBy(desc(at), desc(notificationId))
    .limit(limit);
}

/** Each source reads at most a page. */
function findEntries(db: Db, part: ReturnType<typeof selectUnread>, { listener, limit }: Reading) {
  const { decisionId, userId } = decisionNotificationTable;
  const { id: exportId } = dataExportTable;
  return db
    .select({
      id: part.id,
      at: part.at,
      readAt: part.readAt,
      isFollower: receivedNotificationTable.isFollower,
      sent: {
        title: fanNotificationTable.title,
        message: fanNotificationTable.message,
        type: fanNotificationTable.type,
      },
      decided: decisionNotificationTable,
      // Whose account is asked for.
      payee: { kind: payeeTable.kind, artistId: payeeTable.artistId },
      exportState: dataExportTable.state,
      playlistId: playlistTable.id,
      playlistName: playlistTable.name,
      playlistOwner: userTable.displayName,
      saves: playlistTable.followerCount,
      foreign: foreignCover,
      album: { id: albumTable.id, title: albumTable.title },
      follower: {
        id: followerTable.id,
        name: followerTable.displayName,
        image: followerTable.profileImage,
      },
      followers: part.followers,
      // Only while the user takes part in it.
      campaign: fanCampaignTable,
      concert: concertColumns,
      artistId: artistTable.id,
      artistName: artistTable.name,
      trackId: trackTable.id,
      trackTitle: trackTable.title,
      mutedSince: mutedArtistTable.since,
    })
    .from(part)
    .leftJoin(receivedNotificationTable, and(eq(listenerId, listener), eq(notificationId, part.id)))
    .leftJoin(fanNotificationTable, eq(fanNotificationTable.id, notificationId))
    .leftJoin(decisionNotificationTable, and(eq(userId, listener), eq(decisionId, part.id)))
    .leftJoin(
      fanParticipantTable,
      and(
        eq(decisionNotificationTable.subject, 'participation'),
        eq(fanParticipantTable.campaignId, decisionNotificationTable.itemId),
        eq(fanParticipantTable.listenerId, listener),
      ),
    )
    .leftJoin(
      payeeTable,
      and(
        eq(decisionNotificationTable.subject, 'payment'),
        eq(payeeTable.id, decisionNotificationTable.itemId),
      ),
    )
    .leftJoin(fanCampaignTable, eq(fanCampaignTable.id, fanParticipantTable.campaignId))
    .leftJoin(concertTable, eq(concertTable.id, fanCampaignTable.concertId))
    .leftJoin(dataExportTable, and(eq(dataExportTable.userId, listener), eq(exportId, part.id)))
    .leftJoin(playlistTable, eq(playlistTable.id, part.playlistId))
    .leftJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .leftJoin(albumTable, eq(albumTable.id, part.albumId))
    .leftJoin(followerTable, eq(followerTable.id, part.followerId))
    .leftJoin(
      artistTable,
      sql`${artistTable.id} = coalesce(${fanNotificationTable.artistId}, ${decisionNotificationTable.artistId}, ${albumTable.artistId})`,
    )
    .leftJoin(trackTable, eq(trackTable.id, fanNotificationTable.trackId))
    .leftJoin(
      mutedArtistTable,
      and(eq(mutedArtistTable.listenerId, listener), eq(mutedArtistTable.artistId, artistTable.id)),
    )
    .orderBy(desc(part.at), desc(part.id))
    .limit(limit);
}

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number];

type Act = { listener: string; notification: string; now: Date };

const isIt = ({ listener, notification }: Omit<Act, 'now'>) =>
  and(eq(listenerId, listener), eq(notificationId, notification));

/** Counts once; false if the user does not have it. */
export async function noteOpened(tx: Db, { now, ...act }: Act): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await tx
    .update(receivedNotificationTable)
    .set({ openedAt: moment, readAt: sql`coalesce(${readAt}, ${moment})` })
    .where(and(isIt(act), isNull(openedAt)));
  if (rowCount === 1) await countOne(tx, act.notification, 'openCount');
  return rowCount === 1 || (await tx.$count(receivedNotificationTable, isIt(act))) === 1;
}

/** Counts once, after an opening. */
export async function noteClicked(tx: Db, { now, ...act }: Act): Promise<void> {
  const { rowCount } = await tx
    .update(receivedNotificationTable)
    .set({ clickedAt: now })
    .where(and(isIt(act), isNull(clickedAt)));
  if (rowCount === 1) await countOne(tx, act.notification, 'clickCount');
}

async function countOne(tx: Db, notification: string, name: 'openCount' | 'clickCount') {
  await tx
    .update(fanNotificationTable)
    .set({ [name]: sql`${fanNotificationTable[name]} + 1` })
    .where(eq(fanNotificationTable.id, notification));
}

/** Does not count as opening. */
export async function readAll(tx: Db, listener: string, now: Date): Promise<void> {
  await tx
    .update(receivedNotificationTable)
    .set({ readAt: now })
    .where(and(eq(listenerId, listener), isNull(readAt)));
}

type Muting = { listener: string; artist: string };

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
