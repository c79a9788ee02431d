// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import { api, callServer, isOnline, setCut } from '@/shared/api';
import { watchNetwork } from './watch-network';

const networkApi = api.injectEndpoints({
  endpoints: (build) => ({ shown: build.query<string, void>({ query: () => '/shown' }) }),
});
const { shown } = networkApi.endpoints;

let answer: () => Response | undefined = () => undefined;
let stop = () => {};
const up = () => Response.json('real');
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  answer = () => undefined;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    const given = answer();
    if (!given) throw new TypeError('failed to fetch');
    return given;
  });
});

afterEach(() => {
  stop();
  setCut(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const store = createStore();
  stop = watchNetwork(store);
  await store.dispatch(shown.initiate());
  const data = () => shown.select()(store.getState()).data;
  return { store, data };
}

it('refetches what is shown when the network is back', async () => {
  answer = up;
  const { data } = await open();
  answer = () => Response.json('newer');
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(data()).toBe('newer');
});

// Proves shell: A page from the browser's memory
it('refetches what is shown when Back restores the page from the browser’s cache', async () => {
  answer = up;
  const { data } = await open();
  answer = () => Response.json('newer');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await pass(0);
  expect(data()).toBe('newer');
});

it('retries unanswered queries after every outage', async () => {
  const { store, data } = await open();
  for (const word of ['first', 'second']) {
    answer = () => undefined;
    await store.dispatch(shown.initiate(undefined, { forceRefetch: true }));
    await pass(10);
    answer = () => Response.json(word);
    await pass(60);
    expect(data()).toBe(word);
  }
});

it('sends nothing while nothing is missing', async () => {
  answer = up;
  await open();
  const calls = vi.spyOn(globalThis, 'fetch');
  await pass(3600);
  expect(calls).not.toHaveBeenCalled();
});

const portal = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
const call = () =>
  callServer({ path: '/user/likes', token: null, signal: AbortSignal.timeout(20_000) });

// Proves failures: A page in place of an answer
it('notices by any call that a network answers with a page of its own', async () => {
  answer = up;
  await open();
  answer = portal;
  expect(await call()).toBeNull();
  expect(isOnline()).toBe(true);
  await pass(3);
  expect(isOnline()).toBe(false);
  answer = up;
  await pass(6);
  expect(isOnline()).toBe(true);
});

it('is back at once when any call is answered, also in a hidden tab', async () => {
  const { store } = await open();
  await pass(3);
  expect(isOnline()).toBe(false);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  answer = up;
  await pass(60);
  expect(isOnline()).toBe(false);
  await store.dispatch(shown.initiate(undefined, { forceRefetch: true }));
  expect(isOnline()).toBe(true);
});

it('takes a call that was given up for no sign of a lost connection', async () => {
  answer = up;
  await open();
  answer = () => undefined;
  const given = new AbortController();
  given.abort();
  await callServer({ path: '/user/likes', token: null, signal: given.signal });
  await pass(60);
  expect(isOnline()).toBe(true);
});

// Proves failures: A network that comes and goes
it('asks little of a network that comes and goes every three seconds', async () => {
  answer = up;
  const { data } = await open();
  let calls = 0;
  let hasNetwork = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  answer = () => {
    calls += 1;
    return hasNetwork ? Response.json(`call ${calls}`) : undefined;
  };
  for (let second = 0; second < 120; second += 3) {
    hasNetwork = !hasNetwork;
    dispatchEvent(new Event(hasNetwork ? 'online' : 'offline'));
    await pass(3);
  }
  expect(calls).toBeLessThanOrEqual(12);
  expect(data()).toBe(`call ${calls}`);
});
