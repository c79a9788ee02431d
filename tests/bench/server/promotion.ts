import { eq, sql } from 'drizzle-orm';
import { marqueeGenres } from '#contract/marquee-limits.ts';
import { findSponsored } from '../../../server/modules/promotion/marquee/find-sponsored.repository.ts';
import { handOut } from '../../../server/modules/promotion/notification/hand-out.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { printTable } from '../print-table.ts';
import { measure, stopwatch, type Timing, toTiming } from './measure.ts';

const campaigns = 1_000;
const fans = 100_000;
const notificationId = 'not_1';

/** Every fourth listener has the free plan. */
const listeners = Array.from({ length: 200 }, (_, index) => `usr_${4 * (index * 211 + 1)}`);

const playsOfEach = 60;

/**
 * Measures choosing a campaign for a listener, and sending a notification to many fans while
 * others read, on a database filled by `benchFigures`.
 */
export async function benchPromotion(db: Db, read: Timing): Promise<void> {
  await fillPromotion(db);
  const now = new Date();
  const chosen = await measure(listeners, (listenerId) =>
    findSponsored(db, { listenerId, now, placement: 'home' }),
  );
  const shown = await Promise.all(
    listeners.map((listenerId) => findSponsored(db, { listenerId, now, placement: 'home' })),
  );

  const readOne = (id: string) => db.select().from(trackTable).where(eq(trackTable.id, id));
  const before = process.memoryUsage().rss;
  const meanwhile = { isOver: false };
  const handing = stopwatch(() =>
    handOut({
      db,
      notificationId,
      now,
      elapsed: () => performance.now(),
      signal: new AbortController().signal,
    }),
  ).finally(() => {
    meanwhile.isOver = true;
  });
  const times: number[] = [];
  while (!meanwhile.isOver) {
    const start = performance.now();
    await readOne(`trk_${times.length % 5_000}_1`);
    times.push(performance.now() - start);
  }
  const handed = await handing;
  const meanwhileRead = toTiming(times);
  const { rows } = await db.execute<{ got: number }>(sql`
    select recipient_count as got from fan_notification where id = ${notificationId}`);
  const ms = (milliseconds: number) => milliseconds.toFixed(2);
  printTable(
    'Promotion; targets: 10 reads at p50, p99 of other calls under twice its own',
    ['', ''],
    [
      [`a campaign of ${campaigns}, ms p50 / p99`, `${ms(chosen.p50)} / ${ms(chosen.p99)}`],
      ['the same in reads, p50', (chosen.p50 / read.p50).toFixed(1)],
      ['listeners who are shown one', `${shown.filter(Boolean).length} of ${shown.length}`],
      [`handing out to ${rows[0]?.got ?? 0} fans, ms`, String(handed.milliseconds)],
      ['its memory, MiB', String(Math.round((process.memoryUsage().rss - before) / 1_048_576))],
      ['a read by itself, ms p50 / p99', `${ms(read.p50)} / ${ms(read.p99)}`],
      ['a read meanwhile, ms p50 / p99', `${ms(meanwhileRead.p50)} / ${ms(meanwhileRead.p99)}`],
    ],
  );
}

async function fillPromotion(db: Db) {
  await db.execute(sql`
    insert into play (id, listener_id, listener_number, track_id, played_at, earned, source, country, plan, device)
    select 'new_' || listener || '_' || n, listener, 0, 'trk_' || n || '_1', now() - interval '1 hour' * n, 4100,
      'playlist', 'ES', 'free', 'phone'
    from unnest(${sql.param(listeners)}::text[]) as listener, generate_series(1, ${playsOfEach}::int) as n`);
  const genres = sql.param([...marqueeGenres]);
  await db.execute(sql`
    insert into marquee_campaign (id, artist_id, track_id, track_title, artist_name, campaign_name, budget, spent,
      start_date, end_date, status, ad_format, age_range, genres, countries, interests, approval, approved_budget,
      paced_hour, paced_hours, ends_at, created_at)
    select 'mrq_' || n, 'art_' || n, 'trk_' || n || '_1', 'Canción 1', 'Artista ' || n, 'Campaña ' || n, 1000000, n % 7,
      current_date, current_date + 20, 'active', 'sponsored_song', 'all',
      (${genres}::text[])[1 + n % 5 : 3 + n % 5], case when n % 3 = 0 then array['MX', 'ES'] else '{}'::text[] end, '{}',
      'approved', 1000000, (extract(epoch from now()) / 3600)::int - 1, 480, now() + interval '20 days', now()
    from generate_series(1, ${campaigns}::int) as n`);
  await db.execute(sql`
    insert into fan (artist_id, listener_id, streams, tracks, followed_at)
    select 'art_4999', 'usr_' || n, n % 1200, '{}', now() from generate_series(1, ${fans}::int) as n
    on conflict (artist_id, listener_id) do update set followed_at = excluded.followed_at`);
  await db.execute(sql`
    insert into fan_notification (id, artist_id, title, message, type, target_tiers, status, sent_at, created_at)
    values (${notificationId}, 'art_4999', 'Hola', 'Nuevo disco', 'general', '{}', 'sent', now(), now())`);
  await db.execute(sql`vacuum analyze`);
}
