import { sql } from '#drizzle/orm.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { startMailServer, type MailServer } from '../../../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordLimits } from '../session/session.limits.ts';
import { resetLimits } from './password-reset.limits.ts';
import { passwordResetTable } from './password-reset.table.ts';
import { eventually } from '../../../testing/eventually.ts';

let mailServer: MailServer;
let tonada: TestApp;
let passwordHash: string;
let count = 0;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mailFrom = 'Tonada <no-reply@example.com>';
  const config = { demo: false, smtpUrl: mailServer.url, mailFrom, host: '0.0.0.0', port: 3111 };
  tonada = await startTestApp({ config });
  passwordHash = await hashPassword('la de antes');
});
afterAll(async () => {
  await tonada.close();
  await mailServer.close();
});

type Body = Record<string, unknown>;
const post = (path: string, payload: Body, { app }: Pick<TestApp, 'app'> = tonada, address = '') =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    ...(address !== '' && { headers: { 'x-forwarded-for': address } }),
  });
const forgot = (email: string, address?: string) =>
  post('forgot-password', { email }, tonada, address);
const reset = (token: string, newPassword = 'la nueva') =>
  post('reset-password', { token, newPassword });
const login = (email: string, password: string) => post('login', { email, password });

async function person() {
  const email = `luz${(count += 1)}@example.com`;
  return { email, ...(await tonada.signIn({ email, passwordHash })) };
}

/** Decodes quoted-printable. */
const decoded = (source: string) =>
  Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
const linkIn = (source: string) => /http\S+#token=[\w-]+/.exec(decoded(source))?.[0] ?? '';
const tokenIn = (source: string) => linkIn(source).split('#token=')[1] ?? '';

const emailsTo = (email: string) => mailServer.emails.filter(({ to }) => to.includes(email));
async function readEmail(number: number, email: string): Promise<string> {
  return eventually(() => {
    const emails = emailsTo(email);
    expect(emails).toHaveLength(number);
    return emails.at(-1)?.source ?? '';
  });
}

describe('a forgotten password', () => {
  it('is reset by the link in the email, which ends every session', async () => {
    const { email, headers } = await person();
    const requested = await forgot(` ${email.toUpperCase()} `);
    expect(requested.statusCode).toBe(200);
    const source = await readEmail(1, email);
    expect(linkIn(source)).toMatch(/^http:\/\/localhost:3111\/reset-password#token=[\w-]{43}$/);
    const answer = await reset(tokenIn(source));
    expect(answer.json()).toEqual({ message: 'Ya puedes iniciar sesión con tu nueva contraseña.' });
    const me = await tonada.app.inject({ url: '/api/auth/me', headers });
    expect(me.statusCode).toBe(401);
    expect((await login(email, 'la de antes')).statusCode).toBe(401);
    expect((await login(email, 'la nueva')).statusCode).toBe(200);
  });

  it('lets a user in who had too many attempts before', async () => {
    const { email } = await person();
    for (let index = 0; index < passwordLimits.account.most; index += 1) await login(email, 'otra');
    expect((await login(email, 'la de antes')).statusCode).toBe(429);
    await forgot(email);
    await reset(tokenIn(await readEmail(1, email)));
    expect((await login(email, 'la nueva')).statusCode).toBe(200);
  });

  it('comes in Spanish, as text and as HTML, from the configured sender', async () => {
    const { email } = await person();
    await forgot(email);
    const source = await readEmail(1, email);
    const message = emailsTo(email)[0];
    expect(message?.from).toBe('no-reply@example.com');
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
    expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8/im);
    const words = decoded(source);
    expect(words).toContain('Alguien pidió cambiar la contraseña de tu cuenta de Tonada.');
    expect(words).toContain('caduca en 60 minutos');
    expect(words).not.toContain('Oyente');
  });

  it('gives a first password to an account that had none', async () => {
    const email = 'social@example.com';
    await tonada.signIn({ email });
    await forgot(email);
    await reset(tokenIn(await readEmail(1, email)));
    expect((await login(email, 'la nueva')).statusCode).toBe(200);
  });

  // Proves account: Answers do not reveal accounts
  it('is answered alike with or without an account, before the account is looked up', async () => {
    const { email } = await person();
    const answers = { known: '', unknown: '' };
    const known = await countStatements(async () => {
      answers.known = (await forgot(email)).body;
    });
    const unknown = await countStatements(async () => {
      answers.unknown = (await forgot('nadie@example.com')).body;
    });
    expect(answers.known).toBe(answers.unknown);
    expect(known).toBe(unknown);
    await readEmail(1, email);
    expect(emailsTo('nadie@example.com')).toEqual([]);
  });

  it.each(['', 'no-es-un-correo', 'a@example.com\nBcc: b@example.com', 'x'.repeat(255)])(
    'refuses %j as an email',
    async (email) => {
      const answer = await forgot(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { email: expect.any(String) as string } });
    },
  );

  it('can be requested a few times only, with or without an account, and again later', async () => {
    for (const email of [(await person()).email, 'nadie2@example.com']) {
      for (let index = 0; index < resetLimits.account.most; index += 1) {
        expect((await forgot(email, '10.0.0.1')).statusCode).toBe(200);
      }
      expect((await forgot(email, '10.0.0.1')).statusCode).toBe(429);
      for (let index = resetLimits.account.most; index < resetLimits.everywhere.most; index += 1) {
        expect((await forgot(email, `10.0.1.${index}`)).statusCode).toBe(200);
      }
      expect((await forgot(email, '10.0.2.1')).statusCode).toBe(429);
      tonada.clock.advance(resetLimits.everywhere.window / resetLimits.everywhere.most);
      expect((await forgot(email, '10.0.2.1')).statusCode).toBe(200);
    }
  });

  it('is limited for one network across accounts', async () => {
    for (let index = 0; index < resetLimits.network.most; index += 1) {
      expect((await forgot(`nadie-${index}@example.com`, '10.0.3.2')).statusCode).toBe(200);
      // The lookup behind the answer has to finish first.
      await tonada.db.execute(sql`select 1`);
    }
    expect((await forgot('otra@example.com', '10.0.3.2')).statusCode).toBe(429);
    expect((await forgot('otra@example.com', '10.0.4.4')).statusCode).toBe(200);
  });
});

