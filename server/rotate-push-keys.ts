// Messages to browsers that subscribed with the former key use it until they come back.
import { rotatePushKeys } from './modules/promotion/push/index.ts';
import { runCommand } from './platform/run-command.ts';
import { openVault } from './platform/vault/open-vault.ts';

await runCommand({
  read: () => async (db, config) => {
    const vault = await openVault(db, config);
    const id = await rotatePushKeys(db, { vault, now: new Date() });
    console.log(`${id} is the key of push messages from now on.`);
  },
});
