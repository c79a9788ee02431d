// Servers on PostgreSQL sign with the new key a minute later, and accept the former one until its
// addresses have expired. The embedded database must not be in use.
import { loadConfig, SettingError } from './platform/config.ts';
import { runCommand } from './platform/run-command.ts';
import { rotateMediaKeys } from './platform/stored-media-keys.repository.ts';

await runCommand({
  read() {
    if (loadConfig(process.env).mediaSecret !== undefined) {
      throw new SettingError('TONADA_MEDIA_SECRET is the key. Change it, or remove it first.');
    }
    return async (db) => {
      const id = await rotateMediaKeys(db, new Date());
      console.log(`${id} is the key of media from the next minute on.`);
    };
  },
});
