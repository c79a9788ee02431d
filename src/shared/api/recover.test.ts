// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { recover } from './recover';
import { isOnline, setCut } from './use-is-online';
import { sampleNoticeSlice, selectIsSampleNoticeOpen } from './sample-notice';
import { withSample } from './with-sample';

const recoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    withExamples: build.query<string[], string>({
      queryFn: withSample({
        query: (name) => `/examples/${name}`,
        schema: async () => z.array(z.string()),
        sample: async () => ['a sample'],
      }),
    }),
    without: build.query<string, string>({ query: (name) => `/plain/${name}` }),
  }),
});
const { withExamples, without } = recoverApi.endpoints;

let calls: string[] = [];
/** The server's answer for a path; undefined means unreachable. */
let answer: (path: string) => Response | undefined = () => undefined;
let isHidden = false;
/** Cleanups after a test. */
const leave: (() => void)[] = [];

const up = (path: string) => Response.json(path.includes('examples') ? ['real'] : 'real');
const down = () => undefined;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const count = (path: string) => calls.filter((one) => one === path).length;
const ready = '/api/ready';

beforeEach(() => {
  vi.useFakeTimers();
  // Half of each pause is random: 0 gives the shortest.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  answer = down;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    calls.push(pathname);
    const given = answer(pathname);
    if (!given) throw new TypeError('failed to fetch');
    return given;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const part of leave.splice(0)) part();
  answer = up;
  setCut(false);
  dispatchEvent(new Event('focus'));
  await pass(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows these queries while the server answers by `answer`. */
async function open(...shown: ReturnType<typeof without.initiate>[]) {
  const store = configureStore({
    reducer: { api: api.reducer, sampleNotice: sampleNoticeSlice.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const queries = shown.map((query) => store.dispatch(query));
  await Promise.all(queries);
  // The store updates subscriptions slightly later.
  await pass(1);
  calls = [];
  leave.push(() => store.dispatch(api.util.resetApiState()));
  let isOver = false;
  const watch = async () => {
    await recover(store);
    isOver = true;
  };
  void watch();
  const isNoticeOpen = () => selectIsSampleNoticeOpen(store.getState());
  return { store, queries, isNoticeOpen, isOver: () => isOver };
}

const examples = withExamples.initiate as unknown as typeof without.initiate;

// Proves failures: It comes back by itself
it('refetches everything by itself when the server is back', async () => {
  const { store, isNoticeOpen, isOver } = await open(examples('home'), without.initiate('list'));
  await pass(10);
  expect(isNoticeOpen()).toBe(true);
  answer = up;
  await pass(60);
  expect(isNoticeOpen()).toBe(false);
  expect(withExamples.select('home')(store.getState()).data).toEqual(['real']);
  expect(without.select('list')(store.getState()).data).toBe('real');
  expect(isOver()).toBe(true);
  expect([count('/api/examples/home'), count('/api/plain/list')]).toEqual([1, 1]);
});

// Proves failures: Gently
it('calls an unreachable server at most 23 times in ten minutes', async () => {
  await open(examples('home'), examples('search'), without.initiate('list'));
  await pass(600);
  expect(calls).toEqual(Array.from({ length: 23 }, () => ready));
});

it('asks no more often for a single broken answer', async () => {
  const { isOver } = await open(without.initiate('list'));
  answer = (path) => (path === ready ? up(path) : new Response('<h1>Ay</h1>'));
  await pass(600);
  expect(count('/api/plain/list')).toBe(23);
  answer = up;
  await pass(60);
  expect(isOver()).toBe(true);
});

it('waits in a hidden tab, and retries at once when it is shown', async () => {
  await open(without.initiate('list'));
  isHidden = true;
  await pass(3600);
  expect(calls).toEqual([]);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(calls).toEqual([ready]);
});

const portal = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });

// Proves failures: Sin conexión
it.each([
  ['a server that is down', down],
  ['a server that is starting', () => new Response(null, { status: 503 })],
  ['the page of a network', portal],
])('says that there is no connection for %s, until the server answers', async (_what, given) => {
  const heard: string[] = [];
  const listening = new AbortController();
  for (const name of ['online', 'offline'])
    addEventListener(name, () => heard.push(name), { signal: listening.signal });
  answer = given;
  await open(without.initiate('list'));
  expect(isOnline()).toBe(true);
  await pass(3);
  expect(isOnline()).toBe(false);
  await pass(600);
  expect(count('/api/plain/list')).toBe(0);
  answer = up;
  await pass(60);
  expect(isOnline()).toBe(true);
  expect(heard).toEqual(['offline', 'online']);
  listening.abort();
});

it.each(['focus', 'online'])('tries at once on %s', async (event) => {
  const { store } = await open(without.initiate('list'));
  await pass(600);
  calls = [];
  answer = up;
  dispatchEvent(new Event(event));
  await pass(0);
  expect(calls).toEqual([ready, '/api/plain/list']);
  expect(without.select('list')(store.getState()).data).toBe('real');
});

it('sends nothing while the network is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(without.initiate('list'));
  await pass(3600);
  expect(calls).toEqual([]);
});

it('skips unused queries, and those that the server rejected', async () => {
  const { queries, isOver } = await open(without.initiate('list'));
  for (const query of queries) query.unsubscribe();
  answer = up;
  await pass(60);
  expect(isOver()).toBe(true);
  answer = () => Response.json({ code: 'not-found', error: 'No' }, { status: 404 });
  const other = await open(without.initiate('gone'));
  expect(other.isOver()).toBe(true);
});
