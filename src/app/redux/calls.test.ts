// @vitest-environment jsdom
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '@/entities/account';
import '@/entities/album';
import '@/entities/artist';
import '@/entities/playlist';
import '@/entities/session';
import { buildUser } from '@/entities/session/index.testing';
import '@/entities/track';
import '@/entities/user';
import '@/pages/listener/search';
import { api, storeToken } from '@/shared/api';
import { defaultPreferences } from '@/shared/contract/preferences.ts';
import { createStore, type AppState } from './create-store';

type Call = { method: string; path: string; token: string | null; body: unknown };
type Initiate = (
  arg: unknown,
) => ThunkAction<PromiseLike<unknown>, AppState, unknown, UnknownAction>;

const endpoints: Record<string, { initiate: Initiate }> = api.endpoints;
const registration = {
  email: 'luz@example.com',
  password: 'secreto',
  displayName: 'Luz',
  dateOfBirth: '1999-02-28',
};
const profile = { displayName: 'Luz', bio: '', country: 'US', language: 'es', profileImage: null };
const passwords = { currentPassword: 'secreto', newPassword: 'secretos' };

let calls: Call[] = [];
let answer: () => Response = () => new Response(null, { status: 204 });

async function getBody(request: Request) {
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

beforeEach(() => {
  calls = [];
  answer = () => new Response(null, { status: 204 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    calls.push({
      method: request.method,
      path: pathname + search,
      token: request.headers.get('authorization'),
      body: await getBody(request),
    });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function call(name: string, arg?: unknown) {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`there is no call ${name}`);
  const store = createStore({ session: { status: 'listener', user: buildUser() } });
  await store.dispatch(endpoint.initiate(arg));
  return store.getState();
}

/** See docs/product/calls.md. */
describe('a call goes to the server as it is fixed', () => {
  // Proves calls: The client's calls and bodies
  it.each<[string, unknown, string, unknown]>([
    [
      'login',
      { email: ' a@b.example ', password: 'x' },
      'POST /api/auth/login',
      { email: 'a@b.example', password: 'x' },
    ],
    ['register', registration, 'POST /api/auth/register', registration],
    ['me', undefined, 'GET /api/auth/me', undefined],
    [
      'loginWithProvider',
      'google',
      'POST /api/auth/google',
      {
        googleId: 'demo-google-identity',
        email: 'google@demo.tonada.example',
        name: 'Oyente de Google',
        picture: '',
      },
    ],
    [
      'loginWithProvider',
      'facebook',
      'POST /api/auth/facebook',
      {
        facebookId: 'demo-facebook-identity',
        email: 'facebook@demo.tonada.example',
        name: 'Oyente de Facebook',
        picture: '',
      },
    ],
    [
      'loginWithProvider',
      'apple',
      'POST /api/auth/apple',
      {
        appleId: 'demo-apple-identity',
        email: 'apple@demo.tonada.example',
        name: 'Oyente de Apple',
      },
    ],
    ['forgotPassword', ' a@b.example ', 'POST /api/auth/forgot-password', { email: 'a@b.example' }],
    ['userPlaylists', undefined, 'GET /api/playlists/user', undefined],
    ['savedPlaylists', undefined, 'GET /api/user/saved-playlists', undefined],
    ['savePlaylist', 'pls_1', 'PUT /api/user/saved-playlists/pls_1', undefined],
    ['unsavePlaylist', 'pls_1', 'DELETE /api/user/saved-playlists/pls_1', undefined],
    ['deletedPlaylists', undefined, 'GET /api/user/deleted-playlists', undefined],
    ['restorePlaylist', 'pls_1', 'POST /api/playlists/pls_1/restore', undefined],
    ['createPlaylist', { name: 'Domingo' }, 'POST /api/playlists', { name: 'Domingo' }],
    [
      'addTrackToPlaylist',
      { id: 'pls_1', trackId: 'trk_1' },
      'POST /api/playlists/pls_1/tracks',
      { trackId: 'trk_1' },
    ],
    [
      'removeTrackFromPlaylist',
      { id: 'pls_1', trackId: 'trk_1', entryId: 'ent_1' },
      'DELETE /api/playlists/pls_1/tracks/trk_1?entryId=ent_1',
      undefined,
    ],
    ['deletePlaylist', 'pls_1', 'DELETE /api/playlists/pls_1', undefined],
    ['featuredPlaylists', undefined, 'GET /api/playlists/featured', undefined],
    ['recentTracks', undefined, 'GET /api/tracks/recent', undefined],
    ['likeTrack', { id: 'trk_1' }, 'POST /api/tracks/trk_1/like', {}],
    ['likeTrack', { id: 'trk_1', liked: true }, 'POST /api/tracks/trk_1/like', { liked: true }],
    ['search', 'luna y sol', 'GET /api/search?q=luna+y+sol', undefined],
    ['openedPlaylist', 'pls_1', 'GET /api/playlists/pls_1', undefined],
    ['artist', 'art_1', 'GET /api/artists/art_1', undefined],
    ['album', 'alb_1', 'GET /api/albums/alb_1', undefined],
    ['userProfile', 'usr_1', 'GET /api/users/usr_1', undefined],
    [
      'followUser',
      { id: 'usr_1', isFollowing: true },
      'POST /api/users/usr_1/follow',
      { isFollowing: true },
    ],
    [
      'changeSubscription',
      { subscriptionType: 'premium', paymentMethod: 'card' },
      'PUT /api/user/subscription',
      { subscriptionType: 'premium', paymentMethod: 'card' },
    ],
    [
      'changeSubscription',
      { subscriptionType: 'free' },
      'PUT /api/user/subscription',
      { subscriptionType: 'free' },
    ],
    ['changeProfile', profile, 'PUT /api/user/profile', profile],
    ['changePreferences', defaultPreferences, 'PUT /api/user/preferences', defaultPreferences],
    ['changePassword', passwords, 'PUT /api/user/password', passwords],
  ])('%s %j is %s', async (name, arg, address, body) => {
    await call(name, arg);
    const [first] = calls;
    expect(`${first?.method} ${first?.path}`).toBe(address);
    expect(first?.body).toEqual(body);
  });

  it('the liked tracks have their own address', async () => {
    await call('likedTracks');
    expect(calls[0]?.path).toMatch(/^\/api\/tracks\/liked(\?|$)/);
  });
});

describe('the token', () => {
  // Proves calls: The bearer
  it('is read from its key, and sent as a bearer', async () => {
    localStorage.setItem('token', 'mine');
    await call('recentTracks');
    expect(calls[0]?.token).toBe('Bearer mine');
  });

  it('is not sent without one', async () => {
    await call('recentTracks');
    expect(calls[0]?.token).toBeNull();
  });

  // Proves account: The key of the token
  it('is kept under that key after a login', async () => {
    answer = () => Response.json({ token: 'new', user: buildUser() });
    await call('login', { email: 'a@b.example', password: 'x' });
    expect(localStorage.getItem('token')).toBe('new');
  });

  it.each([
    ['login', { email: 'a@b.example', password: 'x' }, { user: buildUser() }],
    ['login', { email: 'a@b.example', password: 'x' }, { token: 'new' }],
    ['register', registration, { user: buildUser() }],
    ['register', registration, { token: 'new' }],
    ['loginWithProvider', 'google', { user: buildUser() }],
    ['loginWithProvider', 'google', { token: 'new' }],
  ])('is not kept when the answer to %s %j lacks it or the user', async (name, arg, body) => {
    answer = () => Response.json(body);
    const result = await call(name, arg);
    expect(Object.values(result.api.mutations)[0]).toMatchObject({
      status: 'rejected',
      error: { kind: 'server' },
    });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is discarded once the server rejects it, while the user’s input stays', async () => {
    storeToken('dead');
    answer = () => Response.json({ code: 'unauthorized', error: '' }, { status: 401 });
    const { session } = await call('recentTracks');
    expect(session).toMatchObject({ isInterrupted: true, user: { id: 'usr_demo-oyente' } });
    expect(localStorage.getItem('token')).toBeNull();
  });
});
