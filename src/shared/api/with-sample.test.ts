// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { retryMissing } from './retry-missing';
import {
  sampleNoticeDismissed,
  sampleNoticeSlice,
  selectIsSampleNoticeOpen,
} from './sample-notice';
import { isOnline, setCut } from './use-is-online';
import { withSample } from './with-sample';

const sample = vi.fn<() => Promise<string[]>>(async () => ['a sample']);

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<string[], string | void>({
      queryFn: withSample({
        query: (name) => `/list/${name ?? ''}`,
        schema: async () => z.array(z.string()),
        sample,
      }),
    }),
  }),
});

const json = (body: unknown, status = 200, headers = {}) =>
  Response.json(body, { status, headers });
const problem = (status: number, code: string) => json({ code, error: 'Algo pasó.' }, status);

function open(answer: () => Response | Promise<Response>) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = configureStore({
    reducer: { api: api.reducer, sampleNotice: sampleNoticeSlice.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const ask = (name?: string) =>
    store.dispatch(listApi.endpoints.list.initiate(name, { forceRefetch: true }));
  const isNoticeOpen = () => selectIsSampleNoticeOpen(store.getState());
  return { store, ask, isNoticeOpen, log };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('without a network', () => {
  const searchApi = api.injectEndpoints({
    endpoints: (build) => ({
      found: build.query<string[], void>({
        queryFn: withSample({
          query: () => '/found',
          schema: async () => z.array(z.string()),
          sample: async () => {
            if (!isOnline()) throw new Error('There is no network.');
            return ['a sample'];
          },
        }),
      }),
    }),
  });

  // Proves search: … no examples
  it.each([
    [false, undefined],
    [true, ['a sample']],
  ])('nothing stands in for what was asked for: %s', async (onLine, data) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { store, isNoticeOpen } = open(() => Response.error());
    const answer = await store.dispatch(searchApi.endpoints.found.initiate());
    expect(answer.data).toEqual(data);
    expect(isNoticeOpen()).toBe(onLine);
  });

  it('nothing stands in for it while the server is out of reach, either', async () => {
    setCut(true);
    const { store } = open(() => Response.error());
    const answer = await store.dispatch(searchApi.endpoints.found.initiate());
    setCut(false);
    expect(answer.data).toBeUndefined();
  });
});

describe('a list with a sample', () => {
  it('shows the server’s answer', async () => {
    const { ask, isNoticeOpen } = open(() => json(['real']));
    expect((await ask()).data).toEqual(['real']);
    expect(isNoticeOpen()).toBe(false);
  });

  it('ignores an aborted call', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const { store, ask, log, isNoticeOpen } = open(() => promise);
    sample.mockClear();
    const requested = ask();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    store.dispatch(api.util.resetApiState());
    reject(new DOMException('signal is aborted', 'AbortError'));
    await requested.catch(() => undefined);
    // A log would appear by then.
    await new Promise((resolve) => setTimeout(resolve));
    expect(sample).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    expect(isNoticeOpen()).toBe(false);
  });

  // Proves failures: Real data stays
  it('keeps the last answer when the server is unreachable', async () => {
    let answer: () => Response | Promise<Response> = () => json(['real']);
    const { ask, isNoticeOpen } = open(() => answer());
    await ask();
    answer = () => Promise.reject(new TypeError('failed to fetch'));
    expect((await ask()).data).toEqual(['real']);
    expect(isNoticeOpen()).toBe(false);
  });

  it('distinguishes lists of one kind: real ones stay, samples are marked', async () => {
    let answer: () => Response | Promise<Response> = () => json(['real']);
    const { ask, isNoticeOpen } = open(() => answer());
    await ask('one');
    answer = () => problem(503, 'server');
    expect((await ask('other')).data).toEqual(['a sample']);
    expect((await ask('one')).data).toEqual(['real']);
    answer = () => json(['real, too']);
    await ask('one');
    expect(isNoticeOpen()).toBe(true);
    await ask('other');
    expect(isNoticeOpen()).toBe(false);
  });

  it.each([
    ['the server knows no such list', 404, 'not-found'],
    ['somebody else may see it', 403, 'forbidden'],
  ])('no longer speaks of samples when %s', async (_name, status, code) => {
    let answer = () => problem(503, 'server');
    const { ask, isNoticeOpen } = open(() => answer());
    await ask();
    answer = () => problem(status, code);
    await ask();
    expect(isNoticeOpen()).toBe(false);
  });

  it('no longer speaks of samples that are forgotten', async () => {
    const { ask, store, isNoticeOpen } = open(() => problem(503, 'server'));
    await ask();
    store.dispatch(api.util.resetApiState());
    expect(isNoticeOpen()).toBe(false);
  });

  it('refetches by itself when the network is back', async () => {
    let answer: () => Response | Promise<Response> = () =>
      Promise.reject(new TypeError('failed to fetch'));
    const { store, ask, isNoticeOpen } = open(() => answer());
    expect((await ask()).data).toEqual(['a sample']);
    answer = () => json(['real']);
    store.dispatch(api.internalActions.onOnline());
    await vi.waitFor(() => expect(isNoticeOpen()).toBe(false));
    expect(listApi.endpoints.list.select(undefined)(store.getState()).data).toEqual(['real']);
  });

  // Proves failures: Empty stays empty
  it('stays empty if the server returns an empty list', async () => {
    const { ask } = open(() => json([]));
    expect((await ask()).data).toEqual([]);
  });

  // Proves failures: Sample, and its causes
  it.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('failed to fetch'))],
    ['the server answers 500', () => problem(500, 'server')],
    [
      'a proxy answers 502 with a page',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ],
    ['the body is malformed', () => json({ not: 'a list' })],
    ['the body is of another contract', () => json([7], 200, { 'x-contract': 'another' })],
    ['the body is no JSON', () => new Response('{', { status: 200 })],
  ])('shows a marked sample when %s', async (_name, answer) => {
    const { ask, isNoticeOpen } = open(answer);
    expect((await ask()).data).toEqual(['a sample']);
    expect(isNoticeOpen()).toBe(true);
  });

  // Proves failures: 20 seconds
  it('shows the sample when the server does not answer for 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ask, isNoticeOpen } = open(() => json([]));
    const silence = ({ signal }: Request) =>
      new Promise<Response>((_answer, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason as Error));
      });
    vi.stubGlobal('fetch', silence);
    const answer = ask();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(isNoticeOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await answer).data).toEqual(['a sample']);
    expect(isNoticeOpen()).toBe(true);
  });

  // Proves failures: Nothing of it is sent
  it('sends no sample data to the server', async () => {
    const { ask } = open(() => problem(500, 'server'));
    await ask();
    const requests = vi.mocked(fetch).mock.calls.map(([request]) => request as Request);
    expect(requests.map(({ method, body }) => [method, body])).toEqual([['GET', null]]);
  });

  // Proves failures: Logged
  it('logs why it shows the sample', async () => {
    const { ask, log } = open(() => problem(500, 'server'));
    await ask();
    const why = { kind: 'server', message: 'Algo pasó.' };
    expect(log).toHaveBeenCalledExactlyOnceWith('[tonada] list', why);
  });

  // Proves failures: Other failures stay failures
  it.each([
    [404, 'not-found', 'not-found'],
    [401, 'unauthorized', 'unauthorized'],
    [403, 'forbidden', 'forbidden'],
    [400, 'invalid', 'invalid'],
    [429, 'too-many-requests', 'limited'],
  ])('stays a failure when the server answers %d', async (status, code, kind) => {
    const { ask, isNoticeOpen } = open(() => problem(status, code));
    expect((await ask()).error).toEqual({ kind, message: 'Algo pasó.' });
    expect(isNoticeOpen()).toBe(false);
  });

  it('is a failure if the sample does not load either', async () => {
    sample.mockRejectedValueOnce(new TypeError('failed to fetch'));
    const { ask } = open(() => Promise.reject(new TypeError('failed to fetch')));
    expect((await ask()).error).toEqual({ kind: 'unreachable' });
  });

  it('recovers on retry, and the notice goes', async () => {
    let isUp = false;
    const { ask, store, isNoticeOpen } = open(() =>
      isUp ? json(['real']) : problem(503, 'server'),
    );
    await ask();
    isUp = true;
    await store.dispatch(retryMissing());
    expect(isNoticeOpen()).toBe(false);
    expect(listApi.endpoints.list.select()(store.getState()).data).toEqual(['real']);
  });

  it('keeps the dismissed notice closed until the next outage', async () => {
    let isUp = false;
    const { ask, store, isNoticeOpen } = open(() => (isUp ? json([]) : problem(500, 'server')));
    await ask('one');
    store.dispatch(sampleNoticeDismissed());
    await ask('one');
    await ask('other');
    expect(isNoticeOpen()).toBe(false);
    isUp = true;
    await store.dispatch(retryMissing());
    isUp = false;
    await ask('third');
    expect(isNoticeOpen()).toBe(true);
  });
});

it('accepts an answer of the same contract version unchecked', async () => {
  const headers = { 'x-contract': CONTRACT_VERSION };
  const { ask } = open(() => json([7], 200, headers));
  expect((await ask()).data).toEqual([7]);
});
