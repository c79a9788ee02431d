import { and, eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSoftPasskey } from '../../../testing/soft-passkey.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { securityEventTable } from '../../people/security-log/security-event.table.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordLimits } from '../session/session.limits.ts';
import { sessionTable } from '../session/session.table.ts';
import { userTable } from '../../people/user/user.table.ts';

const origin = 'https://music.example';

let tonada: TestApp;
let passwordHash: string;
beforeAll(async () => {
  tonada = await startTestApp({ config: { publicUrl: origin } });
  passwordHash = await hashPassword('tres tristes tigres');
});
afterAll(() => tonada.close());

type Passkey = ReturnType<typeof makeSoftPasskey>;

const post = (url: string, headers = {}, payload?: object) =>
  tonada.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const getChallenge = async (url: string, headers = {}) =>
  (await post(url, headers)).json<{ challenge: string }>().challenge;

async function addTo({ headers }: SignedIn, passkey = makeSoftPasskey(origin)): Promise<Passkey> {
  const challenge = await getChallenge('/api/user/passkeys/options', headers);
  const payload = { name: 'Portátil', credential: passkey.register(challenge) };
  expect((await post('/api/user/passkeys', headers, payload)).statusCode).toBe(204);
  return passkey;
}
const signInWith = async (passkey: Passkey, challenge?: string, from?: string) => {
  const requested = challenge ?? (await getChallenge('/api/auth/passkey/options'));
  return post('/api/auth/passkey', {}, passkey.answer(requested, from));
};
const remove = ({ headers }: SignedIn, { id }: Passkey) =>
  tonada.app.inject({ method: 'DELETE', url: `/api/user/passkeys/${id}`, headers });

describe('a passkey', () => {
  // Proves account: Passkeys: made, used, removed
  it('is made, listed, signs its person in and is removed', async () => {
    const person = await tonada.signIn({ passwordHash });
    const passkey = await addTo(person);
    const { headers } = person;
    const list = await tonada.app.inject({ url: '/api/user/passkeys', headers });
    expect(list.json()).toMatchObject({
      passkeys: [{ id: passkey.id, name: 'Portátil', lastUsedAt: null }],
    });
    const answer = await signInWith(passkey);
    expect(answer.json()).toMatchObject({ user: { id: person.id } });
    expect((await remove(person, passkey)).statusCode).toBe(204);
    expect((await signInWith(passkey)).statusCode).toBe(401);
  });

  // Proves account: Passkeys: challenges
  // Proves security: V11.6 Public keys
  it('answers a challenge once, and within five minutes', async () => {
    const passkey = await addTo(await tonada.signIn({ passwordHash }));
    const challenge = await getChallenge('/api/auth/passkey/options');
    expect((await signInWith(passkey, challenge)).statusCode).toBe(200);
    expect((await signInWith(passkey, challenge)).statusCode).toBe(401);
    const late = await getChallenge('/api/auth/passkey/options');
    tonada.clock.advance(5 * 60_000);
    expect((await signInWith(passkey, late)).statusCode).toBe(401);
    expect((await signInWith(passkey, 'invented')).statusCode).toBe(401);
  });

  it.each(['no JSON', '{}', '{"challenge":7}'])('is rejected with client data %s', async (data) => {
    const passkey = await addTo(await tonada.signIn({ passwordHash }));
    const answer = passkey.answer('invented');
    const clientDataJSON = Buffer.from(data).toString('base64url');
    const response = { ...answer.response, clientDataJSON };
    expect((await post('/api/auth/passkey', {}, { ...answer, response })).statusCode).toBe(401);
  });

  // Proves account: Passkeys: copies
  it('does not sign in if its counter goes back, which shows a copy', async () => {
    const passkey = await addTo(await tonada.signIn({ passwordHash }));
    passkey.setCounter(7);
    expect((await signInWith(passkey)).statusCode).toBe(200);
    passkey.setCounter(7);
    expect((await signInWith(passkey)).statusCode).toBe(401);
  });

  // Proves account: Passkeys: other pages and keys
  // Proves security: V3.5 Origins
  it('does not sign in for a page of another origin, or with another key', async () => {
    const passkey = await addTo(await tonada.signIn({ passwordHash }));
    expect((await signInWith(passkey, undefined, 'https://musik.example')).statusCode).toBe(401);
    const forged = { ...makeSoftPasskey(origin), id: passkey.id };
    const requested = await getChallenge('/api/auth/passkey/options');
    const payload = { ...forged.answer(requested), id: passkey.id, rawId: passkey.id };
    expect((await post('/api/auth/passkey', {}, payload)).statusCode).toBe(401);
  });

  // Proves account: Passkeys: only one's own
  it('belongs to its user: others cannot remove, repeat or create it', async () => {
    const [one, other] = [
      await tonada.signIn({ passwordHash }),
      await tonada.signIn({ passwordHash }),
    ];
    const passkey = await addTo(one);
    expect((await remove(other, passkey)).statusCode).toBe(404);
    const url = '/api/user/passkeys/options';
    const again = await getChallenge(url, other.headers);
    const payload = { name: 'Suya', credential: passkey.register(again) };
    expect((await post('/api/user/passkeys', other.headers, payload)).statusCode).toBe(400);
    const foreign = await getChallenge(url, one.headers);
    const stolen = { name: 'Suya', credential: makeSoftPasskey(origin).register(foreign) };
    expect((await post('/api/user/passkeys', other.headers, stolen)).statusCode).toBe(400);
  });

  // Proves account: Passkeys: the last way in
  it('cannot be removed while it is the only way to sign in', async () => {
    const person = await tonada.signIn();
    const first = await addTo(person);
    const second = await addTo(person);
    expect((await remove(person, first)).statusCode).toBe(204);
    const answer = await remove(person, second);
    expect(answer.statusCode).toBe(422);
    expect((await signInWith(second)).statusCode).toBe(200);
  });

  it('of a suspended account is rejected with the reason, and logged', async () => {
    const person = await tonada.signIn({ passwordHash });
    const passkey = await addTo(person);
    const suspended = { status: 'suspended' } as const;
    await tonada.db.update(userTable).set(suspended).where(eq(userTable.id, person.id));
    expect((await signInWith(passkey)).json()).toMatchObject({ reason: 'suspended' });
    const refused = and(
      eq(securityEventTable.subjectId, person.id),
      eq(securityEventTable.outcome, 'failure'),
    );
    expect(await tonada.db.$count(securityEventTable, refused)).toBe(1);
  });
});

