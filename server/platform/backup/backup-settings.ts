import { join, resolve } from 'node:path';
import { parseStore, type StoreSettings } from '../assets/store-settings.ts';
import { SettingError } from '../setting-error.ts';

export const backupSettings = [
  'TONADA_BACKUP_DIR',
  'TONADA_BACKUP_FILES',
  'TONADA_BACKUP_KEEP',
  'TONADA_BACKUP_PASSPHRASE',
] as const;

const passphraseMin = 12;

export type BackupSettings = {
  /** Of the nightly backups; null means none. */
  backupDir: string | null;
  /** How many of them are kept. */
  backupsKept: number;
  backupPassphrase: string | undefined;
  /** Where backups share their files; null where each holds its own. */
  backupFiles: StoreSettings | null;
};

type Where = { root: string; dataDir: string; databaseUrl: string | undefined };

/** @throws {SettingError} for an invalid value. */
export function readBackupSettings(
  read: (name: string) => string | undefined,
  where: Where,
): BackupSettings {
  const backupPassphrase = readPassphrase(read('TONADA_BACKUP_PASSPHRASE'));
  const place = read('TONADA_BACKUP_FILES');
  if (place !== undefined && backupPassphrase !== undefined) {
    throw new SettingError(
      'TONADA_BACKUP_FILES and TONADA_BACKUP_PASSPHRASE are both set, and shared files are not encrypted. Choose an encrypted disk or bucket and remove the passphrase, or remove TONADA_BACKUP_FILES.',
    );
  }
  return {
    backupDir: readBackupDir(read('TONADA_BACKUP_DIR'), where),
    backupsKept: readBackupsKept(read('TONADA_BACKUP_KEEP')),
    backupPassphrase,
    backupFiles: place === undefined ? null : parseStore(place, read, 'TONADA_BACKUP_FILES'),
  };
}

function readBackupDir(value: string | undefined, { root, dataDir, databaseUrl }: Where) {
  if (value === 'off') return null;
  if (value !== undefined) return resolve(root, value);
  return databaseUrl === undefined ? join(dataDir, 'backups') : null;
}

function readBackupsKept(value = '7') {
  if (!/^[1-9]\d{0,2}$/.test(value)) {
    throw new SettingError(
      `TONADA_BACKUP_KEEP is "${value}". Set it to how many nightly backups are kept, from 1 to 999.`,
    );
  }
  return Number(value);
}

function readPassphrase(value: string | undefined) {
  if (value !== undefined && value.length < passphraseMin) {
    throw new SettingError(
      `TONADA_BACKUP_PASSPHRASE is too short. Give it at least ${passphraseMin} characters, or remove it to write backups that are not encrypted.`,
    );
  }
  return value;
}
