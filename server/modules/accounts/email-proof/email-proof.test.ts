import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailState } from '#contract/email-proof.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox, tokenIn } from '../../../testing/read-emails.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';
import { findUserByEmail } from '../../people/user/user.repository.ts';

let tonada: TestApp;
let passwordHash: string;
beforeAll(async () => {
  tonada = await startTestApp();
  passwordHash = await hashPassword('tres tristes tigres');
});
afterAll(() => tonada.close());

const send = (method: 'GET' | 'POST' | 'PUT', path: string, who?: SignedIn, payload?: object) =>
  tonada.app.inject({
    method,
    url: `/api/${path}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });

let count = 0;
async function newcomer() {
  const email = `nueva${(count += 1)}@example.com`;
  return { email, ...(await tonada.signIn({ email, passwordHash, emailVerifiedAt: null })) };
}

const getState = async (who: SignedIn) => (await send('GET', 'user/email', who)).json<EmailState>();

/** Expects `number` mails to an address and returns the last one's token. */
async function mailedToken(to: string, number = 1) {
  await tonada.app.jobs.runDue();
  return eventually(() => {
    const emails = readOutbox(tonada.config.dataDir, to);
    expect(emails).toHaveLength(number);
    return tokenIn(emails.at(-1) ?? '');
  });
}
const follow = (token: string, who?: SignedIn) => send('POST', 'auth/verify-email', who, { token });

describe('an email', () => {
  // Proves account: A proof works once
  it('is verified by the emailed link, once', async () => {
    const person = await newcomer();
    expect(await getState(person)).toMatchObject({ isVerified: false, pending: null });
    await send('POST', 'user/email/verification', person);
    const token = await mailedToken(person.email);
    const answer = await follow(token, person);
    expect(answer.json()).toMatchObject({ purpose: 'address', email: person.email });
    expect(await getState(person)).toMatchObject({ isVerified: true });
    expect((await follow(token, person)).statusCode).toBe(400);
  });

  // Proves account: Nobody proves an email for somebody else
  it('is not verified for another user who registered it, by the reader of its emails', async () => {
    const impostor = await newcomer();
    await send('POST', 'user/email/verification', impostor);
    const token = await mailedToken(impostor.email);
    expect((await follow(token)).statusCode).toBe(403);
    expect((await follow(token, await tonada.signIn())).statusCode).toBe(403);
    expect(await getState(impostor)).toMatchObject({ isVerified: false });
  });

  // Proves account: A forgotten password proves the email
  it('is to be verified after registering, or by a reset link', async () => {
    const email = 'registrada@example.com';
    const registration = {
      email,
      password: 'tres tristes tigres',
      displayName: 'Registrada',
      dateOfBirth: '1999-02-28',
    };
    await send('POST', 'auth/register', undefined, registration);
    await mailedToken(email);
    await send('POST', 'auth/forgot-password', undefined, { email });
    const token = await mailedToken(email, 2);
    expect((await findUserByEmail(tonada.db, email))?.emailVerifiedAt).toBeNull();
    const newPassword = 'otra vez tres tigres';
    await send('POST', 'auth/reset-password', undefined, { token, newPassword });
    expect((await findUserByEmail(tonada.db, email))?.emailVerifiedAt).not.toBeNull();
  });

  // Proves account: A proof lives a day
  it('has one link at a time, valid for a day', async () => {
    const person = await newcomer();
    await send('POST', 'user/email/verification', person);
    const first = await mailedToken(person.email);
    await send('POST', 'user/email/verification', person);
    const second = await mailedToken(person.email, 2);
    expect((await follow(first, person)).statusCode).toBe(400);
    tonada.clock.advance(24 * 3_600_000);
    const still = await tonada.openSession(person.id);
    expect((await follow(second, still)).statusCode).toBe(400);
  });
});

describe('another email', () => {
  const change = (person: SignedIn, email: string, password = 'tres tristes tigres') =>
    send('PUT', 'user/email', person, { email, password });

  // Proves account: A new email counts once proven
  it('applies once verified, and the former one is notified before and after', async () => {
    const person = await newcomer();
    const wanted = 'otra@example.com';
    expect((await change(person, wanted)).statusCode).toBe(204);
    const token = await mailedToken(wanted);
    expect(readOutbox(tonada.config.dataDir, person.email)).toHaveLength(1);
    expect(await getState(person)).toMatchObject({ email: person.email, pending: wanted });
    expect((await follow(token)).statusCode).toBe(403);
    expect((await follow(token, person)).statusCode).toBe(200);
    expect(await getState(person)).toMatchObject({
      email: wanted,
      isVerified: true,
      pending: null,
    });
    await tonada.app.jobs.runDue();
    await eventually(() => {
      expect(readOutbox(tonada.config.dataDir, person.email)).toHaveLength(2);
    });
  });

  // Proves account: A new email needs the password
  it('asks for the password', async () => {
    const person = await newcomer();
    const answer = await change(person, 'ajena@example.com', 'otra');
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('password');
    expect(await getState(person)).toMatchObject({ pending: null });
  });

  // Proves account: A new email is answered alike, taken or not
  it('gets the same answer if it has an account, which nobody learns', async () => {
    const owner = await newcomer();
    /** The public view of a requested email, before and after its mail is sent. */
    const ask = async (wanted: string) => {
      const person = await newcomer();
      const seen: unknown[] = [];
      const statements = await countStatements(async () => {
        const { statusCode, body } = await change(person, wanted);
        seen.push(statusCode, body);
      });
      const look = async () => {
        const { pending, isVerified, canSend } = await getState(person);
        seen.push([pending === wanted, isVerified, canSend]);
      };
      await look();
      await tonada.app.jobs.runDue();
      await look();
      await eventually(() => {
        expect(readOutbox(tonada.config.dataDir, person.email)).toHaveLength(1);
      });
      tonada.clock.advance(24 * 3_600_000 - 60_000);
      Object.assign(person, await tonada.openSession(person.id));
      await look();
      tonada.clock.advance(120_000);
      await look();
      return { seen, statements };
    };
    const response = await ask(owner.email);
    expect(response).toEqual(await ask('libre@example.com'));
    expect(response.seen.slice(0, 3)).toEqual([204, '', [true, false, true]]);
  });

  // Proves account: A new email is pending at once
  it('is pending in every session at once, and one at a time', async () => {
    const person = await newcomer();
    const otherTab = await tonada.openSession(person.id);
    await change(person, 'primera-vez@example.com');
    expect(await getState(otherTab)).toMatchObject({ pending: 'primera-vez@example.com' });
    await tonada.app.jobs.runDue();
    await change(person, 'segunda-vez@example.com');
    expect(await getState(otherTab)).toMatchObject({ pending: 'segunda-vez@example.com' });
    const former = await mailedToken('primera-vez@example.com');
    expect((await follow(former, person)).statusCode).toBe(400);
  });

  // Proves account: Without email nobody requests a new address
  it('is rejected on a service without email, like links, with nothing pending', async () => {
    const bare = await startTestApp({ config: { demo: false } });
    const { headers } = await bare.signIn({ passwordHash, emailVerifiedAt: null });
    const payload = { email: 'otra@example.com', password: 'tres tristes tigres' };
    const url = '/api/user/email';
    const answers = [
      await bare.app.inject({ method: 'PUT', url, headers, payload }),
      await bare.app.inject({ method: 'POST', url: `${url}/verification`, headers }),
    ];
    const state = await bare.app.inject({ url, headers });
    await bare.close();
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        503,
        expect.stringMatching(/no puede enviar emails ahora/),
      ]);
    }
    expect(state.json()).toMatchObject({ pending: null, canSend: false });
  });

  // Proves account: The owner of a taken email is notified
  it('notifies its owner, once an hour, without a link', async () => {
    const owner = await newcomer();
    const person = await newcomer();
    const emails = () => readOutbox(tonada.config.dataDir, owner.email);
    for (const wanted of [owner.email, owner.email.toUpperCase(), owner.email]) {
      await change(person, wanted);
      await tonada.app.jobs.runDue();
    }
    await change(person, 'marca@example.com');
    await mailedToken('marca@example.com');
    expect(emails()).toHaveLength(1);
    expect(emails()[0]).toContain('Alguien pidió que tu email fuera el de otra cuenta');
    expect(emails()[0]).not.toContain('verify-email');
    expect(emails()[0]).not.toContain(person.email);
  });

  // Proves account: One notice an hour
  it('sends the former one at most one email an hour', async () => {
    const person = await newcomer();
    for (const wanted of ['una@example.com', 'dos@example.com', 'tres@example.com']) {
      await change(person, wanted);
      await mailedToken(wanted);
    }
    const emails = () => readOutbox(tonada.config.dataDir, person.email);
    expect(emails()).toHaveLength(1);
    tonada.clock.advance(3_600_000);
    await change(await tonada.openSession(person.id), 'cuatro@example.com');
    await mailedToken('cuatro@example.com');
    await eventually(() => expect(emails()).toHaveLength(2));
  });
});
