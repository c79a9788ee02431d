import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import type { Config } from '../../../platform/config.ts';
import { databaseFolder } from '../../../platform/database/data-folder.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findNextNight, isNightDue } from '../../../platform/nights.ts';
import { rootReason } from '../../../platform/database/start-problems.ts';
import { isOn } from '../../accounts/service-setting/index.ts';
import { findLastBackup, insertBackupRun } from './backup-run.repository.ts';
import type { BackupRun } from './backup-run.table.ts';

/** Milliseconds. */
const every = 3_600_000;

/** UTC; the first look after it makes the backup, also where the machine slept at night. */
const startsAt = 3;

type Write = (file: string, signal: AbortSignal) => Promise<void>;

/** Source: docs/operations/backup.md. */
export const backUpNightly: AppModule = (app, { config, clock, db, disk }) => {
  app.jobs.define({
    name: 'system.backup',
    lane: 'hours',
    every,
    run: ({ signal }) => backUpIfDue({ config, clock, db, disk }, signal),
  });
};

type Night = Pick<Dependencies, 'config' | 'clock' | 'db' | 'disk'>;

/** @param command runs the command line. */
export async function backUpIfDue(
  { config, clock, db, disk }: Night,
  signal: AbortSignal,
  command: typeof runCommand = runCommand,
): Promise<void> {
  const folder = config.backupDir;
  if (folder === null || !(await isOn(db, 'nightlyBackup'))) return;
  const { last } = await findLastBackup(db);
  if (!isNightDue(startsAt, await findSince(last, config), clock())) return;
  const write: Write = (file, ending) => command(['backup', file], ending);
  const run = await backUp(folder, { now: clock(), signal, disk }, write);
  await inTransaction(db, (tx) => insertBackupRun(tx, { ...run, endedAt: clock() }));
  if (run.failure === null) await command(['prune', folder], signal);
}

/** The next three o'clock, or null where one is due already. */
export async function findNextBackup(
  last: BackupRun | null,
  { config, clock }: Pick<Night, 'config' | 'clock'>,
): Promise<Date | null> {
  const now = clock();
  const isDue = isNightDue(startsAt, await findSince(last, config), now);
  return isDue ? null : findNextNight(startsAt, now);
}

const findSince = async (last: BackupRun | null, config: Config) =>
  last?.endedAt ?? (await findFirstDay(config));

/** A new service has its first backup in its first night. */
async function findFirstDay({ dataDir, databaseUrl }: Config): Promise<Date> {
  const always = new Date(0);
  if (databaseUrl !== undefined) return always;
  const made = await stat(join(databaseFolder(dataDir), 'PG_VERSION')).catch(() => null);
  return made?.mtime ?? always;
}

type Backing = { now: Date; signal: AbortSignal; disk: { requireRoom: () => Promise<void> } };

export async function backUp(
  folder: string,
  { now, signal, disk }: Backing,
  write: Write,
): Promise<{ place: string; bytes: number | null; failure: string | null }> {
  const at = now.toISOString().slice(0, 16).replace(':', '');
  const place = join(folder, `tonada-${at}.backup`);
  try {
    await disk.requireRoom();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(place, signal);
    return { place, bytes: (await stat(place)).size, failure: null };
  } catch (error) {
    return { place, bytes: null, failure: rootReason(error) };
  }
}

/** The same command as by hand; its memory ends with it. */
async function runCommand(args: readonly string[], signal: AbortSignal) {
  const script = resolve(import.meta.dirname, '../../../tonada.ts');
  const child = spawn(process.execPath, [script, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGTERM',
  });
  const [said, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (exitCode === 0) return;
  const { error = `exit code ${exitCode}` } = JSON.parse(said || '{}') as { error?: string };
  throw new Error(error);
}
