// `npm run figures -- --rebuild` counts the figures of all artists anew from the plays, `-- --import FILE` takes in what was
// counted elsewhere, in the database of the usual settings. On the embedded database the server must not be running; on
// PostgreSQL it may. An interrupted rebuild is taken up again by the next one, or by the server.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importFigures } from './modules/figures/import-figures.ts';
import { ImportError } from './modules/figures/read-import.ts';
import { askForRecounts } from './modules/figures/recount.repository.ts';
import { recountFigures } from './modules/figures/recount-figures.ts';
import { sumUpArtists } from './modules/figures/sum-up-artists.ts';
import { loadConfig, SettingError } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';
import { openDatabase } from './platform/database/open-database.ts';

type Work = (db: Db) => Promise<void>;

/** What the command line asks for; null where nobody can tell. */
async function readWork(): Promise<Work | null> {
  const { rebuild: isRebuild, import: file } = readOptions();
  if (isRebuild === true && file === undefined) return rebuild;
  if (isRebuild !== undefined || file === undefined) return null;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SettingError(`${file} cannot be read.`);
  });
  return (db) => takeIn(db, { file, text });
}

function readOptions() {
  try {
    const options = { rebuild: { type: 'boolean' }, import: { type: 'string' } } as const;
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}

async function rebuild(db: Db) {
  await askForRecounts(db);
  let artists = 0;
  await recountFigures(db, () => {
    artists += 1;
    if (artists % 100 === 0) console.log(`${artists} artists counted`);
  });
  console.log(`The figures of ${artists} artists are counted anew.`);
}

async function takeIn(db: Db, { file, text }: { file: string; text: string }) {
  const { days, tracks } = await importFigures(db, text);
  console.log(`${days.length} days and ${tracks.length} tracks of ${file} are taken in.`);
}

async function run() {
  const work = await readWork();
  if (work === null) {
    console.error(
      'npm run figures -- --rebuild counts the figures of all artists anew from the plays; npm run figures -- --import FILE takes in what was counted elsewhere.',
    );
    process.exit(2);
  }
  const { db, close } = await openDatabase(loadConfig(process.env), { onProgress: console.log });
  try {
    await work(db);
    await sumUpArtists(db, new Date());
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  const isTold = error instanceof SettingError || error instanceof ImportError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
