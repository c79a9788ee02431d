// `npm run bench:server`: measures searches of 100,000 tracks as ratios to single-row reads of
// the same run, and the time of a first start and of a track's first play. It asserts nothing.
// BENCH_DATABASE_URL runs it on PostgreSQL; the database must be EMPTY and is filled.
// BENCH_PLAYS=1000000 measures only figures of that many plays, BENCH_CLOSING=1000000 only
// closing a month of that many plays, BENCH_COUNTING=1000000 only counting a day of that many
// (on PostgreSQL by BENCH_ARTISTS artists), BENCH_RADIO=1000000 only choosing what follows a track
// after that many plays, BENCH_STAR=10000 only summing up an artist with that many listeners a day,
// BENCH_DAYS=30 only the embedded database after so many days,
// BENCH_ACCOUNT=1 only each call of the largest allowed account,
// BENCH_ERASING=5000000 only deleting an account beside that many stored calls,
// BENCH_LANES=10 (on PostgreSQL) a read for people while all slots of jobs work, so many seconds each,
// BENCH_FILES=100000 importing so many files of BENCH_SECONDS (2) that differ in sound,
// BENCH_OVERLOAD=1 a read by 16, 128 and 1,000 callers at once,
// BENCH_SERVERS=3 (on PostgreSQL) one server against so many, each held to BENCH_SHARE (0.15) of a core by
// a control group, which needs root on Linux (0 holds none),
// BENCH_DEVICES=1000 (on PostgreSQL) a call beside so many devices that play and steer on each server.
import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAssets } from '../../server/platform/assets/assets.ts';
import { openDisk } from '../../server/platform/disk.ts';
import { makeVault } from '../../server/platform/vault/vault.ts';
import { mediaKeys } from '../../server/platform/media-keys.ts';
import { loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { demoSeeds, seedDemo } from '../../server/demo/index.ts';
import { createSearch } from '../../server/modules/listening/search/search.service.ts';
import { trackTable } from '../../server/modules/catalogue/track/track.table.ts';
import { printTable } from './print-table.ts';
import { benchClosing } from './server/closing.ts';
import { benchCounting } from './server/counting.ts';
import { benchDevices } from './server/devices.ts';
import { benchErasing } from './server/erasing.ts';
import { benchFigures } from './server/figures.ts';
import { benchFirstPlays } from './server/first-plays.ts';
import { fillDatabase } from './server/fill-database.ts';
import { makeQueries } from './server/make-queries.ts';
import { measure, stopwatch, type Timing } from './server/measure.ts';
import { benchManyDays } from './server/many-days.ts';
import { benchImport } from './server/import-files.ts';
import { benchLanes } from './server/lanes.ts';
import { benchLargestAccount } from './server/largest-account.ts';
import { benchOverload } from './server/overload.ts';
import { benchRadioAlone } from './server/radio.ts';
import { benchServers } from './server/servers.ts';
import { benchStar } from './server/star.ts';
import { makeSyntheticCatalogue } from './server/synthetic-catalogue.ts';

const size = 100_000;
const databaseUrl = process.env.BENCH_DATABASE_URL || undefined;
const catalogue = makeSyntheticCatalogue(size);
const queries = makeQueries(catalogue);

const plays = Number(process.env.BENCH_PLAYS ?? 0);
const closing = Number(process.env.BENCH_CLOSING ?? 0);

const artistsOfDay = Number(process.env.BENCH_ARTISTS ?? 1);
const counting = Number(process.env.BENCH_COUNTING ?? 0);
const manyDays = Number(process.env.BENCH_DAYS ?? 0);
const devices = Number(process.env.BENCH_DEVICES ?? 0);
const files = Number(process.env.BENCH_FILES ?? 0);
const fileSeconds = Number(process.env.BENCH_SECONDS ?? 2);
const erasing = Number(process.env.BENCH_ERASING ?? 0);
const lanes = Number(process.env.BENCH_LANES ?? 0);
const radio = Number(process.env.BENCH_RADIO ?? 0);
const servers = Number(process.env.BENCH_SERVERS ?? 0);
const share = Number(process.env.BENCH_SHARE ?? 0.15);
const star = Number(process.env.BENCH_STAR ?? 0);

const chosenEngine = databaseUrl === undefined ? 'PGlite' : 'PostgreSQL';

if (process.env.BENCH_ACCOUNT) {
  await benchLargestAccount();
} else if (process.env.BENCH_OVERLOAD) {
  await inScratchFolder((dataDir) => benchOverload({ databaseUrl, dataDir }));
} else if (manyDays > 0) {
  await benchManyDays(manyDays);
} else if (files > 0) {
  await inScratchFolder((dataDir) =>
    benchImport(chosenEngine, { databaseUrl, dataDir }, { count: files, seconds: fileSeconds }),
  );
} else if (devices > 0) {
  if (databaseUrl === undefined) throw new Error('BENCH_DEVICES needs BENCH_DATABASE_URL.');
  await inScratchFolder((dataDir) => benchDevices({ databaseUrl, dataDir }, devices));
} else if (servers > 0) {
  if (databaseUrl === undefined) throw new Error('BENCH_SERVERS needs BENCH_DATABASE_URL.');
  await inScratchFolder((dataDir) => benchServers({ databaseUrl, dataDir }, servers, share));
} else if (erasing > 0) {
  await inScratchFolder((dataDir) => benchErasing(chosenEngine, { databaseUrl, dataDir }, erasing));
} else if (lanes > 0) {
  await inScratchFolder((dataDir) => benchLanes({ databaseUrl, dataDir }, lanes));
} else if (closing > 0) {
  await inScratchFolder((dataDir) => benchClosing(chosenEngine, { databaseUrl, dataDir }, closing));
} else if (counting > 0) {
  const rows: string[][] = [];
  // PostgreSQL's database has to be empty, so it is measured with one kind of day.
  for (const artists of databaseUrl === undefined ? [1, 1_000] : [artistsOfDay]) {
    await inScratchFolder(async (dataDir) => {
      rows.push(await benchCounting({ databaseUrl, dataDir }, counting, artists));
    });
  }
  printTable(`Counting a day, ${chosenEngine}`, ['artists', 'plays', 'ms'], rows);
} else if (star > 0) {
  await inScratchFolder((dataDir) => benchStar(chosenEngine, { databaseUrl, dataDir }, star));
} else if (radio > 0) {
  await inScratchFolder((dataDir) =>
    benchRadioAlone(chosenEngine, { databaseUrl, dataDir }, radio),
  );
} else if (plays > 0) {
  await inScratchFolder((dataDir) => benchFigures(chosenEngine, { databaseUrl, dataDir }, plays));
} else {
  await inScratchFolder(benchStart);
  await inScratchFolder(benchFirstPlays);
  await inScratchFolder((dataDir) => benchSearch('PGlite', { databaseUrl: undefined, dataDir }));
  if (databaseUrl !== undefined) {
    await inScratchFolder((dataDir) => benchSearch('PostgreSQL', { databaseUrl, dataDir }));
  }
}

type Settings = { databaseUrl: string | undefined; dataDir: string };

async function inScratchFolder(work: (dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tonada-bench-'));
  await work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }));
}

