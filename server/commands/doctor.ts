import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { isOn } from '../modules/accounts/service-setting/index.ts';
import { findLastBackup } from '../modules/administration/system/index.ts';
import { openShared, openStore } from '../platform/assets/open-store.ts';
import { openRows } from '../platform/backup/snapshots.ts';
import { exitCodes } from '../platform/command-error.ts';
import type { Config } from '../platform/config.ts';
import { findMissing } from '../platform/database/migrate-to-latest.ts';
import { readDatabaseClock } from '../platform/database/read-database-clock.ts';
import { rootReason } from '../platform/database/start-problems.ts';
import { verifySmtp } from '../platform/email/send-by-smtp.ts';
import { publicOrigin } from '../platform/public-origin.ts';
import type { Command } from './command.ts';
import { lookThroughProxy } from './look-through-proxy.ts';
import { describeSize } from './terminal.ts';

/** Milliseconds. */
const clockMost = 60_000;
const backupMost = 2 * 24 * 3_600_000;

type Finding = { about: string; isFine: boolean; says: string };

const fine = (about: string, says: string): Finding => ({ about, isFine: true, says });
const wrong = (about: string, says: string): Finding => ({ about, isFine: false, says });

export const doctor: Command = {
  takes: '',
  does: 'looks at settings, database, clock, disk, store, email, backups and the proxy; exits with 1 where something is wrong',
  async run({ config }) {
    const findings = [
      fine('settings', 'can be read'),
      ...(await lookAtRows(config)),
      await attempt('disk', () => lookAtDisk(config)),
      await attempt('store', () => lookAtStore(config)),
      await attempt('backups', () => lookAtBackups(config)),
      await attempt('email', () => lookAtEmail(config)),
      ...(config.publicUrl === undefined
        ? []
        : [await attempt('proxy', () => lookAtProxy(config))]),
    ];
    return {
      lines: findings.map(
        ({ about, isFine, says }) => `${isFine ? 'ok   ' : 'WRONG'} ${about}: ${says}`,
      ),
      json: { findings },
      exitCode: findings.every(({ isFine }) => isFine) ? 0 : exitCodes.failed,
    };
  },
};

async function attempt(about: string, look: () => Promise<Finding>) {
  return look().catch((error: unknown) => wrong(about, rootReason(error)));
}

async function lookAtRows(config: Config): Promise<Finding[]> {
  try {
    const { db, close } = await openRows(config);
    try {
      const missing = (await findMissing(db)).length;
      const ahead = Date.now() - (await readDatabaseClock(db)).getTime();
      const seconds = Math.round(ahead / 1_000);
      return [
        missing === 0
          ? fine('database', 'has all migrations')
          : wrong('database', `misses ${missing} migrations, which the next start applies`),
        Math.abs(ahead) < clockMost
          ? fine('clock', 'agrees with the database')
          : wrong('clock', `is ${seconds} s ahead of the database`),
        ...(missing === 0 ? [await lookAtLast(db, config)] : []),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [wrong('database', rootReason(error))];
  }
}

async function lookAtLast(db: Parameters<typeof findLastBackup>[0], { backupDir }: Config) {
  const { last, failed } = await findLastBackup(db);
  const isMade = backupDir !== null && (await isOn(db, 'nightlyBackup'));
  if (failed && isMade) return wrong('last backup', failed.failure ?? 'failed');
  if (last === null) return fine('last backup', isMade ? 'none yet' : 'none, and none is made');
  const isOld = isMade && Date.now() - last.endedAt.getTime() > backupMost;
  return (isOld ? wrong : fine)('last backup', `${last.endedAt.toISOString()}, ${last.place}`);
}

async function lookAtDisk({ dataDir, diskFloor }: Config) {
  const { bsize, bavail } = await statfs(dataDir);
  const free = describeSize(bsize * bavail);
  return bsize * bavail < diskFloor
    ? wrong('disk', `${free} are free, less than TONADA_DISK_FLOOR: uploads are refused`)
    : fine('disk', `${free} are free`);
}

/** Writes, deletes and lists, as a server does. */
async function lookAtStore(config: Config) {
  const store = openStore(config);
  await store.check();
  // The first page tells whether the key may list.
  await store.list()[Symbol.asyncIterator]().next();
  return fine('store', `${store.place} can be written and listed`);
}

async function lookAtBackups(config: Config) {
  const { backupDir } = config;
  if (backupDir === null) return fine('backups', 'none at night: see TONADA_BACKUP_DIR');
  await openShared(config)?.check();
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  await access(backupDir, constants.W_OK);
  return fine('backups', `each night into ${backupDir}`);
}

async function lookAtProxy(config: Config) {
  return { about: 'proxy', ...(await lookThroughProxy(publicOrigin(config))) };
}

/** Signs in at the mail server, and sends nothing. */
async function lookAtEmail({ smtpUrl, demo }: Config) {
  if (smtpUrl !== undefined) {
    await verifySmtp(smtpUrl);
    return fine('email', 'the mail server lets the service in');
  }
  if (demo) return fine('email', 'goes to the outbox');
  return wrong('email', 'has no TONADA_SMTP_URL: nobody gets a code or an alarm');
}
