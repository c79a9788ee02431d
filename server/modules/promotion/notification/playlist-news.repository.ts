import { and, eq, gt, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isAfterReading } from '../../../platform/database/is-after-reading.ts';
import {
  isReadable,
  noteAdditionsRead,
  noteSavesRead,
  noteSharedAdditionsRead,
} from '../../listening/playlist/index.ts';
import { playlistMemberTable } from '../../listening/playlist/playlist-member.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { savedPlaylistTable } from '../../listening/playlist/saved-playlist.table.ts';
import { isNotSuspended } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { isWanted, type Reading, selectEntry } from './news.repository.ts';

const { id, ownerId, deletedAt, followerCount, tracksAddedAt, savedAt, savesReadAt } =
  playlistTable;
const { userId, playlistId, since, readAt } = savedPlaylistTable;

/** Ids of entries of the bell begin with one of these. */
const prefixes = { tracks: 'tracks_', saves: 'saves_', together: 'together_' } as const;

export type PlaylistChange = keyof typeof prefixes;

/**
 * At most one entry for a saved playlist, about its last added tracks. It is read from the
 * playlist, so that an addition writes nothing per user who saved it.
 */
export function selectAddedTracks(db: Db, reading: Reading) {
  const { listener, cursor, limit, isUnread, after } = reading;
  return db
    .select(entry('tracks', tracksAddedAt, readAt))
    .from(savedPlaylistTable)
    .innerJoin(playlistTable, eq(id, playlistId))
    .innerJoin(userTable, eq(userTable.id, ownerId))
    .where(
      and(
        eq(userId, listener),
        gt(tracksAddedAt, since),
        isReadable(),
        isWanted(reading, 'playlists'),
        isUnread ? isAfterReading(tracksAddedAt, readAt) : undefined,
        after && gt(tracksAddedAt, after),
        afterCursor(cursor, { moment: tracksAddedAt, id: getId('tracks') }),
      ),
    )
    .orderBy(sql`at desc`, sql`notification_id desc`)
    .limit(limit);
}

/** At most one entry for a collaborative playlist, about tracks that somebody else added last. */
export function selectSharedAdditions(db: Db, reading: Reading) {
  const { listener, cursor, limit, isUnread, after } = reading;
  const member = playlistMemberTable;
  return db
    .select(entry('together', tracksAddedAt, member.readAt))
    .from(member)
    .innerJoin(playlistTable, eq(id, member.playlistId))
    .innerJoin(userTable, eq(userTable.id, ownerId))
    .where(
      and(
        eq(member.userId, listener),
        sql`${tracksAddedAt} > greatest(${member.since}, ${member.addedAt})`,
        isNull(deletedAt),
        isNotSuspended(),
        isWanted(reading, 'playlists'),
        isUnread ? isAfterReading(tracksAddedAt, member.readAt) : undefined,
        after && gt(tracksAddedAt, after),
        afterCursor(cursor, { moment: tracksAddedAt, id: getId('together') }),
      ),
    )
    .orderBy(sql`at desc`, sql`notification_id desc`)
    .limit(limit);
}

/** At most one entry for an own playlist, about the last user who saved it. */
export function selectSaves(db: Db, reading: Reading) {
  const { listener, cursor, limit, isUnread, after } = reading;
  return db
    .select(entry('saves', savedAt, savesReadAt))
    .from(playlistTable)
    .where(
      and(
        eq(ownerId, listener),
        isNotNull(savedAt),
        isNull(deletedAt),
        gt(followerCount, 0),
        isWanted(reading, 'playlists'),
        isUnread ? isAfterReading(savedAt, savesReadAt) : undefined,
        after && gt(savedAt, after),
        afterCursor(cursor, { moment: savedAt, id: getId('saves') }),
      ),
    )
    .orderBy(sql`at desc`, sql`notification_id desc`)
    .limit(limit);
}

const getId = (change: PlaylistChange) => sql<string>`${prefixes[change]}::text || ${id}`;

const entry = (change: PlaylistChange, at: PgColumn, read: PgColumn) =>
  selectEntry({ id: getId(change), at, read, playlistId: id });

export const getChange = (notification: string): PlaylistChange | undefined =>
  (['tracks', 'saves', 'together'] as const).find((change) =>
    notification.startsWith(prefixes[change]),
  );

const noteRead = {
  tracks: noteAdditionsRead,
  saves: noteSavesRead,
  together: noteSharedAdditionsRead,
} as const;

type Act = { listener: string; notification: string; now: Date };

/** @returns whether it is an entry about a playlist of the user. */
export async function notePlaylistNewsRead(tx: Db, { listener, notification, now }: Act) {
  const change = getChange(notification);
  if (change === undefined) return false;
  const playlist = notification.slice(prefixes[change].length);
  return noteRead[change](tx, { listener, playlist, now });
}
