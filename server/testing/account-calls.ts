import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import type { PaidFamily } from '#contract/family.ts';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import { attemptTable } from '../platform/attempts/attempt.table.ts';
import { makeUnsubscribeToken } from '../modules/promotion/digest/unsubscribe-token.ts';
import { followTable } from '../modules/people/user/follow.table.ts';
import { makeReadToken } from '../modules/promotion/push/read-token.ts';
import { hashPassword } from '../platform/password.ts';
import { makeSenderKey } from '../platform/web-push/sender-key.ts';
import { eventually } from './eventually.ts';
import { readOutbox, tokenIn } from './read-emails.ts';
import { makeSoftPasskey } from './soft-passkey.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';
import { orderData } from './take-data.ts';
import { call, unclaimed, type WritingCall, type WritingCalls } from './writing-call.ts';

const origin = 'https://music.example';
const password = 'tres tristes tigres';

/** The app, and calls that need a passkey, a code, an emailed link or a picture of their user. */
export async function startAccountApp() {
  const tonada = await startTestApp({ config: { publicUrl: origin } });
  const { app, clock, db } = tonada;
  const people: Record<string, SignedIn> = {};
  const passwordHash = await hashPassword(password);
  for (const name of ['ana', 'bea', 'eva', 'isa']) {
    const emailVerifiedAt = name === 'eva' ? null : clock();
    const email = `${name}@example.com`;
    people[name] = await tonada.signIn({ email, passwordHash, emailVerifiedAt });
  }
  const square = { width: 400, height: 400, channels: 3, background: '#0a8f8f' } as const;
  const picture = await sharp({ create: square }).jpeg().toBuffer();
  const isa = people['isa'] ?? { id: '', headers: { authorization: '' } };

  const post = (path: string, payload: object, who?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...(who && people[who]?.headers) },
      payload,
    });

  /** Runs the jobs and returns the token of the `number`th email to an address. */
  async function readToken(to: string, number = 1) {
    await app.jobs.runAsked();
    return eventually(() => {
      const token = tokenIn(readOutbox(tonada.config.dataDir, to)[number - 1] ?? '');
      if (token === '') throw unsent();
      return token;
    });
  }

  const unsent = () => new Error('The email has not come.');

  /** A challenge is used up by a failed attempt too. */
  const prepared = (
    who: string | null,
    path: string,
    prepare: () => Promise<object>,
    outlive: readonly string[] = [],
  ): WritingCall => ({
    ...call(who, 'POST', path, undefined, ['attempt', 'challenge', ...outlive]),
    prepare,
  });

  const groups: Record<string, WritingCalls> = {
    async *families() {
      const family = { subscriptionType: 'family', paymentMethod: 'card' };
      yield call('ana', 'PUT', 'user/subscription', family);
      yield prepared('ana', 'user/family/invites', async () => {
        await db.delete(attemptTable);
        return { email: 'bea@example.com' };
      });
      const made = yield call('ana', 'POST', 'user/family/link', {});
      const { link, invites } = made.json<PaidFamily>();
      const token = link?.token;
      yield call('bea', 'POST', 'family/members', { token });
      yield call('bea', 'DELETE', 'user/family');
      yield call('isa', 'POST', 'family/members', { token });
      yield call('ana', 'DELETE', `user/family/members/${isa.id}`);
      yield call('ana', 'DELETE', `user/family/invites/${invites[0]?.id}`);
    },
    async *students() {
      yield prepared('eva', 'user/student/email', async () => {
        await db.delete(attemptTable);
        return { email: 'eva@uni.example' };
      });
      yield call('eva', 'POST', 'user/student/request', { school: 'Uni', note: 'Física' });
    },
    async *passkeys() {
      const passkey = makeSoftPasskey(origin);
      const getChallenge = async (path: string, who?: string) =>
        (await post(`${path}/options`, {}, who)).json<{ challenge: string }>().challenge;
      yield call('ana', 'POST', 'user/passkeys/options');
      yield prepared('ana', 'user/passkeys', async () => ({
        name: 'Portátil',
        credential: passkey.register(await getChallenge('user/passkeys', 'ana')),
      }));
      yield call(null, 'POST', 'auth/passkey/options');
      // Its counter never goes back, so that a copy is noticed.
      const counter = ['passkey'];
      const signIn = async () => passkey.answer(await getChallenge('auth/passkey'));
      yield prepared(null, 'auth/passkey', signIn, counter);
      yield call('ana', 'POST', 'session/proof/passkey/options');
      const prove = async () => passkey.answer(await getChallenge('session/proof/passkey', 'ana'));
      yield prepared('ana', 'session/proof/passkey', prove, counter);
      yield call('ana', 'DELETE', `user/passkeys/${passkey.id}`);
    },
    async *'a forgotten password'() {
      await post('auth/forgot-password', { email: 'ana@example.com' });
      const reset = { token: await readToken('ana@example.com'), newPassword: 'otros tres tigres' };
      yield call(null, 'POST', 'auth/reset-password', reset, ['attempt']);
    },
    async *emails() {
      // A caller may ask for a few emails only.
      const again = async <Body extends object>(body: Body) => {
        await db.delete(attemptTable);
        return body;
      };
      const verification = prepared('eva', 'user/email/verification', () => again({}));
      yield verification;
      const token = await readToken('eva@example.com');
      yield call('eva', 'POST', 'auth/verify-email', { token });
      const change = { email: 'evita@example.com', password };
      yield {
        ...verification,
        method: 'PUT',
        url: '/api/user/email',
        prepare: () => again(change),
      };
    },
    async *'the email of news'() {
      const token = makeUnsubscribeToken(tonada.vault, people['ana']?.id ?? '');
      yield call(null, 'POST', `unsubscribe/${token}`);
    },
    async *'messages to a closed browser'() {
      const keys = { p256dh: makeSenderKey().publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
      const endpoint = 'https://push.example/send/1';
      const eco = await tonada.signIn({ email: 'eco@example.com' });
      people['eco'] = eco;
      yield call('eco', 'PUT', 'user/push', { endpoint, keys, showsNames: false });
      yield call('eco', 'DELETE', 'user/push', {});
      const userId = eco.id;
      const followedAt = clock();
      await db.insert(followTable).values({ followerId: isa.id, followedId: userId, followedAt });
      const newsId = `followers_${Math.floor(followedAt.getTime() / 3_600_000)}`;
      const token = makeReadToken(tonada.vault, { userId, newsId });
      yield call(null, 'POST', 'push/read', { token });
    },
    async *providers() {
      for (const [provider, identity] of Object.entries(simulatedIdentities)) {
        yield call(null, 'POST', `auth/${provider}`, identity);
      }
    },
    async *'a picture and a data export'() {
      yield call('isa', 'PUT', 'user/profile-image', picture, unclaimed);
      await orderData(tonada, isa);
      await app.jobs.runDue();
      await eventually(() => {
        if (readOutbox(tonada.config.dataDir, 'isa@example.com').length === 0) throw unsent();
      });
      yield call('isa', 'POST', 'user/data-export/address', {});
    },
    /** Last, because its codes move the clock past the others' proofs of identity. */
    async *'a second factor'() {
      const url = 'user/second-factor';
      const begun = await post(url, {}, 'bea');
      const { secret } = begun.json<{ secret: string }>();
      const generator = new TOTP({ secret: Secret.fromBase32(secret) });
      /** Each code works once. */
      const getNextCode = () => {
        clock.advance(30_000);
        return generator.generate({ timestamp: clock().getTime() });
      };
      const withCode = async () => {
        const code = getNextCode();
        // Notes that the session is used.
        await app.inject({ url: `/api/${url}`, headers: people['bea']?.headers ?? {} });
        return { code };
      };
      yield call('bea', 'POST', `${url}/confirmation`, await withCode(), ['attempt']);
      yield prepared(null, 'auth/login/code', async () => {
        const begins = await post('auth/login', { email: 'bea@example.com', password });
        const { codeToken } = begins.json<{ codeToken: string }>();
        return { codeToken, code: getNextCode() };
      });
      yield call('bea', 'POST', `${url}/recovery-codes`, await withCode(), ['attempt']);
      yield call('bea', 'DELETE', url, await withCode(), ['attempt']);
    },
  };
  return { ...tonada, people, groups };
}
