import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemBody } from '#contract/problem.ts';
import { proofLasts } from '../../../platform/access.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordLimits } from '../session/session.limits.ts';

const password = 'tres tristes tigres';
const shown = { isOn: true };

let tonada: TestApp;
let boss: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  tonada = await startTestApp();
  const passwordHash = await hashPassword(password);
  boss = await tonada.signIn({ role: 'admin', passwordHash });
  member = await tonada.signIn({ passwordHash });
});
afterAll(() => tonada.close());

type ProofCall = {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
};

const ask = ({ headers }: SignedIn, { method, url, payload }: ProofCall) =>
  tonada.app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const prove = (who: SignedIn, given = password) =>
  ask(who, { method: 'POST', url: 'session/proof', payload: { password: given } });
const getReason = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.statusCode === 403 ? answer.json<ProblemBody>().reason : undefined;
const grow = () => tonada.clock.advance(proofLasts + 1);

/** A session of today with an expired proof. */
async function stale({ id }: SignedIn): Promise<SignedIn> {
  const session = await tonada.openSession(id);
  grow();
  return session;
}

const uploads: ProofCall = { method: 'PUT', url: 'admin/settings/uploads', payload: shown };
const order = { labels: ['direct'], payouts: 1, amount: 1 };
const someone = 'admin/users/usr_nadie';
const newcomer = {
  name: 'Nueva',
  email: 'nueva@example.com',
  subscription: 'free',
  country: 'ES',
};
const changed = (changes: object): ProofCall => ({
  method: 'PATCH',
  url: someone,
  payload: { seen: {}, changes },
});

describe('ten minutes after a proof of identity', () => {
  // Proves access: Calls that need a proof
  it.each<[string, ProofCall]>([
    ['a payment', { method: 'PUT', url: 'admin/payment-runs/run-1', payload: order }],
    [
      'a step of a payment',
      { method: 'POST', url: 'admin/payment-runs/run-1/steps', payload: { kind: 'handedIn' } },
    ],
    ['a bank file', { method: 'GET', url: 'admin/payment-runs/run-1/file' }],
    ['a switch of the service', uploads],
    ['somebody’s email', changed({ email: 'x@example.com' })],
    ['somebody’s role', changed({ role: 'artist' })],
    ['somebody’s rights', changed({ rights: ['money'] })],
    ['a temporary password', { method: 'POST', url: `${someone}/temporary-password` }],
    [
      'a new admin',
      { method: 'POST', url: 'admin/users', payload: { ...newcomer, role: 'admin' } },
    ],
    [
      'a new editor',
      {
        method: 'POST',
        url: 'admin/users',
        payload: { ...newcomer, email: 'editora@example.com', role: 'editorial' },
      },
    ],
    [
      'a new person of a label',
      { method: 'POST', url: 'admin/labels/lbl/people', payload: { email: 'x@example.com' } },
    ],
    [
      'the end of a person’s work for a label',
      { method: 'DELETE', url: 'admin/labels/lbl/people/usr_nadie' },
    ],
    [
      'an account to be paid to',
      {
        method: 'PUT',
        url: 'label/payout-account?label=lbl',
        payload: { version: 0, account: null },
      },
    ],
    ['a file with all that is kept of them', { method: 'POST', url: 'user/data-export' }],
    ['its address', { method: 'POST', url: 'user/data-export/address' }],
  ])('%s requires another proof', async (_, call) => {
    const who = await stale(boss);
    expect(getReason(await ask(who, call))).toBe('step-up');
    expect((await prove(who)).statusCode).toBe(204);
    expect(getReason(await ask(who, call))).toBeUndefined();
  });

  // Proves access: Calls that do not
  it('everything else works as before', async () => {
    const who = await stale(boss);
    expect((await ask(who, { method: 'GET', url: 'admin/settings' })).statusCode).toBe(200);
    expect((await ask(who, changed({ country: 'CL' }))).statusCode).toBe(404);
  });
});

describe('a proof', () => {
  // Proves access: A proof counts for its session only
  it('applies only to its session', async () => {
    const [here, there] = [await stale(boss), await tonada.openSession(boss.id)];
    grow();
    await prove(here);
    expect(getReason(await ask(here, uploads))).toBeUndefined();
    expect(getReason(await ask(there, uploads))).toBe('step-up');
  });

  it('with a wrong password fails, and keeps the session', async () => {
    const who = await stale(member);
    const refused = await prove(who, 'otra');
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ProblemBody>().fields).toEqual({
      password: 'La contraseña no es correcta.',
    });
    expect(getReason(await ask(who, { method: 'POST', url: 'user/data-export' }))).toBe('step-up');
  });

  // Proves access: Wrong passwords count
  it('is limited like a sign-in', async () => {
    const who = await stale(member);
    for (let index = 0; index < passwordLimits.account.most; index += 1) await prove(who, 'otra');
    expect((await prove(who)).statusCode).toBe(429);
  });

  // Proves access: An account without a password
  it('of an account without a password is another sign-in', async () => {
    const who = await stale(await tonada.signIn());
    const refused = await prove(who, 'nada');
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ProblemBody>().error).toMatch(/^Tu cuenta entra sin contraseña/);
  });
});
