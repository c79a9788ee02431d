// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import '@/entities/account';
import { artistFollows } from '@/features/follow-artist';
import { deliverOutbox } from '@/entities/outbox';
import { buildUser } from '@/entities/session/index.testing';
import { likesSlice } from '@/entities/track';
import { api, storeToken } from '@/shared/api';
import { keepInStep } from './keep-in-step';

const stepApi = api.injectEndpoints({
  endpoints: (build) => ({
    shownList: build.query<string, string>({ query: (id) => `/lists/${id}` }),
    changeList: build.mutation<string, string>({
      query: (id) => ({ url: `/lists/${id}`, method: 'PUT' }),
    }),
  }),
});
const { changeList, shownList } = stepApi.endpoints;

const user = buildUser();
let asked: string[] = [];
let answer = (path: string): unknown => path;
let isHidden = false;
let end = () => {};
let otherTab: BroadcastChannel;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function show(shown: boolean) {
  isHidden = !shown;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab of the browser; its message comes in a later task. */
async function tell(message: object) {
  const heard = new BroadcastChannel('tonada-changes');
  const arrived = new Promise((resolve) => heard.addEventListener('message', resolve));
  otherTab.postMessage(message);
  await arrived;
  heard.close();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return Response.json(answer(pathname));
  });
  otherTab = new BroadcastChannel('tonada-changes');
  storeToken('mine');
  answer = (path) => (path === '/api/auth/me' ? user : path);
});

afterEach(() => {
  end();
  otherTab.close();
  isHidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const store = createStore({ session: { status: 'listener', user } });
  end = keepInStep(store);
  await store.dispatch(shownList.initiate('shown'));
  await pass(1);
  asked = [];
  return store;
}

it('shows what another tab of the same account changed, asking once for many changes', async () => {
  const store = await open();
  answer = (path) => (path === '/api/auth/me' ? { ...user, subscriptionType: 'free' } : 'newer');
  await tell({ owner: user.id, like: null });
  await tell({ owner: user.id, like: { id: 'trk_1', liked: true } });
  await pass(2);
  expect(asked.toSorted()).toEqual(['/api/auth/me', '/api/lists/shown']);
  expect(shownList.select('shown')(store.getState()).data).toBe('newer');
  expect(store.getState().session.user?.subscriptionType).toBe('free');
  expect(likesSlice.selectors.selectIsLiked(store.getState(), { id: 'trk_1', liked: false })).toBe(
    true,
  );
});

it('ignores another account', async () => {
  await open();
  await tell({ owner: 'usr_other', like: null });
  await pass(2);
  expect(asked).toEqual([]);
});

it('asks for nothing while it is hidden, and at once when it is shown', async () => {
  await open();
  show(false);
  await tell({ owner: user.id, like: null });
  await pass(600);
  expect(asked).toEqual([]);
  show(true);
  dispatchEvent(new Event('focus'));
  await pass(0);
  expect(asked.toSorted()).toEqual(['/api/auth/me', '/api/lists/shown']);
});

it('looks again when it comes to the front, unless it has just been read', async () => {
  const store = await open();
  show(false);
  show(true);
  await pass(0);
  expect(asked).toEqual([]);
  await pass(15);
  show(true);
  await pass(0);
  expect(asked.toSorted()).toEqual(['/api/auth/me', '/api/lists/shown']);
  expect(shownList.select('shown')(store.getState()).data).toBe('/api/lists/shown');
});

it('opens no page with an answer from before the change', async () => {
  const store = await open();
  const left = store.dispatch(shownList.initiate('left'));
  await left;
  left.unsubscribe();
  await pass(1);
  await tell({ owner: user.id, like: null });
  await pass(2);
  expect(shownList.select('left')(store.getState()).data).toBeUndefined();
});

it('tells the other tabs of each change', async () => {
  const store = await open();
  const heard = new Promise<unknown>((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data));
  });
  await store.dispatch(changeList.initiate('shown'));
  expect(await heard).toEqual({ owner: user.id, like: null });
});

it('reads the lists of the device again, which another device may have changed', async () => {
  await open();
  const read = vi.fn(async () => ({
    kind: 'read' as const,
    list: { items: [], isTaker: true },
  }));
  const unused = async () => ({ kind: 'later' as const });
  const server = { read, knows: unused, send: unused, asks: unused, put: unused };
  const leaving = new AbortController();
  const { signal } = leaving;
  void deliverOutbox({ owner: user.id, lists: [artistFollows], server, signal, onDelivered() {} });
  await pass(15);
  show(true);
  await pass(1);
  expect(read).toHaveBeenCalledTimes(2);
  leaving.abort();
});
