import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playlistStayTable } from './playlist-stay.table.ts';
import { playlistTrackTable } from './playlist-track.table.ts';
import { isEditorial } from './playlist.repository.ts';
import { playlistTable } from './playlist.table.ts';

const stay = playlistStayTable;
const entry = playlistTrackTable;

/**
 * Records which tracks entered and left an editors' playlist; call it after every change of its
 * entries. One that is put back goes on with its stay.
 */
export async function recordStays(tx: Db, playlistId: string, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update ${stay} set left_at = ${moment}
    where ${stay.playlistId} = ${playlistId} and ${stay.leftAt} is null and not exists (
      select from ${entry}
      where ${entry.playlistId} = ${playlistId} and ${entry.trackId} = ${stay.trackId})`);
  await tx.execute(sql`
    insert into ${stay} (playlist_id, track_id, entered_at, place)
    select ${playlistId}::text, track_id, min(added_at),
      case when min(added_at) = ${moment} then min(place) end
    from (
      select ${entry.trackId} as track_id, ${entry.addedAt} as added_at,
        row_number() over (order by ${entry.position}, ${entry.id})::int as place
      from ${entry} where ${entry.playlistId} = ${playlistId}
    ) as entered
    where not exists (
      select from ${stay}
      where ${stay.playlistId} = ${playlistId} and ${stay.trackId} = entered.track_id
        and ${stay.leftAt} is null)
    group by track_id
    on conflict (playlist_id, track_id, entered_at) do update set left_at = null`);
}

export type StayRow = {
  playlistId: string;
  /** Null while the playlist is not public. */
  name: string | null;
  /** Days, UTC. */
  enteredOn: string;
  leftOn: string | null;
  place: number | null;
};

/**
 * Stays of a track in playlists of the editors, the latest first, with entries from before stays
 * were recorded.
 */
export async function findStays(db: Db, trackId: string, limit: number): Promise<StayRow[]> {
  const { rows } = await db.execute<StayRow>(sql`
    with stays as (
      select playlist_id, entered_at, place, left_at from ${stay}
      where ${stay.trackId} = ${trackId}
      union all
      select playlist_id, min(added_at), null, null from ${entry}
      where ${entry.trackId} = ${trackId} and not exists (
        select from ${stay}
        where ${stay.playlistId} = ${entry.playlistId} and ${stay.trackId} = ${trackId}
          and ${stay.leftAt} is null)
      group by playlist_id
    )
    select playlist_id as "playlistId", place,
      case when ${playlistTable.isPublic} then ${playlistTable.name} end as name,
      (entered_at at time zone 'UTC')::date::text as "enteredOn",
      (left_at at time zone 'UTC')::date::text as "leftOn"
    from stays join ${playlistTable} on ${playlistTable.id} = playlist_id
    where ${isEditorial} or ${playlistTable.featuredPosition} is not null
    order by entered_at desc, playlist_id limit ${limit}`);
  return rows;
}
