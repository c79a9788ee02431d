import { and, desc, eq, gt, lte, sql } from '#drizzle/orm.ts';
import { playlistLimits } from '#contract/limits.ts';
import { anyOfLocked } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { deletedPlaylistTable } from './deleted-playlist.table.ts';
import { playlistTrackTable } from './playlist-track.table.ts';
import type { PlaylistRecord } from './playlist.repository.ts';
import { playlistTable } from './playlist.table.ts';

const { id, name, ownerId, trackCount, deletedAt } = playlistTable;

type Deletion = Pick<PlaylistRecord, 'id' | 'ownerId' | 'isPublic'>;

/** Call it before the entries are deleted. */
export async function storeDeleted(tx: Db, playlist: Deletion): Promise<void> {
  const entry = playlistTrackTable;
  await tx.execute(sql`
    insert into ${deletedPlaylistTable} (playlist_id, owner_id, was_public, entries)
    select ${playlist.id}::text, ${playlist.ownerId}::text, ${playlist.isPublic}::boolean,
      coalesce(jsonb_agg(jsonb_build_object('id', ${entry.id}, 'track_id', ${entry.trackId},
        'position', ${entry.position}, 'added_at', ${entry.addedAt}, 'added_by', ${entry.addedBy},
        'is_by_collaborator', ${entry.isByCollaborator})), '[]')
    from ${entry} where ${entry.playlistId} = ${playlist.id}`);
}

/** Milliseconds. */
const day = 86_400_000;

const lastDay = (now: Date) => new Date(now.getTime() - playlistLimits.restorableDays * day);

const isRestorable = (now: Date) => gt(deletedAt, lastDay(now));

export function findDeleted(db: Db, owner: string, now: Date) {
  return db
    .select({ id, name, trackCount, deletedAt: sql<Date>`${deletedAt}`.mapWith(deletedAt) })
    .from(deletedPlaylistTable)
    .innerJoin(playlistTable, eq(id, deletedPlaylistTable.playlistId))
    .where(and(eq(deletedPlaylistTable.ownerId, owner), isRestorable(now)))
    .orderBy(desc(deletedAt), desc(id))
    .limit(playlistLimits.deletedListed);
}

export type Restoring = { playlistId: string; owner: string; now: Date };

/** Null if it is not deleted, too old or somebody else's. */
export async function holdDeleted(tx: Db, { playlistId, owner, now }: Restoring) {
  const [row] = await tx
    .select({ wasPublic: deletedPlaylistTable.wasPublic, searchKey: playlistTable.searchKey })
    .from(playlistTable)
    .innerJoin(deletedPlaylistTable, eq(deletedPlaylistTable.playlistId, id))
    .where(and(eq(id, playlistId), eq(ownerId, owner), isRestorable(now)))
    .for('update');
  return row ?? null;
}

/** Leaves out tracks that are gone. */
export async function restoreEntries(tx: Db, playlistId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${playlistTrackTable} (id, playlist_id, track_id, position, added_at, added_by,
      is_by_collaborator)
    select entry.id, ${playlistId}::text, entry.track_id, entry.position, entry.added_at,
      entry.added_by, coalesce(entry.is_by_collaborator, false)
    from ${deletedPlaylistTable}, jsonb_to_recordset(${deletedPlaylistTable.entries})
      as entry(id text, track_id text, position integer, added_at timestamptz, added_by text,
        is_by_collaborator boolean)
    join ${trackTable} on ${trackTable.id} = entry.track_id
    where ${deletedPlaylistTable.playlistId} = ${playlistId}`);
  await tx.delete(deletedPlaylistTable).where(eq(deletedPlaylistTable.playlistId, playlistId));
}

/** Rows per transaction. */
const most = 100;

/** @returns whether more may be left. */
export async function deleteExpired(tx: Db, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from ${playlistTable} where ${anyOfLocked(
      id,
      sql`select ${id} from ${playlistTable} where ${lte(deletedAt, lastDay(now))}
      limit ${most} for update skip locked`,
    )}`);
  return rowCount === most;
}

/** Call it before the account is deleted: restored rows of theirs are those of a deleted account. */
export async function forgetAuthor(tx: Db, userId: string): Promise<void> {
  const { entries } = deletedPlaylistTable;
  await tx.execute(sql`
    update ${deletedPlaylistTable} set entries = (
      select coalesce(jsonb_agg(case when one ->> 'added_by' = ${userId}::text
        then one - 'added_by' else one end), '[]')
      from jsonb_array_elements(${entries}) as one)
    where ${entries} @> jsonb_build_array(jsonb_build_object('added_by', ${userId}::text))`);
}
