import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import { migrationsFolder } from '../../platform/database/migrate-to-latest.ts';
import { startMailServer, type MailServer } from '../../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { insertReset } from '../account/password-reset.repository.ts';
import { hashPassword } from '../session/password.ts';
import { hashToken } from '../session/session-token.ts';
import { findUserByEmail } from './user.repository.ts';
import { eventually } from '../../testing/eventually.ts';

const email = 'admin@demo.tonada.example';
const password = 'tonada-demo';
const admin = { id: 'usr_demo-admin', email, role: 'admin', isDemo: true } as const;

const post = ({ app }: TestApp, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

describe('outside demo mode a demo account', () => {
  let tonada: TestApp;
  let mailServer: MailServer;
  let headers: { authorization: string };
  beforeAll(async () => {
    mailServer = await startMailServer();
    tonada = await startTestApp({ config: { demo: false, smtpUrl: mailServer.url } });
    const passwordHash = await hashPassword(password);
    ({ headers } = await tonada.signIn({ ...admin, passwordHash }));
  });
  afterAll(async () => {
    await tonada.close();
    await mailServer.close();
  });

  it('cannot sign in, as if there were none', async () => {
    const [known, unknown] = await Promise.all([
      post(tonada, 'login', { email, password }),
      post(tonada, 'login', { email: 'nadie@example.com', password }),
    ]);
    expect(known.statusCode).toBe(401);
    expect({ ...known.json<object>(), requestId: '' }).toEqual({
      ...unknown.json<object>(),
      requestId: '',
    });
  });

  it('has no session any more', async () => {
    const answer = await tonada.app.inject({ url: '/api/auth/me', headers });
    expect(answer.statusCode).toBe(401);
  });

  it('gets no mail, and a link of before sets no password', async () => {
    expect((await post(tonada, 'forgot-password', { email })).statusCode).toBe(200);
    await tonada.signIn({ email: 'luz@example.com' });
    await post(tonada, 'forgot-password', { email: 'luz@example.com' });
    await eventually(() => expect(mailServer.mails).toHaveLength(1));
    expect(mailServer.mails[0]?.to).toEqual(['luz@example.com']);

    const expiresAt = new Date(tonada.clock().getTime() + 60_000);
    await insertReset(tonada.db, { tokenHash: hashToken('kept'), userId: admin.id, expiresAt });
    const reset = await post(tonada, 'reset-password', { token: 'kept', newPassword: 'la nueva' });
    expect(reset.statusCode).toBe(400);
  });
});

describe('the mark of a demo account', () => {
  let tonada: TestApp;
  beforeAll(async () => {
    tonada = await startTestApp();
  });
  afterAll(() => tonada.close());

  const isMarked = async (address: string) =>
    (await findUserByEmail(tonada.db, address))?.isDemo === true;

  it('outlasts another password, which anybody may have set', async () => {
    const passwordHash = await hashPassword(password);
    const { headers } = await tonada.signIn({ ...admin, passwordHash });
    const answer = await tonada.app.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers,
      payload: { currentPassword: password, newPassword: 'la nueva' },
    });
    expect(answer.statusCode).toBe(204);
    expect(await isMarked(email)).toBe(true);
  });

  it('is on the accounts of the simulated providers, whoever made them', async () => {
    const { google, apple } = simulatedIdentities;
    const dateOfBirth = '1999-02-28';
    const account = { email: apple.email, password, displayName: 'Luz', dateOfBirth };
    await post(tonada, 'register', account);
    expect(await isMarked(apple.email)).toBe(false);
    await post(tonada, 'apple', apple);
    await post(tonada, 'google', google);
    expect([await isMarked(apple.email), await isMarked(google.email)]).toEqual([true, true]);
  });

  it('comes to the accounts of a demo folder of an earlier version, and to no other', async () => {
    const people = ['usr_demo-artista', 'usr_bea_tocadiscos', '01kadjusrx_'].map((id) => ({ id }));
    for (const { id } of people) await tonada.signIn({ id, email: `${id}@example.com` });
    const { facebook } = simulatedIdentities;
    await tonada.signIn({ email: facebook.email });
    const migration = readFileSync(join(migrationsFolder, '0003_demo-accounts.sql'), 'utf8');
    await tonada.db.execute(sql.raw(migration.split('--> statement-breakpoint\n')[1] ?? ''));
    const marked = await Promise.all(people.map(({ id }) => isMarked(`${id}@example.com`)));
    expect([...marked, await isMarked(facebook.email)]).toEqual([true, true, false, true]);
  });
});
