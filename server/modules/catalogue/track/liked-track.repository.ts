import { and, desc, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { CursorPosition } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { insertFormerSaves } from './former-save.repository.ts';
import { likedTrackTable } from './liked-track.table.ts';
import { frontOf } from './same-track.repository.ts';
import { listedTrack, trackColumns, type TrackRow } from './track-columns.repository.ts';
import { trackTable } from './track.table.ts';

type NewLike = { listenerId: string; trackId: string; likedAt: Date; now: Date };

/** `duration` in seconds. */
export type LikedTotals = { count: number; duration: number };

export async function findLikedIds(
  db: Db,
  listenerId: string,
  trackIds: readonly string[],
): Promise<Set<string>> {
  if (trackIds.length === 0) return new Set();
  const front = sql`coalesce(${trackTable.sameAsId}, ${trackTable.id})`;
  const rows = await db
    .select({ id: trackTable.id })
    .from(trackTable)
    .innerJoin(likedTrackTable, eq(likedTrackTable.trackId, front))
    .where(and(eq(likedTrackTable.listenerId, listenerId), anyOf(trackTable.id, trackIds)));
  return new Set(rows.map(({ id }) => id));
}

export function findLikedTracks(
  db: Db,
  listenerId: string,
  position: CursorPosition | null,
  limit: number,
): Promise<(TrackRow & { likedAt: Date })[]> {
  const { likedAt, trackId } = likedTrackTable;
  const isAfter =
    position &&
    sql`(${likedAt}, ${trackId}) < (${new Date(position.order).toISOString()}::timestamptz, ${position.id}::text)`;
  return db
    .select({ ...trackColumns, likedAt })
    .from(likedTrackTable)
    .innerJoin(listedTrack, eq(listedTrack.id, trackId))
    .where(
      and(
        eq(likedTrackTable.listenerId, listenerId),
        isNull(listedTrack.sameAsId),
        isAfter ?? undefined,
      ),
    )
    .orderBy(desc(likedAt), desc(trackId))
    .limit(limit);
}

export async function countLikedTracks(db: Db, listenerId: string): Promise<LikedTotals> {
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      duration: sql<number>`coalesce(sum(${trackTable.duration}), 0)::int`,
    })
    .from(likedTrackTable)
    .innerJoin(trackTable, eq(trackTable.id, likedTrackTable.trackId))
    .where(and(eq(likedTrackTable.listenerId, listenerId), isNull(trackTable.sameAsId)));
  return totals ?? { count: 0, duration: 0 };
}

/**
 * Of the song that plays for the track. Records a removed like in the history of saves. `changed` is
 * false if a concurrent call won or the track is unknown.
 */
export async function switchLike(
  db: Db,
  { listenerId, trackId, now, wanted }: Omit<NewLike, 'likedAt'> & { wanted: false | undefined },
) {
  const { rows } = await db.execute<{
    removed: Date | string | null;
    added: boolean;
    isTrack: boolean;
  }>(sql`
    with removed as (
      delete from ${likedTrackTable}
      where ${likedTrackTable.listenerId} = ${listenerId}
        and ${likedTrackTable.trackId} = ${frontOf(trackId)}
      returning track_id, liked_at
    ), kept as (
      ${insertFormerSaves(sql`
      select track_id, ${userTable.number}, liked_at, ${now.toISOString()}::timestamptz
      from removed, ${userTable} where ${userTable.id} = ${listenerId}`)}
    ), added as (
      insert into ${likedTrackTable} (listener_id, track_id, liked_at)
      select ${listenerId}, ${trackTable.id}, ${now.toISOString()}::timestamptz from ${trackTable}
      where ${trackTable.id} = ${frontOf(trackId)} and ${wanted !== false} and not exists (select from removed)
      on conflict do nothing
      returning 1
    )
    select (select liked_at from removed) as "removed", exists (select from added) as "added",
      exists (select from ${trackTable} where ${trackTable.id} = ${trackId}) as "isTrack"`);
  const [row] = rows;
  return {
    isTrack: row?.isTrack === true,
    changed: Boolean(row?.removed) || row?.added === true,
    liked: row?.added === true,
    /** Time of the removed like. */
    likedAt: row?.removed ? new Date(row.removed) : null,
  };
}

type NewLikes = {
  listenerId: string;
  likes: readonly { trackId: string; likedAt: Date }[];
  now: Date;
};

/**
 * Keeps existing likes, and limits `likedAt` to between joining and `now`.
 *
 * @returns how many of the tracks exist, and which likes are new.
 */
export async function addLikes(
  db: Db,
  { listenerId, likes, now }: NewLikes,
): Promise<{ known: number; added: string[] }> {
  const ids = likes.map(({ trackId }) => trackId);
  const moments = likes.map(({ likedAt }) => likedAt.toISOString());
  const { rows } = await db.execute<{ known: number; added: string[] }>(sql`
    with given as (
      select distinct on (track_id) coalesce(${trackTable.sameAsId}, ${trackTable.id}) as track_id,
        liked_at
      from unnest(${sql.param(ids)}::text[], ${sql.param(moments)}::timestamptz[])
        as sent (track_id, liked_at)
      join ${trackTable} on ${trackTable.id} = sent.track_id
    ), added as (
      insert into ${likedTrackTable} (listener_id, track_id, liked_at)
      select ${userTable.id}, track_id, greatest(
        least(liked_at, ${now.toISOString()}::timestamptz),
        ${userTable.joinDate}::timestamp at time zone 'UTC'
      ) from given, ${userTable} where ${userTable.id} = ${listenerId}
      on conflict do nothing
      returning track_id
    )
    select (select count(*)::int from given) as known,
      (select coalesce(array_agg(track_id), '{}') from added) as added`);
  return rows[0] ?? { known: 0, added: [] };
}

/** Records the removed likes in the history of saves, and returns them. */
export async function takeLikes(
  db: Db,
  { listenerId, trackIds, now }: { listenerId: string; trackIds: readonly string[]; now: Date },
): Promise<{ trackId: string; likedAt: string }[]> {
  const { rows } = await db.execute<{ trackId: string; likedAt: Date | string }>(sql`
    with removed as (
      delete from ${likedTrackTable}
      where ${likedTrackTable.listenerId} = ${listenerId}
        and ${anyOf(likedTrackTable.trackId, trackIds)}
      returning track_id, liked_at
    ), kept as (
      ${insertFormerSaves(sql`
      select track_id, ${userTable.number}, liked_at, ${now.toISOString()}::timestamptz
      from removed, ${userTable} where ${userTable.id} = ${listenerId}`)}
    )
    select track_id as "trackId", liked_at as "likedAt" from removed`);
  return rows.map(({ trackId, likedAt }) => {
    return { trackId, likedAt: new Date(likedAt).toISOString() };
  });
}

/** As a column. */
export const countLikes = (listener: string): SQL<number> =>
  sql`(select count(*)::int from ${likedTrackTable} as liked
    join ${trackTable} on ${trackTable.id} = liked.track_id
    where liked.listener_id = ${listener} and ${trackTable.sameAsId} is null)`;

export async function findLatestLikes(
  db: Db,
  listenerId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: likedTrackTable.trackId })
    .from(likedTrackTable)
    .where(eq(likedTrackTable.listenerId, listenerId))
    .orderBy(desc(likedTrackTable.likedAt), likedTrackTable.trackId)
    .limit(limit);
  return rows.map(({ id }) => id);
}
