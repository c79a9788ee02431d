// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, endMark, readToken, releaseCalls, storeToken, tokenKey } from '@/shared/api';
import { sessionApi } from '../api/session-api';
import { signInApi } from '../api/sign-in-api';
import { buildUser } from '../testing/build-user';
import { reopen } from './reopen';
import { restoreSession } from './restore-session';
import { sessionSlice } from './session-slice';
import { signInPromptClosed, signInPromptSlice, signInRequired } from './sign-in-prompt-slice';
import { signOut } from './sign-out';
import { watchSession } from './watch-session';

const user = buildUser();
let answers: Record<string, () => Response | Promise<Response>> = {};
let calls: string[] = [];

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refused = (reason: string) => json({ code: 'unauthorized', error: '', reason }, 401);
const unreachable = () => Promise.reject(new TypeError('failed to fetch'));

function openStore() {
  const store = configureStore({
    reducer: combineSlices(api, sessionSlice, signInPromptSlice),
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  watchSession(store);
  return store;
}

beforeEach(() => {
  calls = [];
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async (request: Request) => {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname} ${request.headers.get('authorization')}`);
      return answers[pathname]?.() ?? json({ code: 'not-found', error: '' }, 404);
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  releaseCalls(false);
  localStorage.clear();
  sessionStorage.clear();
});

describe('at the start', () => {
  it('is a visitor without a token, and sends nothing', async () => {
    const store = openStore();
    await store.dispatch(restoreSession());
    expect(store.getState().session).toEqual({ status: 'visitor', user: null });
    expect(calls).toEqual([]);
  });

  // Proves account: A token belongs to its user
  it('is loading with a token, and then the user that the server names', async () => {
    storeToken('mine');
    answers['/api/auth/me'] = () => json(user);
    const store = openStore();
    expect(store.getState().session.status).toBe('loading');
    await store.dispatch(restoreSession());
    expect(store.getState().session).toEqual({ status: 'listener', user });
    expect(calls).toEqual(['GET /api/auth/me Bearer mine']);
  });

  // Proves account: The reason after a reload
  it.each([
    ['does not know the token', () => json({ code: 'unauthorized', error: '' }, 401), 'expired'],
    ['has suspended the account', () => refused('suspended'), 'suspended'],
    ['lets nobody in', () => json({ code: 'forbidden', error: '' }, 403), 'unreachable'],
  ])('discards the token at once when the server %s', async (_name, answer, reported) => {
    storeToken('dead');
    answers['/api/auth/me'] = answer;
    const store = openStore();
    await store.dispatch(restoreSession());
    expect(store.getState().session).toEqual({ status: 'visitor', user: null });
    expect(store.getState().signInPrompt.action).toBe(reported);
    expect(readToken()).toBeNull();
    expect(calls).toHaveLength(1);
    // The prompt returns after a reload.
    expect(openStore().getState().signInPrompt.action).toBe(reported);
  });

  const failures = [
    ['cannot be reached', unreachable],
    ['is broken', () => json({ code: 'server', error: '' }, 500)],
    ['is behind something that is broken', () => new Response('Bad gateway', { status: 502 })],
    ['answers nobody', () => json({})],
  ] as const;

  // Proves account: Without an answer the start asks again
  it.each(failures)('asks again when the server %s, and keeps the token', async (_name, answer) => {
    vi.useFakeTimers();
    storeToken('mine');
    answers['/api/auth/me'] = answer;
    const store = openStore();
    const restored = store.dispatch(restoreSession());
    await vi.advanceTimersByTimeAsync(1500);
    expect(calls).toHaveLength(2);
    expect(store.getState().session.status).toBe('loading');
    expect(readToken()).toBe('mine');
    answers['/api/auth/me'] = () => json(user);
    await vi.advanceTimersByTimeAsync(3000);
    await restored;
    expect(store.getState().session).toEqual({ status: 'listener', user });
    expect(readToken()).toBe('mine');
    expect(calls).toHaveLength(3);
  });

  // Proves account: Then the token is discarded
  it.each(failures)('discards the token when the server %s thrice', async (_name, answer) => {
    vi.useFakeTimers();
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    storeToken('mine');
    answers['/api/auth/me'] = answer;
    const store = openStore();
    const restored = store.dispatch(restoreSession());
    await vi.advanceTimersByTimeAsync(5000);
    await restored;
    expect(calls).toHaveLength(3);
    expect(store.getState().session).toEqual({ status: 'visitor', user: null });
    expect(store.getState().signInPrompt.action).toBe('unreachable');
    expect(readToken()).toBeNull();
    // Notifies other tabs.
    expect(stored).toHaveBeenCalledWith(tokenKey, endMark('unreachable'));
  });

  it('stops asking once another user has signed in in another tab', async () => {
    vi.useFakeTimers();
    storeToken('mine');
    answers['/api/auth/me'] = unreachable;
    const restored = openStore().dispatch(restoreSession());
    await vi.advanceTimersByTimeAsync(500);
    storeToken('theirs');
    await vi.advanceTimersByTimeAsync(5000);
    await restored;
    expect(readToken()).toBe('theirs');
    expect(calls).toHaveLength(1);
  });

  // Proves administration: Sessions stay
  it('keeps the token during maintenance, and the user afterwards', async () => {
    storeToken('mine');
    answers['/api/auth/me'] = () => json({ code: 'maintenance', error: '' }, 503);
    const store = openStore();
    await store.dispatch(restoreSession());
    expect(store.getState().session).toEqual({ status: 'loading', user: null, isClosed: true });
    expect(readToken()).toBe('mine');
    answers['/api/auth/me'] = () => json(user);
    store.dispatch(reopen());
    expect(store.getState().session.isClosed).toBe(false);
    await vi.waitFor(() => expect(store.getState().session).toEqual({ status: 'listener', user }));
  });
});

describe('signing in', () => {
  const login = (store: ReturnType<typeof openStore>) =>
    store.dispatch(signInApi.endpoints.login.initiate({ email: '  a@b.example ', password: 'x' }));

  it('stores token and user, and closes the sign-in prompt', async () => {
    answers['/api/auth/login'] = () => json({ token: 'new', user });
    const store = openStore();
    store.dispatch(signInRequired('like'));
    await login(store);
    expect(readToken()).toBe('new');
    expect(store.getState().session.user).toEqual(user);
    expect(store.getState().signInPrompt.action).toBeNull();
  });

  // Proves account: Login: trimmed email
  it('sends the email trimmed', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(await request.json());
      return json({ token: 'new', user });
    });
    await login(openStore());
    expect(sent).toEqual([{ email: 'a@b.example', password: 'x' }]);
  });

  // Proves account: An answer without token or user fails
  it.each([
    ['a token', { user }],
    ['a user', { token: 'new' }],
  ])('fails when the answer lacks %s', async (_name, body) => {
    answers['/api/auth/login'] = () => json(body);
    const store = openStore();
    expect((await login(store)).error).toMatchObject({ kind: 'server' });
    expect(readToken()).toBeNull();
    expect(store.getState().session.status).toBe('visitor');
  });
});

describe('the end of a session', () => {
  it('is reported to the server and applied here, even if the server is unreachable', async () => {
    storeToken('mine');
    answers['/api/auth/me'] = () => json(user);
    answers['/api/auth/logout'] = unreachable;
    const store = openStore();
    await store.dispatch(restoreSession());
    await store.dispatch(signOut());
    expect(calls.at(-1)).toBe('POST /api/auth/logout Bearer mine');
    expect(readToken()).toBeNull();
    expect(store.getState().session).toEqual({ status: 'visitor', user: null });
  });

  it('is not an expired session for a running call', async () => {
    storeToken('mine');
    answers['/api/auth/me'] = () => json(user);
    const store = openStore();
    await store.dispatch(restoreSession());
    const refusal = Promise.withResolvers<Response>();
    answers['/api/auth/me'] = () => refusal.promise;
    const late = store.dispatch(
      sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true }),
    );
    answers['/api/auth/logout'] = async () => {
      refusal.resolve(json({ code: 'unauthorized', error: '' }, 401));
      await late;
      return json(null);
    };
    await store.dispatch(signOut());
    expect(store.getState().signInPrompt.action).toBeNull();
    expect(store.getState().session).toEqual({ status: 'visitor', user: null });
  });

  it('differs from a refused right, after which the rights are read again', async () => {
    storeToken('mine');
    answers['/api/auth/me'] = () => json(user);
    const store = openStore();
    await store.dispatch(restoreSession());
    answers['/api/auth/me'] = () => json({ code: 'forbidden', error: '', reason: 'right' }, 403);
    await store.dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
    expect(store.getState().signInPrompt.action).toBe('right');
    expect(store.getState().session).toEqual({ status: 'listener', user });
    expect(readToken()).toBe('mine');
    store.dispatch(signInPromptClosed());
    expect(store.getState().signInPrompt.action).toBeNull();
  });
});
