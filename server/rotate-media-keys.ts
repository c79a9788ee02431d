// `npm run rotate-media-keys` makes a new key for the addresses of media, in the database of the usual settings. Servers on
// PostgreSQL sign with it a minute later, and take the former one until its addresses have expired. On the embedded database the
// server must not be running.
import { loadConfig, SettingError } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { rotateMediaKeys } from './platform/stored-media-keys.ts';

async function run() {
  const config = loadConfig(process.env);
  if (config.mediaSecret !== undefined) {
    throw new SettingError('TONADA_MEDIA_SECRET is the key. Change it, or remove it first.');
  }
  const { db, close } = await openDatabase(config, { onProgress: console.log });
  try {
    console.log(
      `${await rotateMediaKeys(db, new Date())} is the key of media from the next minute on.`,
    );
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
