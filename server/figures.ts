// `npm run figures -- --rebuild`: counts the figures of all artists anew from the plays, in the database of the usual
// settings. On the embedded database the server must not be running; on PostgreSQL it may. Interrupted, it
// is taken up again by the next run, or by the server.
import { parseArgs } from 'node:util';
import { askForRecounts } from './modules/figures/recount.repository.ts';
import { recountFigures } from './modules/figures/recount-figures.ts';
import { sumUpArtists } from './modules/figures/sum-up-artists.ts';
import { loadConfig, SettingError } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';

function isRebuild(): boolean {
  try {
    return parseArgs({ options: { rebuild: { type: 'boolean' } } }).values.rebuild === true;
  } catch {
    return false;
  }
}

async function rebuild() {
  const { db, close } = await openDatabase(loadConfig(process.env), { onProgress: console.log });
  try {
    await askForRecounts(db);
    let artists = 0;
    await recountFigures(db, () => {
      artists += 1;
      if (artists % 100 === 0) console.log(`${artists} artists counted`);
    });
    await sumUpArtists(db, new Date());
    console.log(`The figures of ${artists} artists are counted anew.`);
  } finally {
    await close();
  }
}

if (!isRebuild()) {
  console.error(
    'npm run figures -- --rebuild counts the figures of all artists anew from the plays.',
  );
  process.exit(2);
}
try {
  await rebuild();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