async function benchStart(dataDir: string) {
  const settings = { databaseUrl: undefined, dataDir };
  const created = await stopwatch(() => openDatabase(settings));
  const { db } = created.result;
  const seeds = demoSeeds(makeVault('bench'));
  const seeded = await stopwatch(() => seedDemo({ db, now: new Date(), seeds }));
  await created.result.close();
  const opened = await stopwatch(() => openDatabase(settings));
  await opened.result.close();
  printTable(
    'Start of the embedded database, milliseconds',
    ['', 'ms'],
    [
      ['first: create and migrate', String(created.milliseconds)],
      ['first: seed the demo', String(seeded.milliseconds)],
      ['later: open', String(opened.milliseconds)],
    ],
  );
}

async function benchSearch(engine: string, settings: Settings) {
  const { db, close } = await openDatabase(settings);
  try {
    const filled = await stopwatch(() => fillDatabase(db, catalogue));
    const ids = queries['full title'].map(({ wanted }) => wanted);
    const read = await measure(ids, (id) =>
      db.select().from(trackTable).where(eq(trackTable.id, id)),
    );
    const config = loadConfig({});
    const clock = () => new Date();
    const disk = openDisk(config);
    const { search } = createSearch({
      config,
      db,
      assets: openAssets(config, { db, clock, disk }),
      disk,
      clock,
      machineClock: clock,
      cores: 2,
      databaseClock: async () => clock(),
      databaseNow: clock,
      elapsed: () => performance.now(),
      mediaKeys: mediaKeys(() => [{ id: 'k1', secret: 'a secret for the bench alone' }]),
      mediaSecret: 'a secret for the bench alone',
      vault: makeVault('a secret for the bench alone'),
      reopen: () => undefined,
    });
    const rows: string[][] = [['single-row read', ...getTimes(read), '1 / 1', '']];
    for (const [kind, texts] of Object.entries(queries)) {
      let found = 0;
      const timing = await measure(texts, ({ text }) => search(text, null));
      for (const { text, wanted } of texts) {
        const { tracks } = await search(text, null);
        if (tracks.some(({ id, title }) => id === wanted || title === getTitle(wanted))) found += 1;
      }
      const ratio = [timing.p10 / read.p10, timing.p50 / read.p50].map((of) => of.toFixed(1));
      rows.push([kind, ...getTimes(timing), ratio.join(' / '), percent(found, texts.length)]);
    }
    printTable(
      `Search at ${size} tracks, ${engine} (filled in ${filled.milliseconds} ms); target: 30 reads`,
      ['', 'p10 ms', 'p50 ms', 'p99 ms', 'reads p10 / p50', 'found'],
      rows,
    );
  } finally {
    await close();
  }
}

function getTitle(id: string) {
  return catalogue.tracks[Number(id.slice('trk_'.length))]?.title;
}

function getTimes({ p10, p50, p99 }: Timing) {
  return [p10, p50, p99].map((milliseconds) => milliseconds.toFixed(2));
}

function percent(part: number, whole: number) {
  return `${Math.round((100 * part) / whole)} %`;
}
