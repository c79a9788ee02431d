import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../../modules/catalogue/artist/artist.table.ts';
import { daysOf } from '../../../modules/figures/figures/index.ts';
import { daysBefore } from '../../../platform/days.ts';
import { importedDayTable } from '../../../modules/figures/figures/imported.table.ts';
import { playTable } from '../../../modules/listening/play/play.table.ts';
import { trackTable } from '../../../modules/catalogue/track/track.table.ts';

export async function addMonthlyListeners(tx: Db, today: string): Promise<void> {
  await tx.execute(sql`
    update ${artistTable} as artist set monthly_listeners = imported.listeners + coalesce(here.listeners, 0)
    from ${importedDayTable} as imported left join (
      select ${trackTable.artistId}, count(distinct listener_id)::int as listeners
      from ${playTable} join ${trackTable} on ${trackTable.id} = track_id
      where played_at >= ${daysBefore(today, daysOf['28days'] - 1)}::date at time zone 'UTC' group by 1
    ) as here on here.artist_id = imported.artist_id
    where imported.artist_id = artist.id and imported.day = ${daysBefore(today, 1)}::date`);
}
