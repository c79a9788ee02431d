import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { trackTable } from '../track/track.table.ts';
import { listeningTotalTable } from './listening-total.table.ts';
import type { CountedPlay } from './play.repository.ts';

/** Adds the length of the track to what the listener has listened to. */
export async function addListenedTime(db: Db, { listenerId, trackId }: CountedPlay): Promise<void> {
  await db.execute(sql`
    insert into ${listeningTotalTable} as total (listener_id, seconds)
    select ${listenerId}, ${trackTable.duration} from ${trackTable} where ${trackTable.id} = ${trackId}
    on conflict (listener_id) do update set seconds = total.seconds + excluded.seconds`);
}
