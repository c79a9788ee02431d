import { eq, sql } from 'drizzle-orm';
import { toMonth } from '../../../server/platform/months.ts';
import { partitionPlays } from '../../../server/modules/listening/play/partition-plays.repository.ts';
import { closeMonths } from '../../../server/modules/money/statement/close-months.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { printTable } from '../print-table.ts';
import { fillCounted } from './fill-counted.ts';
import { fillPlays, listeners } from './fill-plays.ts';
import { stopwatch, type Timing } from './measure.ts';
import { sampleCalls } from './sample-calls.ts';

const artists = 5_000;

/** Milliseconds. */
const idle = 20_000;

type Settings = { databaseUrl: string | undefined; dataDir: string };

/**
 * Measures the time to close a month, its slices, calls meanwhile, and whether the statements add
 * up to the plays' earnings. Every artist has a contract for the month.
 */
export async function benchClosing(engine: string, settings: Settings, plays: number) {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const endsAt = new Date(month.getTime() - 1_000);
  const days = endsAt.getUTCDate();
  const { db, close } = await openDatabase(settings, {
    prepare: async (empty) => {
      if (settings.databaseUrl !== undefined) await partitionPlays(empty, twoMonthsBefore(month));
      await fillPlays(empty, { artists, plays, endsAt, days });
      await addContracts(empty);
      await fillCounted(empty, { artists, listeners, month: toMonth(endsAt) });
      await empty.execute(sql`vacuum analyze`);
    },
  });
  try {
    const read = () => db.select().from(trackTable).where(eq(trackTable.id, anyTrack()));
    const alone = await sampleCalls(read, () => new Promise((end) => setTimeout(end, idle)));
    const kinds = new Map<string, { slices: number; all: number; longest: number }>();
    let last = performance.now();
    const onSlice = (work: string) => {
      const kind = work.replaceAll(/\d[\d.,]*/g, '#');
      const { slices, all, longest } = kinds.get(kind) ?? { slices: 0, all: 0, longest: 0 };
      const took = performance.now() - last;
      last = performance.now();
      kinds.set(kind, { slices: slices + 1, all: all + took, longest: Math.max(longest, took) });
    };
    let milliseconds = 0;
    const meanwhile = await sampleCalls(read, async () => {
      ({ milliseconds } = await stopwatch(() => closeMonths(db, now, { onSlice })));
    });
    const [sums] = await readSums(db, toMonth(endsAt));
    const reads = (time: number) => (time / alone.p50).toFixed(0);
    const title = `Closing a month of ${plays} plays by ${artists} artists, ${engine}`;
    printTable(
      title,
      ['', 'slices', 'ms', 'longest ms', 'reads'],
      [
        ...[...kinds].map(([kind, { slices, all, longest }]) => [
          kind,
          String(slices),
          all.toFixed(0),
          longest.toFixed(0),
          reads(all),
        ]),
        ['all', '', milliseconds.toFixed(0), '', reads(milliseconds)],
      ],
    );
    printTable(
      'A read of one row, every 20 ms',
      ['', 'p10 ms', 'p50 ms', 'p99 ms', 'times p99'],
      [
        ['nothing else', ...times(alone), '1.0'],
        ['while closing', ...times(meanwhile), (meanwhile.p99 / alone.p99).toFixed(1)],
      ],
    );
    printTable(
      'Its sums, and its room',
      ['', ''],
      [
        ['memory of this process, MiB', (process.memoryUsage().rss / 2 ** 20).toFixed(0)],
        ['millionths earned by plays', sums?.played ?? ''],
        ['millionths held', sums?.held ?? ''],
        ['millionths in statements', sums?.stated ?? ''],
      ],
    );
  } finally {
    await close();
  }
}

/** So that the month has a partition of its own. */
const twoMonthsBefore = (month: Date) =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 2, 1));

const anyTrack = () => `trk_${Math.floor(Math.random() * artists)}_1`;

const times = ({ p10, p50, p99 }: Timing) => [p10, p50, p99].map((time) => time.toFixed(2));

function addContracts(db: Db) {
  return db.execute(sql`
    insert into label_contract (id, label_id, artist_id, royalty_rate, status, starts_on, ends_on, joined_on)
    select 'con_' || id, 'lbl_1', id, 70, 'active', '2020-01-01', '2034-12-31', '2020-01-01' from artist`);
}

async function readSums(db: Db, month: string) {
  const { rows } = await db.execute<{ played: string; held: string; stated: string }>(sql`
    select (select sum(earned) from play)::text as played,
      (select coalesce(sum(earned), 0) from play_flag)::text as held,
      (select sum(earned) from statement where month = ${month} and artist_id is not null)::text as stated`);
  return rows;
}
