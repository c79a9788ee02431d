import { sql } from 'drizzle-orm';
import { askForRecounts } from '../../../server/modules/figures/recount.repository.ts';
import { recountFigures } from '../../../server/modules/figures/recount-figures.ts';
import { toMonth } from '../../../server/platform/months.ts';
import { closeMonths } from '../../../server/modules/statement/close-months.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { printTable } from '../print-table.ts';
import { fillPlays } from './fill-plays.ts';
import { stopwatch } from './measure.ts';

const artists = 5_000;

type Settings = { databaseUrl: string | undefined; dataDir: string };

/**
 * Measures the time to close a month, its longest slice, and whether the statements add up to the
 * plays' earnings. Every artist has a contract for the month.
 */
export async function benchClosing(engine: string, settings: Settings, plays: number) {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const endsAt = new Date(month.getTime() - 1_000);
  const days = endsAt.getUTCDate();
  const { db, close } = await openDatabase(settings, {
    prepare: async (empty) => {
      await fillPlays(empty, { artists, plays, endsAt, days });
      await addContracts(empty);
    },
  });
  try {
    // As if the month had been counted play by play.
    await db.execute(sql`update heard_since set month = ${toMonth(endsAt)}`);
    await askForRecounts(db);
    const counting = await stopwatch(() => recountFigures(db));
    let last = performance.now();
    const longest = new Map<string, { slices: number; milliseconds: number }>();
    const closing = await stopwatch(() =>
      closeMonths(db, now, {
        onSlice: (work) => {
          const kind = work.replaceAll(/\d[\d.,]*/g, '#');
          const before = longest.get(kind) ?? { slices: 0, milliseconds: 0 };
          const took = performance.now() - last;
          last = performance.now();
          longest.set(kind, {
            slices: before.slices + 1,
            milliseconds: Math.max(before.milliseconds, took),
          });
        },
      }),
    );
    const [sums] = await readSums(db, toMonth(endsAt));
    printTable(
      `Closing a month of ${plays} plays by ${artists} artists, ${engine}`,
      ['', ''],
      [
        ['counting all plays anew, ms', counting.milliseconds.toFixed(0)],
        ['closing, ms', closing.milliseconds.toFixed(0)],
        ...[...longest].map(([kind, { slices, milliseconds }]) => [
          `longest of ${slices}: ${kind}, ms`,
          milliseconds.toFixed(0),
        ]),
        ['memory of this process, MiB', (process.memoryUsage().rss / 2 ** 20).toFixed(0)],
        ['millionths earned by plays', sums?.played ?? ''],
        ['millionths in statements', sums?.stated ?? ''],
      ],
    );
  } finally {
    await close();
  }
}

function addContracts(db: Db) {
  return db.execute(sql`
    insert into label_contract (id, label_id, artist_id, royalty_rate, status, starts_on, ends_on, joined_on)
    select 'con_' || id, 'lbl_1', id, 70, 'active', '2020-01-01', '2034-12-31', '2020-01-01' from artist`);
}

async function readSums(db: Db, month: string) {
  const { rows } = await db.execute<{ played: string; stated: string }>(sql`
    select (select sum(earned) from play)::text as played,
      (select sum(earned) from statement where month = ${month} and artist_id is not null)::text as stated`);
  return rows;
}
