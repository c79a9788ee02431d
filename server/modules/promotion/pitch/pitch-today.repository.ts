import { eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readFirst } from '../../../platform/database/first-waiting.ts';
import { findWaitingJob } from '../../../platform/jobs/job.repository.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { storyTable } from '../story/story.table.ts';
import { pitchPlacementTable, pitchTable } from './pitch.table.ts';
import { tellPitchJob } from './place-accepted.ts';

type Placement = { id: string; name: string; about: string; day: string; playlistId: string };

/** Songs that enter playlists soon, and for which no story was made since that was decided. */
export async function findPlacements(
  db: Db,
  artistId: string,
  { today, until }: { today: string; until: string },
) {
  const { rows } = await db.execute<Placement>(sql`
    select pitch.id, pitch.track_title as name, pitch.release_date::text as day,
      string_agg(playlist.name, ', ' order by playlist.name) as about, min(playlist.id) as "playlistId"
    from ${pitchTable} as pitch
    join ${pitchPlacementTable} as placement on placement.pitch_id = pitch.id
    join ${playlistTable} as playlist on playlist.id = placement.playlist_id
    where pitch.artist_id = ${artistId} and pitch.status = 'accepted' and placement.placed_at is null
      and pitch.release_date between ${today}::date and ${until}::date
      and not exists (select from ${storyTable} as story
        where story.artist_id = ${artistId} and story.created_at > pitch.reviewed_at)
      and not exists ${findWaitingJob(db, tellPitchJob, sql`pitch.id`)}
    group by pitch.id order by pitch.release_date, pitch.id`);
  return rows;
}

/** The song that goes out first, and of one day the one that waits longest. */
export const findFirstPitch = (db: Db) =>
  readFirst(
    db,
    sql`select id, track_title as name, artist_id as "artistId", artist_name as "artistName",
        release_date::text as day, count(*) over ()::int as count
      from ${pitchTable} where is_open order by release_date, submitted_at, id limit 1`,
  );

export const countOpenPitches = (db: Db): Promise<number> =>
  db.$count(pitchTable, eq(pitchTable.isOpen, true));

type Entering = { playlistId: string; playlistName: string; name: string; count: number };

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
