import { eq, sql } from 'drizzle-orm';
import type { RadioKind } from '#contract/radio.ts';
import { chooseSimilar } from '../../../server/modules/listening/radio/choose-similar.ts';
import {
  findCandidates,
  findRecommended,
  findSeeds,
} from '../../../server/modules/listening/radio/radio.repository.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { printTable } from '../print-table.ts';
import { fillCatalogue, insertUnchecked } from './fill-plays.ts';
import { measure, stopwatch, type Timing } from './measure.ts';

/** Each hundredth of 100,000 tracks was played beside a track. */
const apart = 1_000;
const artists = 5_000;
const rounds = 200;
const listenerId = 'usr_1';

type Settings = { databaseUrl: string | undefined; dataDir: string };

/** Measures choosing what follows a track, on a database filled by `fillPlays`. */
export async function benchRadio(db: Db, trackIds: readonly string[]): Promise<Timing> {
  await fillTempos(db);
  await fillCoPlays(db, trackIds);
  return measureRadio(db, 'track', trackIds);
}

/**
 * Measures only that, after so many plays, each beside another one of its hour: of any track and
 * artist, and of those that are played most. The plays themselves are not read by a radio.
 */
export async function benchRadioAlone(engine: string, settings: Settings, plays: number) {
  let fillMs = 0;
  const { db, close } = await openDatabase(settings, {
    prepare: async (empty) => {
      const fill = async () => {
        await fillCatalogue(empty, artists);
        await fillTempos(empty);
        await fillHabits(empty, plays);
        await empty.execute(sql`vacuum analyze`);
      };
      fillMs = (await stopwatch(fill)).milliseconds;
    },
  });
  try {
    const any = Array.from({ length: rounds }, (_, index) => `${(index * 7919) % artists}`);
    const tracks = any.map((artist) => `trk_${artist}_1`);
    const most = any.map(() => '0');
    const read = await measure(tracks, (id) =>
      db.select().from(trackTable).where(eq(trackTable.id, id)),
    );
    const timings: [string, Timing][] = [
      ['single-row read', read],
      ['of any track', await measureRadio(db, 'track', tracks)],
      [
        'of the most played',
        await measureRadio(
          db,
          'track',
          most.map((of) => `trk_${of}_1`),
        ),
      ],
      [
        'of any artist',
        await measureRadio(
          db,
          'artist',
          any.map((of) => `art_${of}`),
        ),
      ],
      [
        'of the most played',
        await measureRadio(
          db,
          'artist',
          most.map((of) => `art_${of}`),
        ),
      ],
    ];
    printTable(
      `What follows after ${plays} plays, ${engine} (filled in ${fillMs} ms); target: 20 reads at p50`,
      ['', 'p10 ms', 'p50 ms', 'p99 ms', 'reads p50 / p99'],
      timings.map(([name, { p10, p50, p99 }]) => [
        name,
        ...[p10, p50, p99].map((time) => time.toFixed(2)),
        [p50, p99].map((time) => (time / read.p50).toFixed(1)).join(' / '),
      ]),
    );
  } finally {
    await close();
  }
}

const measureRadio = (db: Db, kind: RadioKind, ids: readonly string[]): Promise<Timing> =>
  measure(ids, async (id) => {
    const seeds = await findSeeds(db, kind, id);
    const chosen = chooseSimilar(
      await findCandidates(db, seeds, { heard: seeds, listenerId }),
      Math.random,
    );
    return findRecommended(
      db,
      chosen.map((one) => one.id),
      listenerId,
    );
  });

async function fillTempos(db: Db) {
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by id) as n from track)
    update track set tempo = 60 + n % 140, tonic = n % 12
    from numbered where numbered.id = track.id`);
}

async function fillCoPlays(db: Db, trackIds: readonly string[]) {
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by id) % ${apart}::int as n from track)
    insert into co_play (track_id, other_id, plays)
    select one.id, other.id, 1 + one.n % 9
    from numbered as one join numbered as other using (n)
    where one.id <> other.id
      and (one.id = any(${sql.param(trackIds)}::text[]) or other.id = any(${sql.param(trackIds)}::text[]))`);
  await db.execute(sql`analyze`);
}

/** Drawn as `fillPlays` draws plays: some artists, and their first tracks, far more than others. */
async function fillHabits(db: Db, plays: number) {
  const drawn = sql`'trk_' || floor(power(random(), 3) * ${artists}::int)::int
    || '_' || 1 + floor(power(random(), 2) * 20)::int`;
  await insertUnchecked(
    db,
    sql`
    with pair as materialized (
      select ${drawn} as one, ${drawn} as other from generate_series(1, ${plays}::int)
    )
    insert into co_play (track_id, other_id, plays)
    select one, other, count(*) from (
      select one, other from pair union all select other, one from pair
    ) as both_ways where one <> other group by one, other`,
  );
}
