// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/app/redux/create-store';
import { api } from '@/shared/api';
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
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    const given = answer();
    if (!given) throw new TypeError('failed to fetch');
    return given;
  });
});

afterEach(() => {
  stop();
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
