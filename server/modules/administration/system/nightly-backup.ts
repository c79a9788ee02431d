import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AppModule } from '../../../platform/app.ts';
import type { Config } from '../../../platform/config.ts';
import { databaseFolder } from '../../../platform/database/data-folder.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { isNightDue } from '../../../platform/nights.ts';
import { rootReason } from '../../../platform/database/start-problems.ts';
import { findLastBackup, insertBackupRun } from './backup-run.repository.ts';

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
    run: async ({ signal }) => {
      const { last } = await findLastBackup(db);
      const since = last?.endedAt ?? (await findFirstDay(config));
      if (config.backupDir === null || !isNightDue(startsAt, since, clock())) return;
      const run = await backUp(config.backupDir, { now: clock(), signal, disk });
      await inTransaction(db, (tx) => insertBackupRun(tx, { ...run, endedAt: clock() }));
      if (run.failure === null) await runCommand(['prune', config.backupDir], signal);
    },
  });
};

/** A new service has its first backup in its first night. */
async function findFirstDay({ dataDir, databaseUrl }: Config): Promise<Date> {
  if (databaseUrl !== undefined) return new Date(0);
  return (await stat(join(databaseFolder(dataDir), 'PG_VERSION'))).mtime;
}

type Backing = { now: Date; signal: AbortSignal; disk: { requireRoom: () => Promise<void> } };

export async function backUp(
  folder: string,
  { now, signal, disk }: Backing,
  write: Write = (file, ending) => runCommand(['backup', file], ending),
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
