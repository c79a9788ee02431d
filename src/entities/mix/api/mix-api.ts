import { api, ask } from '@/shared/api';
import type { FullMix } from '@/shared/contract/mix.ts';
import { zoneHere } from '@/shared/lib/time-zone';

export const mixApi = api.injectEndpoints({
  endpoints: (build) => ({
    mix: build.query<FullMix, string>({
      ...ask('GET /user/mixes/:id', (id: string) => ({ id, query: { zone: zoneHere() } })),
      providesTags: [{ type: 'User', id: 'dismissals' }],
    }),
  }),
});

export const { useMixQuery } = mixApi;
