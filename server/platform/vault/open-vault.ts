import { type Config, SettingError } from '../config.ts';
import type { Db } from '../database/db.ts';
import { findStoredSecret, makeStoredSecret } from '../stored-secret.ts';
import { makeVault, type Vault } from './vault.ts';
import { addVaultMark, findVaultMark } from './vault.repository.ts';

type Settings = Pick<Config, 'accountKey' | 'dataDir' | 'databaseUrl'>;

const fileName = 'account-key';
const marked = 'vault';

/**
 * Compares the key with the one by which the database was sealed, before anything is written.
 *
 * @throws {SettingError} where it is lost or another.
 */
export async function checkVaultKey(db: Db, settings: Settings): Promise<void> {
  const mark = await findVaultMark(db);
  const key = findKey(settings);
  if (key === null && (mark !== null || settings.databaseUrl !== undefined)) throw lost(mark);
  if (key !== null && mark !== null && makeVault(key).mark(marked) !== mark) {
    throw new SettingError(
      `TONADA_ACCOUNT_KEY, or without it the file ${fileName} in TONADA_DATA_DIR, is not the key by which the payout accounts are encrypted. Restore that key; nothing was written.`,
    );
  }
}

/** Makes the key of a data folder at the first start. */
export async function openVault(db: Db, settings: Settings): Promise<Vault> {
  const vault = makeVault(findKey(settings) ?? makeStoredSecret(settings.dataDir, fileName));
  await addVaultMark(db, vault.mark(marked));
  return vault;
}

/** How the key of these settings meets the one by which a mark was made. */
export function compareVaultKey(
  mark: string,
  settings: Settings,
  given = findKey(settings),
): 'fits' | 'setting' | 'file' {
  if (given !== null && makeVault(given).mark(marked) === mark) return 'fits';
  return isKeyFile(settings) ? 'file' : 'setting';
}

/** Whether the key is a file of the data folder, and no setting. */
export const isKeyFile = ({ accountKey, databaseUrl }: Settings): boolean =>
  accountKey === undefined && databaseUrl === undefined;

/** The key where it is a file of the data folder; null for a setting. */
export const findKeyFile = (settings: Settings): string | null =>
  isKeyFile(settings) ? findStoredSecret(settings.dataDir, fileName) : null;

/** Replaces the key of a data folder. */
export const storeVaultKey = ({ dataDir }: Settings, key: string): string =>
  makeStoredSecret(dataDir, fileName, key);

const findKey = ({ accountKey, dataDir }: Settings) =>
  accountKey ?? findStoredSecret(dataDir, fileName);

function lost(mark: string | null) {
  if (mark === null) {
    return new SettingError(
      'TONADA_ACCOUNT_KEY is missing: payout accounts on DATABASE_URL are encrypted by it. Set the same 32 or more characters on every server, such as the output of "openssl rand -base64 32", and keep a copy outside the database.',
    );
  }
  return new SettingError(
    `TONADA_ACCOUNT_KEY is missing, and the file ${fileName} in TONADA_DATA_DIR too: the payout accounts are encrypted by that key. Restore it; nothing was written.`,
  );
}
