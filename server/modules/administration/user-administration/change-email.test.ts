import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminUser } from '#contract/administration.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox, tokenIn } from '../../../testing/read-emails.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { findUserById } from '../../people/user/user.repository.ts';

let tonada: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  tonada = await startTestApp();
  admin = await tonada.signIn({ role: 'admin' });
});
afterAll(() => tonada.close());

async function change(
  id: string,
  changes: Partial<AdminUser>,
  { app }: TestApp = tonada,
  who = admin,
) {
  const url = `/api/admin/users/${id}`;
  const read = await app.inject({ url, headers: who.headers });
  const { name, email, subscription, role, status, country } = read.json<AdminUser>();
  const seen = { name, email, subscription, role, status, country };
  return app.inject({ method: 'PATCH', url, headers: who.headers, payload: { seen, changes } });
}
const emailsTo = (to: string) => readOutbox(tonada.config.dataDir, to);

// Proves account: Staff change an email
it('an email changed by staff applies once its emailed link is opened, and the former one is notified', async () => {
  const { id } = await tonada.signIn({ email: 'antes@example.com' });
  expect((await change(id, { email: 'despues@example.com' })).statusCode).toBe(200);
  await tonada.app.jobs.runDue();
  const token = await eventually(() => {
    expect(emailsTo('antes@example.com')).toHaveLength(1);
    return tokenIn(emailsTo('despues@example.com')[0] ?? '');
  });
  expect((await findUserById(tonada.db, id))?.email).toBe('antes@example.com');
  const url = '/api/auth/verify-email';
  const used = await tonada.app.inject({ method: 'POST', url, payload: { token } });
  expect(used.json()).toMatchObject({ purpose: 'change', user: null });
  expect((await findUserById(tonada.db, id))?.email).toBe('despues@example.com');
  await tonada.app.jobs.runDue();
  await eventually(() => {
    expect(emailsTo('antes@example.com')).toHaveLength(2);
    expect(emailsTo('despues@example.com')).toHaveLength(2);
  });
});

// Proves account: A link from before a promotion
it('an email requested by staff is not applied to an account promoted since', async () => {
  const { id } = await tonada.signIn({ email: 'sube@example.com' });
  await change(id, { email: 'ajena@example.com' });
  await tonada.app.jobs.runDue();
  const token = await eventually(() => {
    expect(emailsTo('ajena@example.com')).toHaveLength(1);
    return tokenIn(emailsTo('ajena@example.com')[0] ?? '');
  });
  expect((await change(id, { role: 'admin', rights: ['money'] })).statusCode).toBe(200);
  const url = '/api/auth/verify-email';
  const used = await tonada.app.inject({ method: 'POST', url, payload: { token } });
  expect(used.statusCode).toBe(400);
  expect((await findUserById(tonada.db, id))?.email).toBe('sube@example.com');
});

// Proves account: A role needs a proven email, and is reported
it('a role changed by staff is reported to the user, and needs a verified email', async () => {
  const email = 'rol@example.com';
  const { id } = await tonada.signIn({ email, emailVerifiedAt: null });
  const refused = await change(id, { role: 'artist' });
  expect(refused.json<{ fields: object }>().fields).toHaveProperty('role');
  const proven = await tonada.signIn({ email: 'probada@example.com' });
  expect((await change(proven.id, { role: 'artist' })).statusCode).toBe(200);
  await tonada.app.jobs.runDue();
  await eventually(() => expect(emailsTo('probada@example.com')).toHaveLength(1));
  expect(emailsTo(email)).toEqual([]);
});

// Proves account: Without email
it('an email changed by staff applies at once on a service without email', async () => {
  const bare = await startTestApp({ config: { demo: false } });
  const who = await bare.signIn({ role: 'admin' });
  const { id } = await bare.signIn({ email: 'antes@example.com' });
  const answer = await change(id, { email: 'despues@example.com' }, bare, who);
  await bare.close();
  expect(answer.json()).toMatchObject({ email: 'despues@example.com' });
});
