// `npm run big-playlist -- 10000 oyente@demo.tonada.example`: adds a playlist of invented tracks
// to an account. Stop the server on that data folder first.
import { demoAccounts } from '#sample/demo-accounts.ts';
import { demoSeeds, seedDemo } from '../server/demo/index.ts';
import { findUserByEmail } from '../server/modules/people/user/index.ts';
import { SettingError } from '../server/platform/config.ts';
import { runCommand } from '../server/platform/run-command.ts';
import { openVault } from '../server/platform/vault/open-vault.ts';
import { addBigPlaylist } from '../server/testing/add-big-playlist.ts';

const largest = 10_000;
const [size = `${largest}`, email = demoAccounts[0]?.email ?? ''] = process.argv.slice(2);

await runCommand({
  read() {
    const tracks = Number(size);
    if (!Number.isInteger(tracks) || tracks < 1 || tracks > largest) {
      throw new SettingError(`"${size}" is no number of tracks. Give one from 1 to ${largest}.`);
    }
    return async (db, config) => {
      const { demo, host, port } = config;
      const now = new Date();
      // Only an empty database receives the demo.
      if (demo) {
        const seeds = demoSeeds(await openVault(db, config));
        await seedDemo({ db, now, seeds, onProgress: console.log });
      }
      const owner = await findUserByEmail(db, email);
      if (owner === null) throw new SettingError(`There is no account of ${email}.`);
      const id = await addBigPlaylist(db, { ownerId: owner.id, now, tracks });
      console.log(`http://${host}:${port}/playlist/${id}`);
      console.log(`With npm run dev: http://localhost:5173/playlist/${id}`);
    };
  },
});
