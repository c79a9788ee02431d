import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { findWaitingJob } from '../../platform/jobs/job.repository.ts';
import { tellCanvasJob } from '../canvas/index.ts';
import { canvasTable } from '../canvas/canvas.table.ts';
import { concertTable } from '../concert/concert.table.ts';
import { marqueeCampaignTable } from '../marquee/marquee.table.ts';
import { fanNotificationTable } from '../notification/notification.table.ts';
import { tellPitchJob } from '../pitch/index.ts';
import { pitchPlacementTable, pitchTable } from '../pitch/pitch.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { storyTable } from '../story/story.table.ts';
import { trackTable } from '../track/track.table.ts';

export type Thing = { id: string; name: string; about: string; day: string };

type Moment = { today: string; until: string; since: string };

/** Rejected, and nothing newer was sent for the song, whose id each has. */
export async function findRefusedCanvases(db: Db, artistId: string) {
  const { rows } = await db.execute<Thing & { albumId: string | null }>(sql`
    select coalesce(canvas.track_id, '') as id, coalesce(track.title, canvas.track_title) as name,
      coalesce(canvas.feedback, '') as about, (canvas.updated_at at time zone 'UTC')::date::text as day,
      track.album_id as "albumId"
    from ${canvasTable} as canvas left join ${trackTable} as track on track.id = canvas.track_id
    where canvas.artist_id = ${artistId} and canvas.status = 'rejected' and not exists (
      select from ${canvasTable} as newer
      where newer.track_id = canvas.track_id and newer.created_at > canvas.created_at)
      and not exists ${findWaitingJob(db, tellCanvasJob, sql`canvas.id`)}
    order by canvas.updated_at, canvas.id`);
  return rows;
}

/** Songs that enter playlists soon, and for which no story was made since that was decided. */
export async function findPlacements(db: Db, artistId: string, { today, until }: Moment) {
  const { rows } = await db.execute<Thing & { playlistId: string }>(sql`
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

/** Coming concerts that are full or nearly so, unless fans were lately told of one. */
export async function findFullConcerts(db: Db, artistId: string, { today, since }: Moment) {
  const { rows } = await db.execute<Thing & { sold: number; isFull: boolean }>(sql`
    select id, title as name, concat_ws(', ', nullif(venue, ''), nullif(city, '')) as about,
      date::text as day, floor(tickets_sold * 100.0 / capacity)::int as sold,
      (status = 'sold_out' or tickets_sold >= capacity) as "isFull"
    from ${concertTable}
    where artist_id = ${artistId} and date >= ${today}::date and not is_suspended and capacity > 0
      and status not in ('completed', 'cancelled')
      and (status = 'sold_out' or tickets_sold >= capacity * 0.75)
      and not exists (select from ${fanNotificationTable} as told
        where told.artist_id = ${artistId} and told.type = 'concert' and told.status <> 'draft'
          and told.created_at >= ${since}::date::timestamp at time zone 'UTC')
    order by date, id`);
  return rows;
}

/** Drafts of campaigns whose first day is near or past, and whose last is not. */
export async function findDrafts(db: Db, artistId: string, { today, until }: Moment) {
  const { rows } = await db.execute<Omit<Thing, 'about'>>(sql`
    select id, campaign_name as name, start_date::text as day from ${marqueeCampaignTable}
    where artist_id = ${artistId} and status = 'draft' and approval <> 'waiting'
      and start_date <= ${until}::date and end_date >= ${today}::date
    order by start_date, id`);
  return rows;
}
