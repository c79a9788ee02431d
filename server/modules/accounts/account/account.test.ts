import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/preferences.ts';
import { countAllStatements, countStatements } from '../../../testing/count-statements.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let luz: SignedIn;
beforeAll(async () => {
  tonada = await startTestApp();
  luz = await tonada.signIn({ displayName: 'Luz' });
});
afterAll(() => tonada.close());

type Body = Record<string, unknown>;
const put = (path: string, payload: Body, { headers }: SignedIn = luz) =>
  tonada.app.inject({ method: 'PUT', url: `/api/user/${path}`, headers, payload });
const me = async () =>
  (await tonada.app.inject({ url: '/api/auth/me', headers: luz.headers })).json<Body>();

describe('subscription', () => {
  // Proves calls: Plan
  it('is a paid plan with a payment method', async () => {
    const answer = await put('subscription', {
      subscriptionType: 'family',
      paymentMethod: 'paypal',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: luz.id,
      subscriptionType: 'family',
      paidUntil: '2026-12-20',
    });
    expect(await me()).toEqual(answer.json());
  });

  // Proves calls: Plan cancelled
  it('is cancelled by sending only free', async () => {
    const answer = await put('subscription', { subscriptionType: 'free' });
    expect(answer.json()).toMatchObject({ subscriptionType: 'free', paidUntil: '2026-12-20' });
    const again = await put('subscription', { subscriptionType: 'free' });
    expect(again.json()).toEqual(answer.json());
  });

  it('is paid for a year where the year was chosen', async () => {
    const paid = { subscriptionType: 'premium', paymentMethod: 'card', period: 'year' };
    expect((await put('subscription', paid)).json()).toMatchObject({ paidUntil: '2027-11-20' });
    const answer = await put('subscription', { subscriptionType: 'free' });
    expect(answer.json()).toMatchObject({ subscriptionType: 'free', paidUntil: '2027-11-20' });
  });

  // Proves plans: The offer, once, on the server
  it('keeps the paid time: of a year, or of the offer for new users, which applies once', async () => {
    const { headers } = await tonada.signIn();
    const change = async (payload: object) => {
      const url = '/api/user/subscription';
      return (await tonada.app.inject({ method: 'PUT', url, headers, payload })).json<object>();
    };
    const card = { subscriptionType: 'premium', paymentMethod: 'card' };
    const refused = { fields: { isPromotion: expect.stringMatching(/^La oferta es/) as string } };
    for (const wrong of [{ period: 'year' }, { subscriptionType: 'family' }]) {
      expect(await change({ ...card, isPromotion: true, ...wrong })).toMatchObject(refused);
    }
    expect(await change({ ...card, isPromotion: true })).toMatchObject({
      subscriptionType: 'premium',
      planPeriod: 'month',
      paidUntil: '2027-02-20',
      promotionUntil: '2027-02-20',
      isPromotionOpen: false,
    });
    expect(await change({ subscriptionType: 'free' })).toMatchObject({
      paidUntil: '2027-02-20',
      isPromotionOpen: false,
    });
    expect(await change({ ...card, isPromotion: true })).toMatchObject(refused);
    expect(await change({ ...card, period: 'year' })).toMatchObject({ planPeriod: 'year' });
    expect(await change({ subscriptionType: 'free' })).toMatchObject({ isPromotionOpen: false });
  });

  // Proves plans: Taken back, on the server
  it('takes back a cancellation until the last paid day, and no other plan', async () => {
    const { headers } = await tonada.signIn();
    const change = async (payload: object) => {
      const url = '/api/user/subscription';
      return (await tonada.app.inject({ method: 'PUT', url, headers, payload })).json<object>();
    };
    const resume = { subscriptionType: 'family', isResumed: true };
    expect(await change(resume)).toMatchObject({ code: 'invalid' });
    await change({ subscriptionType: 'family', paymentMethod: 'card', period: 'year' });
    const cancelled = await change({ subscriptionType: 'free' });
    expect(cancelled).toMatchObject({ cancelledPlan: 'family', paidUntil: '2027-11-20' });
    expect(await change({ ...resume, subscriptionType: 'premium' })).toMatchObject({
      code: 'invalid',
    });
    const resumed = { subscriptionType: 'family', planPeriod: 'year', paidUntil: '2027-11-20' };
    expect(await change(resume)).toMatchObject({ ...resumed, cancelledPlan: null });
  });

  // Proves plans: A paid plan needs a method
  it.each(['premium', 'family', 'student'])(
    '%s without a payment method is refused',
    async (plan) => {
      const answer = await put('subscription', { subscriptionType: plan });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        fields: { paymentMethod: 'Elige cómo pagar: con tarjeta o con PayPal.' },
      });
      expect(await me()).toMatchObject({ subscriptionType: 'free' });
    },
  );

  it.each([
    ['subscriptionType', { subscriptionType: 'gold' }],
    ['paymentMethod', { subscriptionType: 'premium', paymentMethod: 'cash' }],
    ['cardNumber', { subscriptionType: 'premium', paymentMethod: 'card', cardNumber: '4111' }],
  ])('with a wrong %s is refused', async (field, body) => {
    const answer = await put('subscription', body);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('changes with two statements after its lock', async () => {
    const paid = { subscriptionType: 'premium', paymentMethod: 'card' };
    const change = () => put('subscription', paid);
    // The session, the lock, the account and the change.
    expect(await countAllStatements(change)).toBe(4);
  });
});

