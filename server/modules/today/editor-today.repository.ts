import { eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Waiting } from '#contract/inbox.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { canvasTable } from '../canvas/canvas.table.ts';
import { pitchPlacementTable, pitchTable } from '../pitch/pitch.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { releaseTable } from '../release/release.table.ts';

export type FirstWaiting = {
  id: string;
  name: string;
  artistId: string | null;
  artistName: string;
  day: string;
  /** How many wait in all. */
  count: number;
};

async function findFirst(db: Db, query: SQL): Promise<FirstWaiting | null> {
  const { rows } = await db.execute<FirstWaiting>(query);
  return rows[0] ?? null;
}

/** How many wait in each inbox. */
export async function countInboxes(db: Db): Promise<Waiting> {
  const [releases, pitches, canvas] = await Promise.all([
    db.$count(releaseTable, eq(releaseTable.state, 'pending')),
    db.$count(pitchTable, eq(pitchTable.isOpen, true)),
    db.$count(canvasTable, eq(canvasTable.status, 'pending')),
  ]);
  return { releases, pitches, canvas };
}

/** The release that goes out first. */
export const findFirstRelease = (db: Db) =>
  findFirst(
    db,
    sql`select release.id, release.title as name, artist.id as "artistId",
        coalesce(artist.name, '') as "artistName",
        coalesce(release.release_date, (release.sent_at at time zone 'UTC')::date)::text as day,
        count(*) over ()::int as count
      from ${releaseTable} as release left join ${artistTable} as artist on artist.id = release.artist_id
      where release.state = 'pending' order by release.release_date, release.sent_at, release.id limit 1`,
  );

/** The song that goes out first, and of one day the one that waits longest. */
export const findFirstPitch = (db: Db) =>
  findFirst(
    db,
    sql`select id, track_title as name, artist_id as "artistId", artist_name as "artistName",
        release_date::text as day, count(*) over ()::int as count
      from ${pitchTable} where is_open order by release_date, submitted_at, id limit 1`,
  );

/** The canvas that waits longest. */
export const findFirstCanvas = (db: Db) =>
  findFirst(
    db,
    sql`select canvas.id, canvas.track_title as name, artist.id as "artistId", artist.name as "artistName",
        (canvas.sent_at at time zone 'UTC')::date::text as day, count(*) over ()::int as count
      from ${canvasTable} as canvas join ${artistTable} as artist on artist.id = canvas.artist_id
      where canvas.status = 'pending' order by canvas.sent_at, canvas.id limit 1`,
  );

export type Entering = { playlistId: string; playlistName: string; name: string; count: number };

/** Songs that enter playlists on the day; the first of them. */
export async function findEntering(db: Db, day: string): Promise<Entering | null> {
  const { rows } = await db.execute<Entering>(sql`
    select playlist.id as "playlistId", playlist.name as "playlistName", pitch.track_title as name,
      count(*) over ()::int as count
    from ${pitchPlacementTable} as placement
    join ${pitchTable} as pitch on pitch.id = placement.pitch_id
    join ${playlistTable} as playlist on playlist.id = placement.playlist_id
    where pitch.status = 'accepted' and pitch.release_date = ${day}::date and playlist.deleted_at is null
    order by playlist.name, pitch.id limit 1`);
  return rows[0] ?? null;
}
