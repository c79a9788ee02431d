import { api, ask } from '@/shared/api';
import type { Waiting } from '@/shared/contract/inbox.ts';

const waitingApi = api
  .enhanceEndpoints({ addTagTypes: ['Release', 'Pitch', 'Canvas'] })
  .injectEndpoints({
    endpoints: (build) => ({
      waiting: build.query<Waiting, void>({
        ...ask('GET /editorial/waiting'),
        providesTags: ['Release', 'Pitch', 'Canvas'],
      }),
    }),
  });

/** How many wait in each inbox of the editors. See docs/product/editorial.md. */
export const { useWaitingQuery } = waitingApi;
