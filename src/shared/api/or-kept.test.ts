// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTextsOf } from '@/shared/lib/storage';
import { api } from './api';
import { keepAnswersOf, orKept } from './or-kept';
import { missingQueries } from './retry-missing';
import { sampleNoticeSlice, selectIsSampleNoticeOpen } from './sample-notice';
import { withSample } from './with-sample';

const keptApi = api.injectEndpoints({
  endpoints: (build) => ({
    keptList: build.query<string[], string>({
      queryFn: orKept<string[], string>(
        withSample({
          query: (name) => `/list/${name}`,
          schema: async () => z.array(z.string()),
          sample: async () => ['a sample'],
        }),
      ),
    }),
  }),
});

const unreachable = () => Response.error();
let answer: () => Response = unreachable;

beforeEach(() => {
  localStorage.clear();
  keepAnswersOf(() => 'usr_1');
  vi.stubGlobal('fetch', async () => answer());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  keepAnswersOf(() => undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that is opened anew. */
function open() {
  const store = configureStore({
    reducer: { api: api.reducer, sampleNotice: sampleNoticeSlice.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const ask = async (name = 'mine') => {
    const options = { forceRefetch: true };
    return (await store.dispatch(keptApi.endpoints.keptList.initiate(name, options))).data;
  };
  const hasNotice = () => selectIsSampleNoticeOpen(store.getState());
  return { store, ask, hasNotice };
}

async function load(...names: string[]) {
  const { ask } = open();
  for (const name of names) {
    answer = () => Response.json([name]);
    await ask(name);
  }
  answer = unreachable;
}

describe('a list that cannot be loaded', () => {
  // Proves failures: The last loaded list
  it('is shown as it was loaded last, without the notice, and is asked for again', async () => {
    await load('mine');
    const { store, ask, hasNotice } = open();
    expect(await ask()).toEqual(['mine']);
    expect(hasNotice()).toBe(false);
    expect(missingQueries(store.getState())).toHaveLength(1);
    expect(await ask()).toEqual(['mine']);
    answer = () => Response.json(['newer']);
    expect(await ask()).toEqual(['newer']);
    expect(missingQueries(store.getState())).toHaveLength(0);
  });

  it('has sample data if it was never loaded', async () => {
    await load('mine');
    const { ask, hasNotice } = open();
    expect(await ask('other')).toEqual(['a sample']);
    expect(hasNotice()).toBe(true);
  });

  it.each([
    ['another person', () => keepAnswersOf(() => 'usr_2')],
    ['a visitor', () => keepAnswersOf(() => undefined)],
    ['somebody who signed out', () => forgetTextsOf('usr_1')],
  ])('is not shown to %s', async (_, change) => {
    await load('mine');
    change();
    expect(await open().ask()).toEqual(['a sample']);
  });

  it('is one of the last twelve', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const names = Array.from({ length: 13 }, (_, place) => `list-${place}`);
    for (const name of names) {
      vi.setSystemTime(Date.now() + 1000);
      await load(name);
    }
    vi.useRealTimers();
    expect(await open().ask('list-0')).toEqual(['a sample']);
    expect(await open().ask('list-1')).toEqual(['list-1']);
  });

  it('is not shown where the server refuses it', async () => {
    await load('mine');
    answer = () => Response.json({ code: 'forbidden', error: 'No.' }, { status: 403 });
    expect(await open().ask()).toBeUndefined();
  });
});
