// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { orInSample } from './or-in-sample';
import { sampleNoticeSlice } from './sample-notice';
import { withSample } from './with-sample';

let names: string[] = ['a sample'];

const namesApi = api.injectEndpoints({
  endpoints: (build) => ({
    names: build.query<string[], void>({
      queryFn: withSample({
        query: () => '/names',
        schema: async () => z.array(z.string()),
        sample: async () => names,
      }),
    }),
    addName: build.mutation<string, string>({
      ...orInSample({
        of: 'names',
        query: (name: string) => ({ url: '/names', method: 'POST', body: { name } }),
        inSample: async (name) => {
          names = [...names, name];
          return name;
        },
      }),
    }),
    payName: build.mutation<string, string>({
      ...orInSample<string, string>({
        of: 'names',
        query: (name) => ({ url: `/pay/${name}`, method: 'PUT' }),
      }),
    }),
  }),
});

let sent: string[] = [];

function open(answer: (method: string) => Response) {
  sent = [];
  names = ['a sample'];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    sent.push(method);
    return answer(method);
  });
  const store = configureStore({
    reducer: { api: api.reducer, sampleNotice: sampleNoticeSlice.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const read = async () =>
    (await store.dispatch(namesApi.endpoints.names.initiate(undefined, { forceRefetch: true })))
      .data;
  const add = (name: string) => store.dispatch(namesApi.endpoints.addName.initiate(name));
  const pay = (name: string) => store.dispatch(namesApi.endpoints.payName.initiate(name));
  return { read, add, pay };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Proves administration: Nothing of it is sent
it('changes the sample without sending, and shows the change again later', async () => {
  const { read, add } = open(() => new Response('', { status: 503 }));
  expect(await read()).toEqual(['a sample']);
  expect((await add('Luz')).data).toBe('Luz');
  expect(await read()).toEqual(['a sample', 'Luz']);
  expect(sent).toEqual(['GET', 'GET']);
});

// Proves failures: Nothing pretends with money
it('refuses what has no example, without sending', async () => {
  const { read, pay } = open(() => new Response('', { status: 503 }));
  await read();
  expect(await pay('Luz')).toMatchObject({ error: { kind: 'unreachable' } });
  expect(sent).toEqual(['GET']);
});

it('sends the change if the list is real', async () => {
  const { read, add } = open((method) => Response.json(method === 'POST' ? 'Luz' : ['a real one']));
  await read();
  expect((await add('Luz')).data).toBe('Luz');
  expect(sent).toEqual(['GET', 'POST']);
  expect(names).toEqual(['a sample']);
});

it('fails if the list is real and the server rejects it', async () => {
  const { read, add } = open((method) =>
    method === 'POST'
      ? Response.json({ code: 'invalid', error: 'No.' }, { status: 400 })
      : Response.json([]),
  );
  await read();
  expect((await add('Luz')).error).toMatchObject({ kind: 'invalid', message: 'No.' });
});
