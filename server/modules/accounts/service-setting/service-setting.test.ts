import { afterAll, expect, it } from 'vitest';
import type { ServiceSetting } from '#contract/administration.ts';
import { allRights, type Right } from '#contract/right.ts';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { requireUploads } from './service-setting.repository.ts';
import { insertUser } from '../../people/user/user.repository.ts';
import { makeUser } from '../../people/user/make-user.ts';

const tonada = await startTestApp();
const { admin, call, create, lastAction } = await startAdministration(tonada);
afterAll(() => tonada.close());

const post = (path: string, payload: object) =>
  tonada.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

const register = (email: string) =>
  post('register', {
    email,
    password: 'secreta de hoy',
    displayName: 'Luz',
    dateOfBirth: '1999-02-28',
  });

const turn = (isOn: boolean, name = 'registrations') =>
  tonada.app.inject({
    method: 'PUT',
    url: `/api/admin/settings/${name}`,
    headers: admin.headers,
    payload: { isOn },
  });

const settings = {
  maintenance: false,
  registrations: true,
  uploads: true,
  staffFactor: false,
  payeeFactor: false,
  nightlyBackup: true,
  nightlyLook: true,
  payByListener: false,
};

it('is on by default', async () => {
  expect((await call('GET', 'settings')).json()).toEqual(settings);
});

// Proves administration: Registrations off
it('registrations: off, only staff can create accounts', async () => {
  const { facebook, google } = simulatedIdentities;
  const { db, clock } = tonada;
  const account = { email: google.email, displayName: google.name, isDemo: true };
  await insertUser(db, await makeUser(account, { db, now: clock() }));

  expect((await turn(false)).json()).toEqual({ ...settings, registrations: false });
  const refused = await register('nueva@example.com');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    error: expect.stringMatching(/^Ahora no se pueden crear cuentas/) as string,
  });
  expect((await post('facebook', facebook)).statusCode).toBe(403);
  // Existing accounts sign in as before.
  expect((await post('google', google)).statusCode).toBe(200);
  expect((await create({ email: 'invitada@example.com' })).statusCode).toBe(201);

  expect((await turn(true)).json()).toEqual(settings);
  expect((await register('nueva@example.com')).statusCode).toBe(200);
});

// Proves administration: Uploads off
it('uploads: off, uploads are rejected with a message, until they are on again', async () => {
  await expect(requireUploads(tonada.db)).resolves.toBeUndefined();
  expect((await turn(false, 'uploads')).json()).toEqual({ ...settings, uploads: false });
  await expect(requireUploads(tonada.db)).rejects.toThrow('Ahora no se puede subir contenido.');
  expect((await turn(true, 'uploads')).json()).toEqual(settings);
  await expect(requireUploads(tonada.db)).resolves.toBeUndefined();
});

// Proves administration: A switch is logged
it('is logged only when it changes', async () => {
  await turn(false);
  const off = await lastAction();
  expect(off).toMatchObject({
    action: 'setting.switch',
    target: { kind: 'setting', id: 'registrations' },
    before: { isOn: true },
    after: { isOn: false },
  });
  await turn(false);
  expect((await lastAction())?.id).toBe(off?.id);
});

it('is not found if unknown', async () => {
  const answer = await tonada.app.inject({
    method: 'PUT',
    url: '/api/admin/settings/nada',
    headers: admin.headers,
    payload: { isOn: true },
  });
  expect(answer.statusCode).toBe(404);
});

// Proves access: Switches by right
it.each<[ServiceSetting, Right]>([
  ['maintenance', 'service'],
  ['registrations', 'service'],
  ['uploads', 'service'],
  ['staffFactor', 'service'],
  ['payeeFactor', 'service'],
  ['nightlyBackup', 'service'],
  ['nightlyLook', 'service'],
  ['payByListener', 'money'],
])('can only be changed by an admin with its right: %s', async (name, right) => {
  const others = allRights.filter((other) => other !== right);
  const [own, foreign] = [
    await tonada.signIn({ role: 'admin', rights: [right] }),
    await tonada.signIn({ role: 'admin', rights: others }),
  ];
  const statuses = [];
  for (const { headers } of [own, foreign]) {
    const url = `/api/admin/settings/${name}`;
    const answer = await tonada.app.inject({
      method: 'PUT',
      url,
      headers,
      payload: { isOn: settings[name] },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 403]);
});
