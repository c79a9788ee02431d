import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SystemState } from '#contract/system.ts';
import { pruneBackups } from '../../../platform/backup/prune-backups.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { insertBackupRun } from './backup-run.repository.ts';
import { backUp } from './nightly-backup.ts';
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

// Proves administration: Backups
it('shows the last one and the reason of a failure, which is an alarm by email', async () => {
  const { db, clock, config } = tonada;
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
  const none = { lanes: [], lateClosing: null, setAside: [], uncounted: [], unsignedDay: null };
  await raiseAlarms({ db, clock, config }, { ...none, failedBackup: { at: now.toISOString() } });
  await tonada.app.jobs.runDue();
  await eventually(() => {
    const mails = readOutbox(config.dataDir, 'jefa@example.com').join();
    expect(mails).toContain('La copia de seguridad de esta noche falló.');
  });
  await insertBackupRun(db, { endedAt: clock(), place, bytes: 5, failure: null });
  await see({ failedBackup: null });
});
