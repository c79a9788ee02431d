import { eq, sql } from 'drizzle-orm';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { laneRules } from '../../../server/platform/jobs/lanes.ts';
import { printTable } from '../print-table.ts';
import { sampleCalls } from './sample-calls.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string };

/** A job's transaction and the pause before its next, in seconds: its work is mostly waiting. */
const slice = 0.25;

const slots = Object.values(laneRules).reduce((sum, { atOnce }) => sum + atOnce, 0);

/** Measures a read for people while nothing, and while every slot of the jobs, works. */
export async function benchLanes(settings: Settings, seconds: number) {
  const { db, ofJobs, close } = await openDatabase(settings);
  try {
    const read = () => db.select().from(trackTable).where(eq(trackTable.id, 'trk_1'));
    const wait = () => new Promise((end) => setTimeout(end, seconds * 1_000));
    const alone = await sampleCalls(read, wait);
    const own = await sampleCalls(read, () => fillSlots(ofJobs, seconds));
    const shared = await sampleCalls(read, () => fillSlots(db, seconds));
    printTable(
      `A read of one row, every 20 ms, while ${slots} slots work`,
      ['', 'p10 ms', 'p50 ms', 'p99 ms', 'times p99'],
      [
        { name: 'nothing else', timing: alone },
        { name: 'jobs on connections of their own', timing: own },
        { name: 'jobs on those of people', timing: shared },
      ].map(({ name, timing }) => [
        name,
        ...[timing.p10, timing.p50, timing.p99].map((time) => time.toFixed(2)),
        (timing.p99 / alone.p99).toFixed(1),
      ]),
    );
  } finally {
    await close();
  }
}

async function fillSlots(db: Db, seconds: number) {
  const end = performance.now() + seconds * 1_000;
  const work = async () => {
    while (performance.now() < end) await db.execute(sql`select pg_sleep(${slice})`);
  };
  await Promise.all(Array.from({ length: slots }, work));
}
