import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependencies } from '../../../platform/app.ts';
import { getStore, openShared } from '../../../platform/assets/open-store.ts';
import type { OnProgress } from '../../../platform/backup/archive.ts';
import { dropAside, setAside } from '../../../platform/backup/backup-rows.repository.ts';
import { restoreBackup } from '../../../platform/backup/restore-backup.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { replaceDatabase } from '../../../platform/database/data-folder.ts';
import type { Db } from '../../../platform/database/db.ts';
import { grantRights } from '../../../platform/database/grant-application.ts';
import { publish } from '../../../platform/events/events.ts';
import { compareVaultKey, isKeyFile, storeVaultKey } from '../../../platform/vault/open-vault.ts';
import { findVaultMark } from '../../../platform/vault/vault.repository.ts';
import { serviceRestored } from './first-run.events.ts';
import { hasAccounts, holdService } from './service.repository.ts';

/** Of folders in the data folder, for what a restore needs meanwhile. */
export const workPrefix = 'restoring-';

type Restoring = {
  passphrase: string | undefined;
  /** Of the payout accounts; used only where it is no setting. */
  accountKey: string | undefined;
  onProgress: OnProgress;
};

type Place = Pick<Dependencies, 'config' | 'db' | 'reopen'>;

/**
 * Fills a service that nobody has begun, and opens it again. After a failure it is as before.
 *
 * @throws {CommandError} with the fault.
 */
export async function restoreService(
  place: Place,
  file: string,
  { accountKey, ...reading }: Restoring,
): Promise<void> {
  const { config } = place;
  const key = isKeyFile(config) ? accountKey : undefined;
  const checkKey = async (db: Db) => {
    const mark = await findVaultMark(db);
    if (mark === null || compareVaultKey(mark, config, key) === 'fits') return;
    throw new CommandError('The key of the payout accounts is another.', 'refused', null, 'key');
  };
  const given = { ...reading, shared: openShared(config), checkKey };
  return config.databaseUrl === undefined
    ? restoreEmbedded(place, file, { ...given, key })
    : restoreRemote(place, file, given);
}

type Given = Omit<Restoring, 'accountKey'> & {
  shared: ReturnType<typeof openShared>;
  checkKey: (db: Db) => Promise<void>;
};

/** In one transaction, until whose end others read the service as it was. */
async function restoreRemote(
  { config, reopen }: Place,
  file: string,
  { checkKey, ...given }: Given,
): Promise<void> {
  await restoreBackup(file, config, {
    ...given,
    clear: async ({ db, client }) => {
      await holdEmpty(db);
      await setAside(client);
    },
    finish: async ({ db, client }) => {
      await checkKey(db);
      await dropAside(client);
      const { databaseUrl, ownerDatabaseUrl } = config;
      if (databaseUrl && ownerDatabaseUrl) await grantRights(db, databaseUrl);
      await publish(db, serviceRestored);
    },
  });
  reopen();
}

/** Beside the database in use, whose place it takes while the server is closed. */
async function restoreEmbedded(
  { config, db, reopen }: Place,
  file: string,
  { checkKey, key, ...given }: Given & { key: string | undefined },
): Promise<void> {
  const folder = mkdtempSync(join(config.dataDir, workPrefix));
  try {
    const place = { ...config, dataDir: folder, store: getStore(config) };
    await restoreBackup(file, place, { ...given, finish: ({ db: filled }) => checkKey(filled) });
    // From here on this server, the only one, lets nobody begin it.
    await holdEmpty(db);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  reopen(() =>
    replaceDatabase(config.dataDir, folder, () => {
      if (key !== undefined) storeVaultKey(config, key);
    }),
  );
}

async function holdEmpty(tx: Db) {
  const { setUpCode } = await holdService(tx);
  if (setUpCode !== null && !(await hasAccounts(tx))) return;
  throw new CommandError('Somebody has begun the service.', 'refused', null, 'begun');
}
