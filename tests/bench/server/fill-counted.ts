import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db.ts';

const artistsAtOnce = 100;
const listenersAtOnce = 5_000;

type Filled = { artists: number; listeners: number; month: string };

/**
 * Writes the days of artists and the sums of listeners as counting leaves them, because a recount
 * of 30 million plays takes hours. Only for plays made by `fillPlays`, within one month.
 */
export async function fillCounted(db: Db, { artists, listeners, month }: Filled): Promise<void> {
  for (let first = 0; first < artists; first += artistsAtOnce) {
    await db.execute(sql`
      with listened as (
        select artist_id, (played_at at time zone 'UTC')::date as day, listener_number, track_id,
          play.country, source, plan, device, duration, earned as worth,
          extract(hour from played_at at time zone 'UTC')::int as hour
        from (select 'art_' || n as id from generate_series(${first}::int,
          ${Math.min(first + artistsAtOnce, artists) - 1}::int) as n) as artist
        join track on track.artist_id = artist.id join play on play.track_id = track.id
      ), part as (
        select artist_id, day, track_id, country, source, plan, device, hour, listener_number,
          grouping(track_id, country, source, plan, device, hour, listener_number) as without,
          count(*) as streams, sum(worth) as earned, sum(duration) as seconds
        from listened group by grouping sets ((artist_id, day), (artist_id, day, track_id),
          (artist_id, day, country), (artist_id, day, source), (artist_id, day, plan),
          (artist_id, day, device), (artist_id, day, hour), (artist_id, day, listener_number))
      )
      insert into artist_day (artist_id, day, streams, skips, seconds, earned, listeners, countries,
        sources, plans, playlists, devices, hours, track_ids, track_streams, track_earned, track_skips)
      select artist_id, day, max(streams), 0, max(seconds), max(earned),
        array_agg(listener_number order by listener_number) filter (where ${by(0)}),
        json_object_agg(country, ${earning}) filter (where ${by(5)}),
        json_object_agg(source, ${earning}) filter (where ${by(4)}),
        json_object_agg(plan, ${earning}) filter (where ${by(3)}), '{}',
        json_object_agg(device, streams) filter (where ${by(2)}),
        json_object_agg(hour, streams) filter (where ${by(1)}),
        array_agg(track_id order by track_id) filter (where ${by(6)}),
        array_agg(streams order by track_id) filter (where ${by(6)}),
        array_agg(earned order by track_id) filter (where ${by(6)}),
        array_agg(0 order by track_id) filter (where ${by(6)})
      from part group by artist_id, day`);
  }
  for (let first = 1; first <= listeners; first += listenersAtOnce) {
    await db.execute(sql`
      insert into listener_month (month, listener, artist_id, plan, country, days, streams, weights,
        earned, total, tracks, last_day)
      select ${month}, listener_number, artist_id, plan, country, array_agg(day order by day),
        array_agg(streams order by day), array_agg(streams order by day), array_agg(earned order by day),
        sum(streams), '{}', ${month + '-01'}::date + max(day) - 1
      from (
        select listener_number, artist_id, plan, play.country,
          extract(day from played_at at time zone 'UTC')::smallint as day,
          count(*)::int as streams, sum(earned) as earned
        from generate_series(${first}::int, ${first + listenersAtOnce - 1}::int) as n
        join play on listener_id = 'usr_' || n join track on track.id = track_id
        group by 1, 2, 3, 4, 5
      ) as daily group by 2, 3, 4, 5`);
  }
  await db.execute(sql`
    insert into month_to_close (artist_id, month)
    select distinct artist_id, ${month}::text from artist_day on conflict do nothing`);
}

const earning = sql`json_build_array(streams, earned)`;

/** Sums by the column that is so far from the end of `grouping`. */
const by = (fromEnd: number) => sql.raw(`without = ${2 ** 7 - 1 - 2 ** fromEnd}`);
