import { gte, sql } from '#drizzle/orm.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { likedTrackTable } from '../../catalogue/track/liked-track.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { canvasTable, canvasViewTable } from './canvas.table.ts';

/** Seconds between two counted views, where the track is shorter. */
const windowMin = 30;

type Seen = { canvasId: string; trackId: string; listenerId: string; now: Date };

/** Counts one view at most per length of the track, so that a stream has one view. */
export async function countView(db: Db, { canvasId, trackId, listenerId, now }: Seen) {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with shown as (
      select ${canvasTable.id}, greatest(${trackTable.duration}, ${windowMin}::int) as seconds
      from ${canvasTable} join ${trackTable} on ${trackTable.id} = ${canvasTable.trackId}
      where ${canvasTable.id} = ${canvasId} and ${canvasTable.trackId} = ${trackId}
        and ${canvasTable.status} = 'live'
    ), seen as (
      insert into ${canvasViewTable} (canvas_id, listener_id, first_at, last_at)
      select shown.id, ${listenerId}, ${at}, ${at} from shown
      on conflict (canvas_id, listener_id) do update set last_at = excluded.last_at
        where ${canvasViewTable.lastAt}
          <= excluded.last_at - (select seconds from shown) * interval '1 second'
      returning canvas_id
    )
    update ${canvasTable} set views = views + 1 from seen where ${canvasTable.id} = seen.canvas_id`);
}

export async function findSeenSince(db: Db, moment: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: canvasViewTable.canvasId })
    .from(canvasViewTable)
    .where(gte(canvasViewTable.lastAt, moment));
  return rows.map(({ id }) => id);
}

/** Counts the share of viewers who liked the track afterwards; too few viewers count as zero. */
export async function countEngagement(db: Db, canvasId: string): Promise<void> {
  await db.execute(sql`
    with counted as (
      select count(*) as seen, count(*) filter (where exists (
        select from ${likedTrackTable}
        where ${likedTrackTable.listenerId} = ${canvasViewTable.listenerId}
          and ${likedTrackTable.trackId} = ${canvasTable.trackId}
          and ${likedTrackTable.likedAt} >= ${canvasViewTable.firstAt})) as liked
      from ${canvasViewTable} join ${canvasTable} on ${canvasTable.id} = ${canvasViewTable.canvasId}
      where ${canvasViewTable.canvasId} = ${canvasId}
    )
    update ${canvasTable} set engagement = case when counted.seen < ${canvasLimits.listenersMin}::int then 0
      else round(counted.liked * 100.0 / counted.seen, 1)::double precision end
    from counted where ${canvasTable.id} = ${canvasId}`);
}
