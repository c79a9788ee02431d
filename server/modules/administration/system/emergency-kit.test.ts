import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SecurityEventList } from '#contract/security-log.ts';
import type { Right } from '#contract/right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { type SignedIn, startTestApp } from '../../../testing/start-test-app.ts';
import { readPushKeys } from '../../promotion/push/index.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { insertBackupRun } from './backup-run.repository.ts';

const tonada = await startTestApp();
const { admin, call } = await startAdministration(tonada);
afterAll(() => tonada.close());

const { config, db, clock, vault } = tonada;
const [databaseUrl, accountKey] = [config.databaseUrl, 'llave-de-las-cuentas-de-prueba-32'];
writeFileSync(join(config.dataDir, 'account-key'), accountKey);

/** As on one machine: keys are files of the data folder. */
beforeEach(() => {
  Object.assign(config, {
    databaseUrl: undefined,
    accountKey: undefined,
    mediaSecret: undefined,
    backupDir: '/copias',
    backupPassphrase: undefined,
  });
});
afterAll(() => Object.assign(config, { databaseUrl }));

const save = (who: SignedIn = admin) => call('POST', 'emergency-kit', { who });
const only = (right: Right) => tonada.signIn({ role: 'admin', rights: [right] });
/** Each test has its own, because savings are counted. */
const read = async () => {
  const answer = await save(await only('service'));
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

// Proves backup: The emergency kit
it('is a text file with the keys, where backups are, and how to restore', async () => {
  const place = '/copias/tonada-2026-11-20T0300.backup';
  const endedAt = new Date('2026-11-20T03:00:00Z');
  await insertBackupRun(db, { endedAt, place, bytes: 4, failure: null });
  const answer = await save();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="kit-de-emergencia-2026-11-20.txt"',
  });
  expect(answer.body).toMatch(/^KIT DE EMERGENCIA DE Tonada\n/);
  expect(answer.body).toContain('Dirección: http://localhost:3101\n');
  expect(answer.body).toMatch(/\nVersión: \d+\.\d+\.\d+\nFecha: 2026-11-20 20:00 UTC\n/);
  expect(answer.body).toContain(`account-key de la carpeta de datos):\n${accountKey}\n`);
  expect(answer.body).toContain(`media-secret de la carpeta de datos):\n${tonada.mediaSecret}\n`);
  const keys = await readPushKeys(db, vault);
  expect(keys.size).toBe(1);
  for (const [id, { publicKey, privateKey }] of keys) {
    expect(answer.body).toContain(`\n${id}: pública ${publicKey}, privada ${privateKey}\n`);
  }
  expect(answer.body).toContain(
    `\nCarpeta: /copias\nÚltima correcta: ${place}, 2026-11-20 03:00 UTC\nNo están cifradas.\n`,
  );
  expect(answer.body.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
  expect(answer.body).not.toMatch(/\{\{|undefined|null/);
});

// Proves backup: No key of the settings
it('names the settings of keys that the operator has set, and never the passphrase', async () => {
  Object.assign(config, {
    accountKey: 'a'.repeat(40),
    mediaSecret: tonada.mediaSecret,
    backupPassphrase: 'doce letras o más',
    backupDir: null,
  });
  await switchSetting(db, 'nightlyBackup', false);
  const kit = await read();
  await switchSetting(db, 'nightlyBackup', true);
  for (const setting of ['TONADA_ACCOUNT_KEY', 'TONADA_MEDIA_SECRET']) {
    expect(kit).toContain(`\nestá en el ajuste ${setting} del servidor`);
  }
  for (const secret of [accountKey, 'a'.repeat(40), tonada.mediaSecret, 'doce letras o más']) {
    expect(kit).not.toContain(secret);
  }
  expect(kit).toContain('falta una carpeta en el ajuste TONADA_BACKUP_DIR');
  expect(kit).toContain('La copia de cada noche está apagada en Sistema.');
  expect(kit).toContain('Están cifradas con la contraseña del ajuste TONADA_BACKUP_PASSPHRASE');
});

// Proves backup: Who saves the kit
it('is for the right to the service, with a fresh proof, some times an hour', async () => {
  for (const right of ['people', 'catalogue', 'money'] as const) {
    expect((await save(await only(right))).statusCode).toBe(403);
  }
  expect((await save(await tonada.signIn())).statusCode).toBe(403);
  expect(
    (await tonada.app.inject({ method: 'POST', url: '/api/admin/emergency-kit' })).statusCode,
  ).toBe(401);
  const who = await only('service');
  const answers = [];
  for (let times = 0; times < 31; times += 1) answers.push((await save(who)).statusCode);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  const { headers, id } = await only('service');
  expect(id).not.toBe(who.id);
  clock.advance(16 * 60_000);
  const late = await tonada.app.inject({
    method: 'POST',
    url: '/api/admin/emergency-kit',
    headers,
  });
  expect(late.statusCode).toBe(403);
  expect(late.json()).toMatchObject({ reason: 'step-up' });
});

it('is not handed over where anybody may sign in as an admin', async () => {
  const who = await only('service');
  config.isDemoPublic = true;
  expect((await save(who)).statusCode).toBe(403);
  config.isDemoPublic = false;
});

// Proves backup: Who saved it
it('is in both logs without its content, and the other admins of the service get an email', async () => {
  const who = await tonada.signIn({
    role: 'admin',
    rights: ['service'],
    email: 'otra@example.com',
    displayName: 'Otra',
  });
  // The job of the night runs too.
  config.backupDir = null;
  const answer = await save(who);
  const { headers } = await tonada.signIn({ role: 'admin' });
  const log = await tonada.app.inject({ url: '/api/admin/actions', headers });
  const [act] = log.json<{ actions: { action: string }[] }>().actions;
  expect(act).toMatchObject({
    action: 'kit.save',
    actor: { id: who.id, name: 'Otra' },
    target: { kind: 'kit', id: 'kit' },
    before: null,
    after: null,
  });
  const url = '/api/admin/security-events?kind=service';
  const { events } = (await tonada.app.inject({ url, headers })).json<SecurityEventList>();
  expect(events[0]).toMatchObject({
    kind: 'service',
    outcome: 'success',
    actor: { id: who.id },
    subject: null,
    detail: { act: 'kit' },
  });
  expect(JSON.stringify([act, events])).not.toContain(accountKey);
  await tonada.app.jobs.runDue();
  await eventually(() => {
    const mails = readOutbox(config.dataDir, 'jefa@example.com').join();
    expect(mails).toContain('kit de emergencia de Tonada');
    expect(mails).not.toContain(accountKey);
  });
  expect(readOutbox(config.dataDir, 'otra@example.com').join()).not.toContain('kit de emergencia');
  expect(answer.body).toContain(accountKey);
});