describe('a proof by passkey', () => {
  const url = '/api/session/proof/passkey';
  const provenAt = async ({ sessionId }: SignedIn) => {
    const isIt = eq(sessionTable.id, sessionId);
    const [row] = await tonada.db.select().from(sessionTable).where(isIt);
    return row?.provenAt.getTime();
  };

  // Proves account: Passkeys: a proof
  it('renews only the proof of its session', async () => {
    const person = await tonada.signIn({ passwordHash });
    const passkey = await addTo(person);
    const elsewhere = await tonada.openSession(person.id);
    const before = tonada.clock().getTime();
    tonada.clock.advance(20 * 60_000);
    const challenge = await getChallenge(`${url}/options`, person.headers);
    const answer = passkey.answer(challenge);
    expect((await post(url, elsewhere.headers, answer)).statusCode).toBe(400);
    const requested = await getChallenge(`${url}/options`, person.headers);
    expect((await post(url, person.headers, passkey.answer(requested))).statusCode).toBe(204);
    expect(await provenAt(person)).toBe(tonada.clock().getTime());
    expect(await provenAt(elsewhere)).toBe(before);
  });

  // Proves account: Passkeys: limited tries
  it('is limited like a password, and logs each failure once', async () => {
    const person = await tonada.signIn({ passwordHash });
    const statuses: number[] = [];
    for (let tries = 0; tries < passwordLimits.account.most + 5; tries += 1) {
      const answer = makeSoftPasskey(origin).answer('invented');
      statuses.push((await post(url, person.headers, answer)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    const failed = and(
      eq(securityEventTable.actorId, person.id),
      eq(securityEventTable.outcome, 'failure'),
    );
    expect(await tonada.db.$count(securityEventTable, failed)).toBe(passwordLimits.account.most);
  });

  it('fails with another user’s passkey, or a challenge of a sign-in', async () => {
    const [one, other] = [
      await tonada.signIn({ passwordHash }),
      await tonada.signIn({ passwordHash }),
    ];
    const [own, foreign] = [await addTo(one), await addTo(other)];
    const challenge = await getChallenge(`${url}/options`, one.headers);
    expect((await post(url, one.headers, foreign.answer(challenge))).statusCode).toBe(400);
    const requested = await getChallenge('/api/auth/passkey/options');
    expect((await post(url, one.headers, own.answer(requested))).statusCode).toBe(400);
  });
});
