// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, readSessionEnd, readToken, releaseCalls, storeToken } from '@/shared/api';
import { sessionApi } from '../api/session-api';
import { signInApi } from '../api/sign-in-api';
import { buildUser } from '../testing/build-user';
import { restoreSession } from './restore-session';
import { sessionSlice } from './session-slice';
import { signInPromptSlice } from './sign-in-prompt-slice';
import { watchSession } from './watch-session';
import { giveUpSession } from './sign-out';

const user = buildUser();
let answers: Record<string, () => Response | Promise<Response>> = {};
let calls: string[] = [];

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refused = (reason: string) => json({ code: 'unauthorized', error: '', reason }, 401);

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

describe.each(['ended', 'suspended'])('that comes in the middle of a visit (%s)', (reason) => {
  const saveLabel = api.injectEndpoints({
    endpoints: (build) => ({
      saveLabel: build.mutation<object, string>({
        query: (name) => ({ url: '/admin/labels', method: 'POST', body: { name } }),
      }),
      listLabels: build.query<object, void>({ query: () => '/admin/labels' }),
    }),
    overrideExisting: true,
  }).endpoints;

  async function interrupted() {
    storeToken('mine');
    answers['/api/auth/me'] = () => json(user);
    const store = openStore();
    await store.dispatch(restoreSession());
    answers['/api/admin/labels'] = () => refused(reason);
    const saving = store.dispatch(saveLabel.saveLabel.initiate('Aljibe'));
    await vi.waitFor(() => expect(store.getState().session.isInterrupted).toBe(true));
    return { store, saving };
  }
  const signInAs = (store: ReturnType<typeof openStore>, who: typeof user) => {
    answers['/api/auth/login'] = () => json({ token: 'new', user: who });
    answers['/api/admin/labels'] = () => json({ id: 'lab_1' });
    return store.dispatch(
      signInApi.endpoints.login.initiate({ email: who.email, password: 'secreto' }),
    );
  };

  // Proves account: A 401 keeps the page and shows the reason
  it('reports the reason, discards the token, and remembers the user', async () => {
    const { store } = await interrupted();
    const reported = reason === 'suspended' ? 'suspended' : 'expired';
    expect(store.getState().signInPrompt.action).toBe(reported);
    expect(readSessionEnd()).toBe(reported);
    expect(readToken()).toBeNull();
    expect(store.getState().session.user).toEqual(user);
  });

  // Proves account: Rejected calls are sent after the sign-in
  it('repeats rejected and later calls once the same user is back', async () => {
    const { store, saving } = await interrupted();
    const asking = store.dispatch(saveLabel.listLabels.initiate());
    await signInAs(store, user);
    expect((await saving).data).toEqual({ id: 'lab_1' });
    expect((await asking).data).toEqual({ id: 'lab_1' });
    expect(calls.filter((call) => call.includes('/admin/labels'))).toEqual([
      'POST /api/admin/labels Bearer mine',
      expect.stringMatching(/ Bearer new$/),
      expect.stringMatching(/ Bearer new$/),
    ]);
    expect(store.getState().signInPrompt.action).toBeNull();
    expect(readSessionEnd()).toBeUndefined();
  });

  // Proves account: Another user sends nothing of it
  it('sends no calls of theirs when another user signs in', async () => {
    const { store, saving } = await interrupted();
    await signInAs(store, buildUser({ id: 'usr_other', email: 'otra@example.com' }));
    expect((await saving).error).toBeDefined();
    expect(calls.filter((call) => call.startsWith('POST /api/admin/labels'))).toEqual([
      'POST /api/admin/labels Bearer mine',
    ]);
    expect(store.getState().session.user?.id).toBe('usr_other');
  });

  // Proves library: They leave with the session
  it('makes a user who gives up a visitor, and drops the fetched data', async () => {
    const { store, saving } = await interrupted();
    await store.dispatch(sessionApi.endpoints.me.initiate());
    store.dispatch(giveUpSession());
    expect((await saving).error).toBeDefined();
    expect(store.getState().session).toEqual({
      status: 'visitor',
      user: null,
      expiredId: user.id,
    });
    expect(store.getState().signInPrompt.action).toBeNull();
    expect(store.getState().api.queries).toEqual({});
  });
});
