import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SystemState } from '#contract/system.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { raiseAlarms } from './raise-alarms.ts';

const tonada = await startTestApp();
const { db, clock, config, assets } = tonada;
const { admin, call } = await startAdministration(tonada);
let who = admin;
afterAll(() => tonada.close());

const day = 24 * 3_600_000;

async function use(content: string, by: string) {
  const sender = { owner: 'usr_1', purpose: 'test' };
  const hash = await assets.stage(Buffer.from(content), { ...sender, type: 'audio/flac' });
  await db.transaction((tx) => assets.claim(tx, hash, { ...sender, by }));
  return hash;
}

const lose = (hash: string) => rmSync(join(config.dataDir, 'assets', hash.slice(0, 2), hash));

async function night() {
  clock.advance(day);
  await tonada.app.jobs.runDue();
  // The session of yesterday is over.
  who = await tonada.openSession(admin.id);
}

const see = (files: SystemState['files']) =>
  eventually(async () => {
    clock.advance(61_000);
    const state = (await call('GET', 'system', { who })).json<SystemState>();
    expect(state.files).toEqual(files && (expect.objectContaining(files) as SystemState['files']));
  });

// Proves administration: Files
it('shows what a night found, as a list too, and is an alarm by email', async () => {
  await tonada.app.jobs.runDue();
  const cover = await use('portada', 'album-picture/alb_1');
  await db.transaction((tx) => assets.share(tx, 'album-picture/alb_1', 'playlist-picture/pl_1'));
  await see(null);
  await night();
  await see({ missing: 0, changed: 0, untracked: 0, damagedOn: null } as SystemState['files']);

  lose(cover);
  await night();
  const found = clock();
  const damagedOn = found.toISOString().slice(0, 10);
  await see({ missing: 1, underWay: null, damagedOn } as SystemState['files']);

  const report = await call('GET', 'file-report', { who });
  expect(report.headers['content-type']).toContain('text/csv');
  const since = found.toISOString().slice(0, 19).replace('T', ' ');
  expect(report.body.split('\r\n')).toEqual([
    '\uFEFFQué pasa;Archivo (SHA-256);De qué es;Identificador;Bytes;Desde (UTC)',
    `Falta;${cover};"Portada de un lanzamiento, Portada de una playlist";"alb_1, pl_1";7;${since}`,
    '',
  ]);

  const none = { lanes: [], lateClosing: null, setAside: [], uncounted: [], unsignedDay: null };
  const files = { damagedOn };
  await raiseAlarms({ db, clock, config }, { ...none, files });
  await raiseAlarms({ db, clock, config }, { ...none, files });
  await tonada.app.jobs.runDue();
  const mails = () => readOutbox(config.dataDir, 'jefa@example.com');
  await eventually(() => {
    const alarms = mails().filter((mail) => mail.includes('Faltan archivos subidos'));
    expect(alarms).toHaveLength(1);
  });
});

it('shows the list to staff with the right alone', async () => {
  const money = await tonada.signIn({ role: 'admin', rights: ['money'] });
  expect((await call('GET', 'file-report', { who: money })).statusCode).toBe(403);
});
