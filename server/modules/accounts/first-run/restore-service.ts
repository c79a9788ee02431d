import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependencies } from '../../../platform/app.ts';
import { getStore, openShared } from '../../../platform/assets/open-store.ts';
import type { OnProgress } from '../../../platform/backup/archive.ts';
import { dropAside, setAside } from '../../../platform/backup/backup-rows.repository.ts';
import { restoreBackup } from '../../../platform/backup/restore-backup.ts';
import { CommandError } from '../../../platform/command-error.ts';
import { leaveRestored } from '../../../platform/database/data-folder.ts';
import type { Db } from '../../../platform/database/db.ts';
import { grantRights } from '../../../platform/database/grant-application.ts';
import { takeRestoreLock } from '../../../platform/database/restore-lock.repository.ts';
import { deleteAllEvents } from '../../../platform/events/event.repository.ts';
import { publish } from '../../../platform/events/events.ts';
import { compareVaultKey, isKeyFile, storeVaultKey } from '../../../platform/vault/open-vault.ts';
import { findVaultMark } from '../../../platform/vault/vault.repository.ts';
import { serviceRestored } from './first-run.events.ts';
import { changeService, hasAccounts, holdService } from './service.repository.ts';

/** Of folders in the data folder, for what a restore needs meanwhile. */
export const workPrefix = 'restoring-';

type Restoring = {
  passphrase: string | undefined;
  /** Of the payout accounts; used only where it is no setting. */
  accountKey: string | undefined;
  onProgress: OnProgress;
};

type Place = Pick<Dependencies, 'clock' | 'config' | 'db' | 'reopen'>;

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
  const { clock, config, db } = place;
  const key = isKeyFile(config) ? accountKey : undefined;
  const checkKey = async (filled: Db) => {
    const mark = await findVaultMark(filled);
    if (mark === null || compareVaultKey(mark, config, key) === 'fits') return;
    throw new CommandError('The key of the payout accounts is another.', 'refused', null, 'key');
  };
  let isNoted = false;
  const note = async () => {
    await changeService(db, { restoringSince: clock() });
    isNoted = true;
  };
  const given = { ...reading, shared: openShared(config), checkKey, note };
  try {
    await (config.databaseUrl === undefined
      ? restoreEmbedded(place, file, { ...given, key })
      : restoreRemote(place, file, given));
  } catch (error) {
    if (isNoted) await changeService(db, { restoringSince: null }).catch(() => undefined);
    throw error;
  }
  place.reopen();
}

type Given = Omit<Restoring, 'accountKey'> & {
  shared: ReturnType<typeof openShared>;
  checkKey: (db: Db) => Promise<void>;
  /** Says to a later start that a restore has begun. */
  note: () => Promise<void>;
};

/** In one transaction, until whose end others read the service as it was. */
async function restoreRemote(
  { config }: Place,
  file: string,
  { checkKey, note, ...given }: Given,
): Promise<void> {
  await restoreBackup(file, config, {
    ...given,
    hold: async ({ client }) => {
      if (await takeRestoreLock(client)) return note();
      throw new CommandError('Another server restores, or is begun.', 'refused', null, 'elsewhere');
    },
    clear: async ({ db, client }) => {
      await holdEmpty(db);
      await setAside(client);
    },
    finish: async ({ db, client }) => {
      await checkKey(db);
      await dropAside(client);
      const { databaseUrl, ownerDatabaseUrl } = config;
      if (databaseUrl && ownerDatabaseUrl) await grantRights(db, databaseUrl);
      await deleteAllEvents(db);
      await publish(db, serviceRestored);
    },
  });
}

/** Beside the database in use, whose place it takes at the next start. */
async function restoreEmbedded(
  { config, db }: Place,
  file: string,
  { checkKey, key, note, ...given }: Given & { key: string | undefined },
): Promise<void> {
  await note();
  const folder = mkdtempSync(join(config.dataDir, workPrefix));
  try {
    const place = { ...config, dataDir: folder, store: getStore(config) };
    const settle = async () => {
      // From here on this server, the only one, lets nobody begin it.
      await holdEmpty(db);
      if (key !== undefined) storeVaultKey({ ...config, dataDir: folder }, key);
      leaveRestored(config.dataDir, folder);
    };
    const finish = ({ db: filled }: { db: Db }) => checkKey(filled);
    await restoreBackup(file, place, { ...given, finish, settle });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function holdEmpty(tx: Db) {
  const { setUpCode } = await holdService(tx);
  if (setUpCode !== null && !(await hasAccounts(tx))) return;
  throw new CommandError('Somebody has begun the service.', 'refused', null, 'begun');
}
