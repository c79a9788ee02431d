// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import { sessionSlice, signOut, watchSession } from '@/entities/session';
import { outbox } from '@/entities/outbox';
import { buildUser } from '@/entities/session/index.testing';
import { artistFollows } from '@/features/follow-artist';
import { readToken, releaseCalls, storeToken } from '@/shared/api';
import type * as delivery from './deliver-in-one-tab';
import { watchOutbox } from './watch-outbox';

/** Its code is imported first. */
const patience = { timeout: 20_000 };

const user = buildUser();
const requests: Request[] = [];
const isOf = (name: string) => (request: Request) => request.url.endsWith(name);
const lists = () => requests.filter(isOf('/user/followed-artists'));

function open() {
  storeToken('mine');
  const store = createStore({ session: { status: 'listener', user } });
  watchOutbox(store);
  return store;
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    if (isOf('/auth/logout')(request)) return new Response(null, { status: 204 });
    // Pending until it is aborted.
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  releaseCalls(false);
  localStorage.clear();
  sessionStorage.clear();
});

it('asks for the lists of a signed-in user, and for none of a visitor', async () => {
  watchOutbox(createStore());
  open();
  await vi.waitFor(() => expect(lists()).toHaveLength(1), patience);
  expect(lists()[0]?.headers.get('authorization')).toBe('Bearer mine');
});

it('retries a failed load of its code', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetchDelivery = vi.fn<() => Promise<typeof delivery>>(() => import('./deliver-in-one-tab'));
  fetchDelivery.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  storeToken('mine');
  watchOutbox(createStore({ session: { status: 'listener', user } }), fetchDelivery);
  await vi.waitFor(() => expect(fetchDelivery).toHaveBeenCalledTimes(1));
  expect(lists()).toHaveLength(0);
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(lists()).toHaveLength(1);
  });
});

// Proves outbox: Nothing under way after a sign-out
it('stops deliveries when the server ends the session', async () => {
  const store = open();
  await vi.waitFor(() => expect(lists()).toHaveLength(1), patience);
  const ended = store.dispatch(signOut());
  expect(lists()[0]?.signal.aborted).toBe(true);
  await ended;
  expect(lists()).toHaveLength(1);
});

it('sends nothing with the token of another user who signed in in another tab', async () => {
  const store = open();
  await vi.waitFor(() => expect(lists()).toHaveLength(1), patience);
  storeToken('somebody else’s');
  artistFollows.change(user.id, { id: 'art_1', name: 'Vera', image: null }, true);
  store.dispatch({ type: 'anything' });
  expect(lists()[0]?.signal.aborted).toBe(true);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer mine']);
});

// Proves outbox: The session ends, or its account is suspended
it('reports the ended session, keeps pending changes, and delivers them in the next one', async () => {
  const code = { code: 'unauthorized', error: '', reason: 'suspended' };
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const isBack = request.headers.get('authorization') === 'Bearer again';
    if (!isBack) return Response.json(code, { status: 401 });
    return Response.json([], { headers: { 'accept-post': 'application/json' } });
  });
  storeToken('mine');
  const store = createStore({ session: { status: 'listener', user } });
  watchSession(store);
  artistFollows.change(user.id, { id: 'art_1', name: 'Vera', image: null }, true);
  watchOutbox(store);
  await vi.waitFor(() => expect(store.getState().signInPrompt.action).toBe('suspended'));
  expect(readToken()).toBeNull();
  expect(outbox.read(user.id)).toMatchObject([{ thing: { id: 'art_1' }, refusal: null }]);
  storeToken('again');
  store.dispatch(sessionSlice.actions.sessionStarted({ ...user }));
  await vi.waitFor(() =>
    expect(lists().map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer mine',
      'Bearer again',
    ]),
  );
});
