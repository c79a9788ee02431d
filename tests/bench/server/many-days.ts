import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { recordPlay } from '../../../server/modules/listening/play/play.repository.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { inTransaction } from '../../../server/platform/database/in-transaction.ts';
import { startTestApp, type TestApp } from '../../../server/testing/start-test-app.ts';
import { printTable } from '../print-table.ts';
import { fillCatalogue } from './fill-plays.ts';
import { type Timing, measure, toTiming } from './measure.ts';

/** Whose pages are read; lists and history stay as long as on the first day. */
const reader = 'usr_0';
const ofReader = 60;

const people = 1_000;
const artists = 200;
const roundsOfDay = 6;
const ofRound = { plays: 500, likes: 60, sessions: 60 };
const callsOfKind = 200;
const hour = 3_600_000;

/** Pages that people open; none of them grows with the age of the service alone. */
const pages = [
  '/api/search?q=cancion',
  '/api/artists/art_1',
  '/api/artists/art_1/highlights',
  '/api/albums/alb_1',
  '/api/tracks/liked',
  '/api/user/history',
  '/api/user/highlights',
  '/api/playlists/user',
  '/api/charts/spain',
  '/api/playlists/featured',
];

type Day = { day: number; mebibytes: number[]; plays: number; times: Timing[] };

/**
 * Lives so many days on the embedded database: plays, likes, sessions that end, and every job that
 * is due; then compares its files and ten calls with the first day's.
 */
export async function benchManyDays(days: number): Promise<void> {
  const tonada = await startTestApp({ now: new Date('2026-11-02T00:00:00Z'), prepare: fill });
  try {
    await fillReader(tonada);
    const measured: Day[] = [];
    for (let day = 1; day <= days; day += 1) {
      for (let round = 0; round < roundsOfDay; round += 1) await live(tonada);
      if (day === 1 || day === days) measured.push(await look(tonada, day));
    }
    const [first, last] = [measured[0], measured.at(-1)];
    if (!first || !last) return;
    printTable(
      'The embedded database',
      ['day', 'plays', 'tables, MiB', 'files, MiB'],
      measured.map(({ day, plays, mebibytes }) => [
        String(day),
        String(plays),
        ...mebibytes.map((size) => size.toFixed(1)),
      ]),
    );
    printTable(
      `Ten calls, ${callsOfKind} times each; goal: 1.3 times the first day's`,
      [
        '',
        ...['p10', 'p95'].flatMap((at) => [first, last].map(({ day }) => `${at} day ${day}, ms`)),
        'times',
      ],
      pages.map((page, at) => {
        const [before = none, after = none] = [first.times[at], last.times[at]];
        const figures = [before.p10, after.p10, before.p95, after.p95].map((time) =>
          time.toFixed(1),
        );
        return [
          page,
          ...figures,
          `${(after.p10 / before.p10).toFixed(2)}, ${(after.p95 / before.p95).toFixed(2)}`,
        ];
      }),
    );
  } finally {
    await tonada.close();
  }
}

async function fill(db: Db) {
  await fillCatalogue(db, artists);
  await db.execute(sql`
    insert into "user" (id, email, email_key, username, display_name, name_key, country, subscription_type, join_date,
      created_at)
    select 'usr_' || n, n || '@example.com', n || ' example com', 'oyente' || n, 'Oyente', 'oyente',
      (array['US', 'ES', 'MX'])[1 + n % 3], (array['free', 'premium'])[1 + n % 2], '2024-01-01', now()
    from generate_series(0, ${people}::int) as n`);
}

const none = toTiming([]);

const draw = (below: number) => Math.floor(Math.random() * below);
const anyPerson = () => `usr_${1 + draw(people)}`;
const anyTrack = () => `trk_${Math.floor(Math.random() ** 2 * artists)}_${1 + draw(20)}`;

async function fillReader({ clock, db }: TestApp) {
  for (let track = 0; track < ofReader; track += 1) {
    await recordPlay(db, { listenerId: reader, trackId: `trk_${track}_1`, playedAt: clock() });
    await db.execute(sql`
      insert into liked_track (listener_id, track_id, liked_at)
      values (${reader}, ${`trk_${track}_1`}, ${clock().toISOString()}::timestamptz)`);
  }
}

async function live(tonada: TestApp) {
  const { app, clock, db } = tonada;
  clock.advance((24 / roundsOfDay) * hour);
  await inTransaction(db, async (tx) => {
    for (let play = 0; play < ofRound.plays; play += 1) {
      const playedAt = new Date(clock().getTime() - draw(hour));
      await recordPlay(tx, { listenerId: anyPerson(), trackId: anyTrack(), playedAt });
    }
  });
  for (let session = 0; session < ofRound.sessions; session += 1) {
    const { headers } = await tonada.openSession(anyPerson());
    for (let like = 0; like < ofRound.likes / ofRound.sessions; like += 1) {
      const url = `/api/tracks/${anyTrack()}/like`;
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        headers,
        payload: { liked: true },
      });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
    }
  }
  await app.jobs.runDue();
}

async function look(tonada: TestApp, day: number): Promise<Day> {
  const { app, config, db } = tonada;
  const { headers } = await tonada.openSession(reader);
  const times: Timing[] = [];
  for (const page of pages) {
    const calls = Array.from({ length: callsOfKind }, () => page);
    const call = async (url: string) => {
      const { statusCode } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
    };
    times.push(await measure(calls, call));
  }
  const { rows } = await db.execute<{ plays: number; bytes: number }>(sql`
    select count(*)::int as plays, pg_database_size(current_database())::float8 as bytes from play`);
  const { plays = 0, bytes = 0 } = rows[0] ?? {};
  const files = await countBytes(config.dataDir);
  return { day, times, plays, mebibytes: [bytes, files].map((of) => of / 2 ** 20) };
}

async function countBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
