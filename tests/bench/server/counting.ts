import { sql } from 'drizzle-orm';
import { countFigures } from '../../../server/modules/figures/figures/count-figures.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { fillPlays } from './fill-plays.ts';
import { stopwatch } from './measure.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string };

/**
 * Measures counting a day's plays that all wait, of so many artists.
 *
 * @returns a row: artists, plays and milliseconds.
 */
export async function benchCounting(settings: Settings, plays: number, artists: number) {
  const endsAt = new Date(new Date().setUTCHours(0, 0, 0, 0) - 1_000);
  const { db, close } = await openDatabase(settings, {
    prepare: async (empty) => {
      await fillPlays(empty, { artists, plays, endsAt, days: 1 });
      await empty.execute(sql`
        insert into figure_event (kind, artist_id, track_id, at, duration, earned, listener_number,
          source, playlist_id, country, plan, device)
        select 'play', artist_id, track_id, played_at, duration, earned, listener_number, source,
          playlist_id, play.country, plan, device
        from play join track on track.id = track_id`);
      await empty.execute(sql`vacuum analyze figure_event`);
    },
  });
  try {
    const counted = await stopwatch(() => countFigures(db));
    return [String(artists), String(plays), String(counted.milliseconds)];
  } finally {
    await close();
  }
}
