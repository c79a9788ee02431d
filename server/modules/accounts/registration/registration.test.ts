import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PendingRegistration } from '#contract/session.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { eventually } from '../../../testing/eventually.ts';
import { decodeEmail } from '../../../testing/read-emails.ts';
import { startMailServer, type MailServer } from '../../../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { findUserByEmail } from '../../people/user/user.repository.ts';

let mailServer: MailServer;
let tonada: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  tonada = await startTestApp({ config: { demo: false, smtpUrl: mailServer.url } });
});
afterAll(async () => {
  await tonada.close();
  await mailServer.close();
});

const post = (path: string, payload: object) =>
  tonada.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
const password = 'tres tristes tigres';
const register = (email: string, change: object = {}) =>
  post('register', {
    email,
    password,
    displayName: 'Luz Ibáñez',
    dateOfBirth: '1999-02-28',
    ...change,
  });
const begin = async (email: string) =>
  (await register(email)).json<PendingRegistration>().registration;
const finish = (registration: string, code: string) =>
  post('register/code', { registration, code });

const emailsTo = (email: string) =>
  mailServer.emails.filter(({ to }) => to.includes(email)).map(({ source }) => decodeEmail(source));
const lastEmailTo = (email: string, number = 1) =>
  eventually(() => {
    expect(emailsTo(email)).toHaveLength(number);
    return emailsTo(email).at(-1) ?? '';
  });
const codeIn = (message: string) => /\b\d{6}\b/.exec(message)?.[0] ?? '';

describe('a registration where mails are sent', () => {
  // Proves account: A registration by code
  it('is completed by the emailed code, which verifies the email', async () => {
    const email = 'nueva@example.com';
    const registration = await begin(email);
    expect(await findUserByEmail(tonada.db, email)).toBeNull();
    const code = codeIn(await lastEmailTo(email));
    const answer = await finish(registration, code);
    expect(answer.json()).toMatchObject({ token: expect.any(String) as string, user: { email } });
    expect((await findUserByEmail(tonada.db, email))?.emailVerifiedAt).not.toBeNull();
    expect((await post('login', { email, password })).statusCode).toBe(200);
    expect((await finish(registration, code)).statusCode).toBe(400);
  });

  // Proves account: A registration is answered alike
  it('is answered alike with or without an account, in the same number of statements', async () => {
    const known = 'conocida@example.com';
    await tonada.signIn({ email: known });
    await begin('primera@example.com');
    const answers: { statusCode: number; keys: string[]; length: number }[] = [];
    const ask = async (email: string) => {
      const answer = await register(email);
      const keys = Object.keys(answer.json<object>());
      answers.push({ statusCode: answer.statusCode, keys, length: answer.body.length });
    };
    const statements = [
      await countStatements(() => ask(known)),
      await countStatements(() => ask('libre@example.com')),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.statusCode).toBe(200);
    expect(statements[0]).toBe(statements[1]);
  });

  // Proves account: The owner of the account is notified
  it('notifies the owner of an existing account, at most once an hour, without a code', async () => {
    const email = 'mia@example.com';
    await tonada.signIn({ email });
    const registration = await begin(email);
    const message = await lastEmailTo(email);
    expect(message).toContain('Alguien intentó crear una cuenta');
    expect(codeIn(message)).toBe('');
    await begin(email);
    for (const code of ['000000', '123456']) {
      expect((await finish(registration, code)).statusCode).toBe(400);
    }
    expect(emailsTo(email)).toHaveLength(1);
  });

  // Proves account: Five tries, 15 minutes
  // Proves security: V6.6 Out of band
  it('rejects codes after five wrong ones, and after 15 minutes', async () => {
    const email = 'adivinada@example.com';
    const registration = await begin(email);
    const code = codeIn(await lastEmailTo(email));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let index = 0; index < 5; index += 1) await finish(registration, wrong);
    expect((await finish(registration, code)).statusCode).toBe(400);
    const again = await begin(email);
    const second = codeIn(await lastEmailTo(email, 2));
    tonada.clock.advance(15 * 60_000);
    expect((await finish(again, second)).statusCode).toBe(400);
    expect(await findUserByEmail(tonada.db, email)).toBeNull();
  });

  it('creates one account for two registrations of one email', async () => {
    const email = 'doble@example.com';
    const first = await begin(email);
    const code = codeIn(await lastEmailTo(email));
    const second = await begin(email);
    const other = codeIn(await lastEmailTo(email, 2));
    expect((await finish(first, code)).statusCode).toBe(200);
    expect((await finish(second, other)).statusCode).toBe(400);
  });

  // Proves account: Common passwords
  it.each(['123456', 'password', 'contraseña', 'qwerty', 'luzibanez'])(
    'rejects the common password %j',
    async (common) => {
      const answer = await register('luzibanez@example.com', { password: common });
      expect(answer.statusCode).toBe(400);
      const { fields } = answer.json<{ fields: { password: string } }>();
      expect(fields.password).toMatch(/primeras que alguien probaría/);
    },
  );
});
