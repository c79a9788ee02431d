// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { api } from '@/shared/api';
import { readAgain } from './notification-api';

// Proves notices: In the bell
it('lets a screen that is open read again what was decided, and nothing else', async () => {
  const fetched: string[] = [];
  const reading = api.enhanceEndpoints({ addTagTypes: ['Pitch', 'Canvas'] }).injectEndpoints({
    endpoints: (build) => ({
      read: build.query<null, 'Pitch' | 'Canvas'>({
        queryFn: (what) => {
          fetched.push(what);
          return { data: null };
        },
        providesTags: (_, __, what) => [what],
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware),
  });
  await Promise.all([
    store.dispatch(reading.endpoints.read.initiate('Pitch')),
    store.dispatch(reading.endpoints.read.initiate('Canvas')),
  ]);
  store.dispatch(readAgain('pitch'));
  await vi.waitFor(() => expect(fetched).toEqual(['Pitch', 'Canvas', 'Pitch']));
});
