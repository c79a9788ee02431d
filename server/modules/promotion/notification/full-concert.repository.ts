import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { concertTable } from '../concert/concert.table.ts';
import { fanNotificationTable } from './notification.table.ts';

type FullConcert = {
  id: string;
  name: string;
  about: string;
  day: string;
  /** Percent. */
  sold: number;
  isFull: boolean;
};

/** Coming concerts that are full or nearly so, unless fans were lately told of one. */
export async function findFullConcerts(
  db: Db,
  artistId: string,
  { today, since }: { today: string; since: string },
) {
  const { rows } = await db.execute<FullConcert>(sql`
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
