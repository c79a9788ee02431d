import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import type { SystemState } from '#contract/system.ts';
import { pruneBackups } from '../../../platform/backup/prune-backups.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { insertBackupRun } from './backup-run.repository.ts';
import { backupRunTable } from './backup-run.table.ts';
import { describeBackups } from './describe-backups.ts';
import { backUp, backUpIfDue } from './nightly-backup.ts';
import { raiseAlarms } from './raise-alarms.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-nightly-'));
const tonada = await startTestApp();
const { call } = await startAdministration(tonada);
afterAll(async () => {
  await tonada.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = new Date('2026-11-20T03:00:00Z');
const backing = { now, signal: new AbortController().signal, disk: tonada.disk };
const place = join(folder, 'nights', 'tonada-2026-11-20T0300.backup');

it('writes a file of its night, and keeps as many as the setting says, and foreign ones', async () => {
  const write = (file: string) => writeFile(file, 'rows');
  expect(await backUp(join(folder, 'nights'), backing, write)).toEqual({
    place,
    bytes: 4,
    failure: null,
  });
  for (const day of ['17', '18', '19']) {
    writeFileSync(join(folder, 'nights', `tonada-2026-11-${day}T0300.backup`), '');
  }
  writeFileSync(join(folder, 'nights', 'mine.backup'), '');
  const keeping = { kept: 2, shared: undefined, passphrase: undefined };
  await pruneBackups(join(folder, 'nights'), keeping);
  expect(readdirSync(join(folder, 'nights')).toSorted()).toEqual([
    'mine.backup',
    'tonada-2026-11-19T0300.backup',
    'tonada-2026-11-20T0300.backup',
  ]);
});

// Proves backup: The switch
it('is made while staff have it switched on, which it is at first', async () => {
  const { config, clock, db, disk } = tonada;
  const commands: string[] = [];
  const command = async ([name = '', file = '']: readonly string[]) => {
    commands.push(name);
    if (name === 'backup') await writeFile(file, 'rows');
  };
  const backUpNow = () => backUpIfDue({ config, clock, db, disk }, backing.signal, command);
  config.backupDir = join(folder, 'switched');
  await switchSetting(db, 'nightlyBackup', false);
  await backUpNow();
  expect(commands).toEqual([]);
  await switchSetting(db, 'nightlyBackup', true);
  await backUpNow();
  expect(commands).toEqual(['backup', 'prune']);
  await db.delete(backupRunTable);
  await db.execute(sql`delete from service_setting`);
  await backUpNow();
  expect(commands).toEqual(['backup', 'prune', 'backup', 'prune']);
  // Once a night.
  await backUpNow();
  expect(commands).toHaveLength(4);
  await db.delete(backupRunTable);
  config.backupDir = null;
});

// Proves administration: Figures of backups
it('has the last attempt, the last good one, the next, and what stands in the way', async () => {
  const { clock, db } = tonada;
  const read = (config: Partial<typeof tonada.config>) =>
    describeBackups({ db, clock, config: { ...tonada.config, ...config } });
  const on = { backupDir: '/copias', databaseUrl: undefined };
  expect(await read({ ...on, backupDir: null })).toEqual({
    lastBackup: null,
    failedBackup: null,
    nightlyBackup: { obstacle: 'off', lastAttempt: null, nextAt: null },
  });
  expect((await read({ backupDir: null, databaseUrl: 'postgres://x' })).nightlyBackup).toEqual({
    obstacle: 'noFolder',
    lastAttempt: null,
    nextAt: null,
  });
  const good = { endedAt: new Date('2026-11-20T03:01:00Z'), place: '/copias/a', bytes: 4 };
  await insertBackupRun(db, { ...good, failure: null });
  const lastBackup = { at: good.endedAt.toISOString(), bytes: 4, place: '/copias/a' };
  expect(await read(on)).toEqual({
    lastBackup,
    failedBackup: null,
    nightlyBackup: {
      obstacle: null,
      lastAttempt: { at: lastBackup.at, failure: null },
      nextAt: '2026-11-21T03:00:00.000Z',
    },
  });
  const at = '2026-11-20T19:00:00.000Z';
  const failure = 'The disk is full.';
  await insertBackupRun(db, { endedAt: new Date(at), place: '/copias/b', bytes: null, failure });
  const lastAttempt = { at, failure };
  expect(await read(on)).toMatchObject({
    lastBackup,
    failedBackup: { at, reason: failure },
    nightlyBackup: { lastAttempt },
  });
  // Nothing is tried again, so nothing alarms.
  await switchSetting(db, 'nightlyBackup', false);
  const switchedOff = await read(on);
  expect(switchedOff).toMatchObject({ failedBackup: null, nightlyBackup: { lastAttempt } });
  await switchSetting(db, 'nightlyBackup', true);
  await db.delete(backupRunTable);
});

// Proves administration: Backups
it('shows the last one and the reason of a failure, which is an alarm by email', async () => {
  const { db, clock, config } = tonada;
  config.backupDir = folder;
  const see = (state: Partial<SystemState>) =>
    eventually(async () => {
      clock.advance(61_000);
      expect((await call('GET', 'system')).json<SystemState>()).toMatchObject(state);
    });
  const failed = await backUp(join(folder, 'nights'), backing, () =>
    Promise.reject(new Error('The disk is full.')),
  );
  expect(failed).toEqual({ place, bytes: null, failure: 'The disk is full.' });
  expect(existsSync(place)).toBe(true);
  const at = new Date(now.getTime() - 24 * 3_600_000);
  await insertBackupRun(db, { endedAt: at, place: '/copias/a', bytes: 4, failure: null });
  await insertBackupRun(db, { endedAt: now, ...failed });
  await see({
    lastBackup: { at: at.toISOString(), place: '/copias/a', bytes: 4 },
    failedBackup: { at: now.toISOString(), reason: 'The disk is full.' },
  });
  const failedBackup = { at: now.toISOString(), reason: 'The disk is full.' };
  const none = { lanes: [], lateClosing: null, setAside: [], uncounted: [], unsignedDay: null };
  await raiseAlarms({ db, clock, config }, { ...none, failedBackup });
  // The job of the night runs too.
  config.backupDir = null;
  await tonada.app.jobs.runDue();
  config.backupDir = folder;
  await eventually(() => {
    const mails = readOutbox(config.dataDir, 'jefa@example.com').join();
    expect(mails).toContain('La copia de seguridad de esta noche falló.');
    expect(mails).toContain('Lo que anotó el servidor: The disk is full.');
  });
  await insertBackupRun(db, { endedAt: clock(), place, bytes: 5, failure: null });
  await see({ failedBackup: null });
});
