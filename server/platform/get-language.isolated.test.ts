import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeEmail } from '../testing/read-emails.ts';
import { startMailServer, type MailServer } from '../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { fill, say, sentences } from './sentences.ts';
import { eventually } from '../testing/eventually.ts';

vi.mock(import('./catalogues.ts'), async (importOriginal) => {
  const { catalogues } = await importOriginal();
  const english = {
    'problems.unauthorized': 'Sign in to go on.',
    'session.wrongCredentials': 'Wrong email or password.',
    'account.passwordFailed': 'The password is as it was. {{reason}}',
    'fields.tooShort_one': 'Write at least {{count}} letter.',
    'fields.tooShort_other': 'Write at least {{count}} letters.',
    'resetMail.subject': 'A new password for {{brand}}',
    'resetMail.hello': 'Hello,',
  };
  const more = { en: new Map(Object.entries(english)), ca: new Map<string, string>() };
  return { catalogues: new Map([...catalogues, ...Object.entries(more)]) };
});

let mailServer: MailServer;
let tonada: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  tonada = await startTestApp({ config: { smtpUrl: mailServer.url } });
});
afterAll(async () => {
  await tonada.close();
  await mailServer.close();
});

const login = (language: string) =>
  tonada.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'nadie@example.com', password: 'otra' },
    headers: { 'accept-language': language },
  });

describe('a text of the server', () => {
  it.each([
    ['en', 'Wrong email or password.'],
    ['de-CH, en-GB;q=0.8, es;q=0.5', 'Wrong email or password.'],
    ['en;q=0.5, es', 'Email o contraseña incorrectos.'],
    ['de', 'Email o contraseña incorrectos.'],
    ['en;q=0', 'Email o contraseña incorrectos.'],
    ['*;;;', 'Email o contraseña incorrectos.'],
  ])('is in %j for a browser that asks for %j', async (language, error) => {
    expect((await login(language)).json()).toMatchObject({ error });
  });

  it('is in the profile’s language for a signed-in user, with Spanish for missing texts', async () => {
    const { headers } = await tonada.signIn({ language: 'en' });
    const call = { method: 'PUT', url: '/api/user/password', headers } as const;
    const payload = { currentPassword: 'a', newPassword: 'b' };
    const answer = await tonada.app.inject({ ...call, payload });
    expect(answer.json()).toMatchObject({
      error: 'The password is as it was. Revisa los datos e inténtalo de nuevo.',
      fields: { newPassword: 'Write at least 6 letters.' },
    });
  });

  it('has the plural of its language', () => {
    const { text } = say(fill(sentences.fields.tooShort, { count: 1 }), 'en');
    expect(text).toBe('Write at least 1 letter.');
  });
});

it.each([
  ['en-GB, es;q=0.5', 'en'],
  ['ca', 'es'],
  ['', 'es'],
])('sets a new profile to the user’s language: %j is %s', async (requested, language) => {
  const account = { password: 'una-clave', displayName: 'Luz', dateOfBirth: '1999-02-28' };
  const email = `${crypto.randomUUID()}@example.com`;
  const headers = { 'accept-language': requested };
  const post = (path: string, payload: object) =>
    tonada.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
  const { registration } = (await post('register', { ...account, email })).json<{
    registration: string;
  }>();
  const codeIn = (source = '') => /\b\d{6}\b/.exec(decodeEmail(source))?.[0];
  const mailedCode = () => codeIn(mailServer.emails.find(({ to }) => to.includes(email))?.source);
  await eventually(() => expect(mailedCode()).toBeDefined());
  const answer = await post('register/code', { registration, code: mailedCode() });
  expect(answer.json()).toMatchObject({ user: { language } });
});

it('emails in the profile’s language, marked, with Spanish for missing texts', async () => {
  await tonada.signIn({ email: 'luz@example.com', language: 'en' });
  const payload = { email: 'luz@example.com' };
  await tonada.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload });
  const emails = () => mailServer.emails.filter(({ to }) => to.includes(payload.email));
  await eventually(() => expect(emails()).toHaveLength(1));
  const source = emails()[0]?.source.replaceAll(/=\r?\n/g, '') ?? '';
  expect(source).toContain('Subject: A new password for Tonada');
  expect(source).toContain('<html lang=3D"en">');
  expect(source).toContain('<p lang=3D"en">Hello,</p>');
  expect(source).toMatch(/<p lang=3D"es">Alguien/);
});