const deadLink = {
  code: 'invalid',
  error: 'El enlace caducó o ya se usó. Pide otro desde «¿Olvidaste tu contraseña?».',
};

describe('a link', () => {
  async function mailedToken() {
    const { email } = await person();
    await forgot(email);
    return { email, token: tokenIn(await readEmail(1, email)) };
  }

  it('works once, also when it is used twice at the same moment', async () => {
    const { token } = await mailedToken();
    const answers = await Promise.all([reset(token), reset(token, 'la segunda')]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 400]);
    const again = await reset(token);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject(deadLink);
  });

  // Proves account: The link works for an hour
  it('works for an hour', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    tonada.clock.advance(60 * 60 * 1000 - 1);
    expect((await reset(first.token)).statusCode).toBe(200);
    tonada.clock.advance(1);
    expect((await reset(second.token)).json()).toMatchObject(deadLink);
    expect((await login(second.email, 'la de antes')).statusCode).toBe(200);
  });

  it('stops working once there is a newer one', async () => {
    const { email, token } = await mailedToken();
    await forgot(email);
    const newer = tokenIn(await readEmail(2, email));
    expect((await reset(token)).json()).toMatchObject(deadLink);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('stops working once the password was changed otherwise', async () => {
    const { email, headers } = await person();
    await forgot(email);
    const token = tokenIn(await readEmail(1, email));
    await tonada.app.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers,
      payload: { currentPassword: 'la de antes', newPassword: 'otra más' },
    });
    expect((await reset(token)).json()).toMatchObject(deadLink);
  });

  it('that never existed is as invalid as an old one', async () => {
    expect((await reset('x'.repeat(43))).json()).toMatchObject(deadLink);
  });

  // Proves security: V11.5 Random values
  it('is stored only as a hash, and survives a password that is too short', async () => {
    const { token } = await mailedToken();
    const rows = await tonada.db.select().from(passwordResetTable);
    expect(JSON.stringify(rows)).not.toContain(token);
    const short = await reset(token, 'corta');
    expect(short.json()).toMatchObject({ fields: { newPassword: expect.any(String) as string } });
    expect((await reset(token)).statusCode).toBe(200);
  });
});

it('logs an email that the mail server rejects, without our password', async () => {
  const smtpUrl = mailServer.url.replace('hunter2', 'hunter3');
  const refused = await startTestApp({ config: { smtpUrl } });
  const log = vi.spyOn(refused.app.log, 'error');
  await refused.signIn({ email: 'luz@example.com' });
  const answer = await post('forgot-password', { email: 'luz@example.com' }, refused);
  await refused.close();
  expect(answer.statusCode).toBe(200);
  const err = expect.objectContaining({ responseCode: 535 }) as unknown;
  expect(log).toHaveBeenCalledWith({ err }, 'the mail server refuses mails');
  expect(log).toHaveBeenLastCalledWith({ err }, 'a mail was not sent');
  expect(inspect(log.mock.calls, { depth: 9 })).not.toContain('hunter3');
});

describe('without a mail server', () => {
  it('the demo writes the mail to a file that the log names', async () => {
    const demo = await startTestApp();
    const log = vi.spyOn(demo.app.log, 'warn');
    await demo.signIn({ email: 'luz@example.com' });
    await post('forgot-password', { email: 'luz@example.com' }, demo);
    await eventually(() => expect(log).toHaveBeenCalledTimes(1));
    const folder = join(demo.config.dataDir, 'outbox');
    const [name = ''] = readdirSync(folder);
    const path = join(folder, name);
    expect(log.mock.calls[0]?.[0]).toContain(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const source = readFileSync(path, 'utf8');
    expect(name).toMatch(/\.eml$/);
    expect(source).toMatch(/^To: luz@example\.com$/im);
    const answer = await post(
      'reset-password',
      { token: tokenIn(source), newPassword: 'la nueva' },
      demo,
    );
    await demo.close();
    expect(answer.statusCode).toBe(200);
  });

  it('reports it outside the demo, and the log names the setting', async () => {
    const bare = await startTestApp({ config: { demo: false } });
    const log = vi.spyOn(bare.app.log, 'error');
    const answer = await post('forgot-password', { email: 'luz@example.com' }, bare);
    await bare.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'server',
      error: expect.stringMatching(/^Error enviando email de recuperación/) as string,
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('TONADA_SMTP_URL'));
  });
});
