import { api, getAnswer } from '@/shared/api';
import type { Waiting } from '@/shared/contract/inbox.ts';

const contract = () => import('@/shared/contract/inbox.ts');

const waitingApi = api
  .enhanceEndpoints({ addTagTypes: ['Release', 'Pitch', 'Canvas'] })
  .injectEndpoints({
    endpoints: (build) => ({
      waiting: build.query<Waiting, void>({
        query: () => '/editorial/waiting',
        responseSchema: getAnswer(async () => (await contract()).waitingSchema),
        providesTags: ['Release', 'Pitch', 'Canvas'],
      }),
    }),
  });

/** How many wait in each inbox of the editors. See docs/product/editorial.md. */
export const { useWaitingQuery } = waitingApi;
