import { sql } from 'drizzle-orm';
import { countFigures } from '../../../server/modules/figures/count-figures.ts';
import { sumUpArtists } from '../../../server/modules/figures/sum-up-artists.ts';
import { askForSums } from '../../../server/modules/figure-event/artist-to-sum.repository.ts';
import { recordPlay } from '../../../server/modules/play/play.repository.ts';
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
      ) as heard`);
  }
  await db.execute(sql`
    insert into liked_track (listener_id, track_id, liked_at)
    select 'usr_' || n, 'trk_0_1', ${today}::date - n % ${days}::int
    from generate_series(1, ${saves}::int) as n`);
  await db.execute(sql`vacuum analyze`);
}