const profile = {
  displayName: 'Luz Ibáñez',
  bio: 'Canto en el metro.',
  country: 'MX',
  language: 'pt',
  profileImage: null,
};

describe('profile', () => {
  // Proves calls: Profile
  it('stores and returns the profile', async () => {
    const answer = await put('profile', profile);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(profile);
    expect(await me()).toEqual(answer.json());
  });

  it.each(['🎵 Luz 🎶', 'مريم', '<b>Luz</b> & "co"', 'x'.repeat(60), '👩‍🎤'])(
    'accepts %j as a name, as text',
    async (displayName) => {
      const answer = await put('profile', { ...profile, displayName, bio: displayName });
      expect(answer.json()).toMatchObject({ displayName, bio: displayName });
    },
  );

  it('trims a name, and accepts an empty biography', async () => {
    const answer = await put('profile', { ...profile, displayName: '  Luz ', bio: '  ' });
    expect(answer.json()).toMatchObject({ displayName: 'Luz', bio: '' });
  });

  it.each([
    ['displayName', ''],
    ['displayName', ' \u00a0 '],
    ['displayName', '\u200b\u200e'],
    ['displayName', 'x'.repeat(61)],
    ['displayName', null],
    ['bio', 'x'.repeat(501)],
    ['country', 'FR'],
    ['language', 'xx'],
    ['profileImage', 7],
    ['role', 'admin'],
  ])('refuses %s: %j', async (field, value) => {
    const answer = await put('profile', { ...profile, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  it('refuses a NUL', async () => {
    const answer = await put('profile', { ...profile, bio: 'a\0b' });
    expect([answer.statusCode, answer.json<Body>().code]).toEqual([400, 'invalid']);
  });

  it.each([
    'https://images.example/luz.png',
    '//images.example/luz.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/api/images/user/somebody-else',
    '/api/images/user/somebody-else?v=abc',
    '/api/images/album/alb_1',
    'x',
  ])('rejects the image %s, with the remedy', async (profileImage) => {
    const answer = await put('profile', { ...profile, profileImage });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: Body }>().fields.profileImage).toMatch(/^Sube una imagen/);
    expect(await me()).toMatchObject({ profileImage: null });
  });

  it('rejects the user’s own picture once it is deleted', async () => {
    const profileImage = `/api/images/user/${luz.id}?v=gone`;
    const answer = await put('profile', { ...profile, profileImage });
    expect(answer.json<{ fields: Body }>().fields.profileImage).toMatch(/Vuelve a subirla/);
  });

  it('keeps the drawn avatar of an account, and treats an empty image as none', async () => {
    const drawn = `/api/images/user/${luz.id}`;
    const unchanged = await put('profile', { ...profile, profileImage: drawn });
    expect(unchanged.json()).toMatchObject({ profileImage: drawn });
    const none = await put('profile', { ...profile, profileImage: '' });
    expect(none.json()).toMatchObject({ profileImage: null });
  });
});

describe('a form opened earlier', () => {
  // Proves calls: A form that was opened earlier
  it('changes only the user’s fields, and nothing that another device changed since', async () => {
    await put('profile', { ...profile, bio: 'De la computadora' });
    const answer = await put('profile', {
      displayName: 'Luz M.',
      seen: { displayName: profile.displayName },
    });
    expect(answer.json()).toMatchObject({ displayName: 'Luz M.', bio: 'De la computadora' });
    await put('preferences', { privacy: { showActivity: false } });
    const unchanged = await put('preferences', { notifications: { push: false } });
    expect(unchanged.json()).toEqual({
      privacy: { ...defaultPreferences.privacy, showActivity: false },
      notifications: { ...defaultPreferences.notifications, push: false },
    });
    await put('preferences', defaultPreferences);
  });

  // Proves forms: Saved twice: profile
  it('is rejected with each field that another device changed too, and changes none', async () => {
    await put('profile', { ...profile, bio: 'Una', country: 'MX' });
    const mine = { bio: 'Otra', country: 'PE', displayName: 'Luz' } as const;
    const late = await put('profile', { ...mine, seen: { bio: 'Al abrir', country: 'ES' } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'duplicate',
      fields: { bio: 'Ahora es «Una».', country: 'Ahora es «México».' },
      current: { bio: 'Una', country: 'MX' },
    });
    expect(await me()).toMatchObject({ bio: 'Una', country: 'MX' });
    const { current } = late.json<{ current: Body }>();
    expect((await put('profile', { ...mine, seen: current })).json()).toMatchObject(mine);
  });

  it('reports another picture without its address, and recognises a repeat', async () => {
    await put('profile', { ...profile, profileImage: `/api/images/user/${luz.id}` });
    const late = await put('profile', { profileImage: null, seen: { profileImage: '/otra' } });
    expect(late.json()).toMatchObject({
      fields: { profileImage: expect.stringMatching(/^Otra foto/) as string },
    });
    expect((await put('profile', { profileImage: null })).statusCode).toBe(200);
    const repeat = await put('profile', { profileImage: null, seen: { profileImage: '/otra' } });
    expect(repeat.statusCode).toBe(200);
  });
});

describe('preferences', () => {
  const read = async () =>
    (await tonada.app.inject({ url: '/api/user/preferences', headers: luz.headers })).json<Body>();

  it('start with the defaults', async () => {
    expect(await read()).toEqual(defaultPreferences);
  });

  // Proves calls: Preferences
  it('are stored for this user only', async () => {
    const changed = {
      privacy: { showActivity: false, showPlaylists: false, showFollowing: true },
      notifications: {
        email: false,
        push: true,
        newReleases: false,
        playlists: true,
        social: false,
        payments: false,
      },
    };
    const other = await tonada.signIn();
    const answer = await put('preferences', changed);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(changed);
    expect(await read()).toEqual(changed);
    const theirs = await tonada.app.inject({
      url: '/api/user/preferences',
      headers: other.headers,
    });
    expect(theirs.json()).toEqual(defaultPreferences);
  });

  it.each([
    ['an unknown switch', { ...defaultPreferences, marketing: true }],
    [
      'a switch that is neither on nor off',
      { ...defaultPreferences, privacy: { ...defaultPreferences.privacy, showActivity: 'yes' } },
    ],
  ])('are refused with %s', async (_what, body) => {
    const answer = await put('preferences', body);
    expect([answer.statusCode, answer.json<Body>().code]).toEqual([400, 'invalid']);
  });

  it('are read and changed with one statement each', async () => {
    expect(await countStatements(read)).toBe(2);
    expect(await countAllStatements(() => put('preferences', defaultPreferences))).toBe(2);
  });
});
