import { eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readFirst } from '../../../platform/database/first-waiting.ts';
import { findWaitingJob } from '../../../platform/jobs/job.repository.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { canvasTable } from './canvas.table.ts';
import { tellCanvasJob } from './decide-canvas.ts';

type RefusedCanvas = {
  id: string;
  name: string;
  about: string;
  day: string;
  albumId: string | null;
};

/** Rejected, and nothing newer was sent for the song, whose id each has. */
export async function findRefusedCanvases(db: Db, artistId: string) {
  const { rows } = await db.execute<RefusedCanvas>(sql`
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

/** The canvas that waits longest. */
export const findFirstCanvas = (db: Db) =>
  readFirst(
    db,
    sql`select canvas.id, canvas.track_title as name, canvas.artist_id as "artistId",
        ${artistName(sql`canvas.artist_id`)} as "artistName",
        (canvas.sent_at at time zone 'UTC')::date::text as day, count(*) over ()::int as count
      from ${canvasTable} as canvas
      where canvas.status = 'pending' order by canvas.sent_at, canvas.id limit 1`,
  );

export const countPendingCanvases = (db: Db): Promise<number> =>
  db.$count(canvasTable, eq(canvasTable.status, 'pending'));
