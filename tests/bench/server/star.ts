import { sql } from 'drizzle-orm';
import { countFigures } from '../../../server/modules/figures/figures/count-figures.ts';
import { sumUpArtists } from '../../../server/modules/figures/figures/sum-up-artists.ts';
import { countFans, findFans } from '../../../server/modules/promotion/fan/fan.repository.ts';
import { askForSums } from '../../../server/modules/listening/figure-event/artist-to-sum.repository.ts';
import { recordPlay } from '../../../server/modules/listening/play/play.repository.ts';
import { toDay } from '../../../server/platform/days.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { printTable } from '../print-table.ts';
import { fillCatalogue, fillListeners, listeners } from './fill-plays.ts';
import { stopwatch } from './measure.ts';

const days = 730;
const saves = 100_000;
const star = 'art_0';

type Settings = { databaseUrl: string | undefined; dataDir: string };

/** Measures summing up an artist with so many listeners on each day of two years. */
export async function benchStar(engine: string, settings: Settings, listenersOfDay: number) {
  const now = new Date();
  const { db, close } = await openDatabase(settings, {
    prepare: (empty) => fillStar(empty, toDay(now), listenersOfDay),
  });
  try {
    await askForSums(db, [star]);
    const rows = [await sum('first of the day')];
    for (const count of [1, 2, 3]) {
      for (let person = 1; person <= 200; person += 1) {
        const listenerId = `usr_${person * count}`;
        await recordPlay(db, { listenerId, trackId: 'trk_0_1', playedAt: now });
      }
      await countFigures(db);
      rows.push(await sum('after 200 more plays'));
    }
    const fans = await stopwatch(() => countFans(db, star));
    const page = await stopwatch(() => findFans(db, star, {}));
    printTable(
      `Its fans, ${engine}`,
      ['', 'ms'],
      [
        [`${fans.result.total} counted by tier`, String(fans.milliseconds)],
        [`the first ${page.result.length}`, String(page.milliseconds)],
      ],
    );
    printTable(
      `A star of ${listenersOfDay} listeners a day for ${days} days, ${engine}; goal: 2000 ms`,
      ['', 'ms', 'set aside'],
      rows,
    );
  } finally {
    await close();
  }

  async function sum(name: string) {
    const { result, milliseconds } = await stopwatch(() => sumUpArtists(db, now));
    return [name, String(milliseconds), result.join() || 'nobody'];
  }
}

/** Leaves the open month's rows, one of all closed months of each listener, and today's day open. */
async function fillMonths(db: Db, today: string) {
  const month = today.slice(0, 7);
  const getRows = (isOpen: boolean) => sql`
    insert into listener_month (month, listener, artist_id, plan, country, days, streams, weights,
      earned, total, tracks, last_day)
    select ${isOpen ? month : ''}, number, ${star}, ${isOpen ? 'free' : ''}, ${isOpen ? 'ES' : ''},
      ${isOpen ? sql`array_agg(extract(day from day)::smallint order by day), array_agg(1), array_agg(1), array_agg(4100)` : sql`'{}'::smallint[], '{}'::int[], '{}'::int[], '{}'::bigint[]`},
      count(*), jsonb_build_object('trk_0_1', count(*)), max(day)
    from artist_day cross join unnest(listeners) as number
    where day ${isOpen ? sql`>=` : sql`<`} ${`${month}-01`}::date group by number`;
  await db.execute(getRows(true));
  await db.execute(getRows(false));
  await db.execute(
    sql`update artist_day set listeners = '{}', is_open = true where day = ${today}::date`,
  );
}

async function fillStar(db: Db, today: string, listenersOfDay: number) {
  await fillListeners(db);
  await fillCatalogue(db, 1);
  // Drawn a tenth too many, because some are drawn twice.
  const drawn = Math.ceil(1.1 * listenersOfDay);
  for (let age = days - 1; age >= 0; age -= 1) {
    await db.execute(sql`
      insert into artist_day (artist_id, day, streams, skips, seconds, earned, listeners, countries,
        track_ids, track_streams, track_earned, track_skips)
      select ${star}, ${today}::date - ${age}::int, count(*), 0, 180 * count(*), 4100 * count(*),
        array_agg(number order by number), json_build_object('ES', json_build_array(count(*), 4100 * count(*))),
        array['trk_0_1'], array[count(*)], array[4100 * count(*)], array[0]
      from (
        select number from (
          select distinct 1 + floor(random() * ${listeners}::int)::int as number
          from generate_series(1, ${drawn}::int)
        ) as drawn order by random() limit ${listenersOfDay}::int
      ) as drawn`);
  }
  await fillMonths(db, today);
  await db.execute(sql`
    insert into liked_track (listener_id, track_id, liked_at)
    select 'usr_' || n, 'trk_0_1', ${today}::date - n % ${days}::int
    from generate_series(1, ${saves}::int) as n`);
  await db.execute(sql`vacuum analyze`);
}
