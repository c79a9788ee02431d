// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { endProof, proofRequested } from './proof';
import { storeToken } from './token';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    pay: build.mutation<null, string>({
      query: (body) => ({ url: '/pay', method: 'POST', body: { body } }),
    }),
    file: build.mutation<string, void>({
      query: () => ({ url: '/file', responseHandler: 'text' }),
    }),
  }),
});

let isProven = false;
let requested = 0;
const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    asked: (state = 0, action: { type: string }) => {
      if (proofRequested.match(action)) requested += 1;
      return state;
    },
  },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});

const refusal = { code: 'forbidden', error: 'No se hizo nada.', reason: 'step-up' };

beforeEach(() => {
  isProven = false;
  requested = 0;
  storeToken('mine');
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isProven) return Response.json(refusal, { status: 403 });
    const isFile = request.url.endsWith('/file');
    return isFile ? new Response('<xml/>') : new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const { pay, file } = calls.endpoints;

// Proves access: Several calls ask once
it('asks once for the proof that several calls need, and repeats each call', async () => {
  const all = [
    store.dispatch(pay.initiate('one')),
    store.dispatch(pay.initiate('two')),
    store.dispatch(file.initiate()),
  ];
  await vi.waitFor(() => expect(requested).toBe(1));
  isProven = true;
  endProof(true);
  const [one, two, text] = await Promise.all(all);
  expect([one?.error, two?.error, text?.data]).toEqual([undefined, undefined, '<xml/>']);
  expect(requested).toBe(1);
});

// Proves access: Cancelling
it('rejects the call with the server’s message if the user cancels', async () => {
  const call = store.dispatch(pay.initiate('one'));
  await vi.waitFor(() => expect(requested).toBe(1));
  endProof(false);
  expect((await call).error).toMatchObject({ kind: 'forbidden', message: 'No se hizo nada.' });
});
