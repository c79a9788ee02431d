// `npm run big-playlist -- 10000 oyente@demo.tonada.example`: adds a playlist of that many invented
// tracks for that account to the database of the usual settings. The server must not be running on
// the same data folder.
import { demoAccounts } from '#sample/demo-accounts.ts';
import { seedDemo } from '../server/modules/demo/seed-demo.ts';
import { findUserByEmail } from '../server/modules/user/user.repository.ts';
import { loadConfig, SettingError } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { addBigPlaylist } from '../server/testing/add-big-playlist.ts';

const largest = 10_000;
const [size = `${largest}`, email = demoAccounts[0]?.email ?? ''] = process.argv.slice(2);

async function run() {
  const tracks = Number(size);
  if (!Number.isInteger(tracks) || tracks < 1 || tracks > largest) {
    throw new SettingError(`"${size}" is no number of tracks. Give one from 1 to ${largest}.`);
  }
  const config = loadConfig(process.env);
  const { db, close } = await openDatabase(config, { onProgress: console.log });
  try {
    const now = new Date();
    // Later it would be too late: only an empty database is given the demo.
    if (config.demo) await seedDemo({ db, now, onProgress: console.log });
    const owner = await findUserByEmail(db, email);
    if (owner === null) throw new SettingError(`There is no account of ${email}.`);
    const id = await addBigPlaylist(db, { ownerId: owner.id, now, tracks });
    console.log(`http://${config.host}:${config.port}/playlist/${id}`);
    console.log(`With npm run dev: http://localhost:5173/playlist/${id}`);
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
