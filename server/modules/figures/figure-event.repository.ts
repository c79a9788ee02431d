import { type SQL, sql } from 'drizzle-orm';
import { figureEventTable } from './figure-event.table.ts';

/** Leaves counted plays, as `recordPlay` holds them, to the daily figures. */
export function leavePlayToFigures(counted: SQL): SQL {
  return sql`
    insert into ${figureEventTable} (kind, at, earned, ${sharedColumns})
    select 'play', played_at, earned, ${sharedColumns} from ${counted}`;
}

/** Leaves skips to the daily figures. */
export function leaveSkipToFigures(skipped: SQL): SQL {
  return sql`
    insert into ${figureEventTable} (kind, at, earned, ${sharedColumns})
    select 'skip', skipped_at, 0, ${sharedColumns} from ${skipped}`;
}

const sharedColumns = sql`artist_id, track_id, duration, listener_number, source, playlist_id,
  device, country, plan`;
