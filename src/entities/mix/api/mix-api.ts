import { api, getAnswer } from '@/shared/api';
import type { FullMix } from '@/shared/contract/mix.ts';
import { zoneHere } from '@/shared/lib/time-zone';

export const mixApi = api.injectEndpoints({
  endpoints: (build) => ({
    mix: build.query<FullMix, string>({
      query: (id) => ({ url: `/user/mixes/${id}`, params: { zone: zoneHere() } }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/mix.ts')).fullMixSchema,
      ),
      providesTags: [{ type: 'User', id: 'dismissals' }],
    }),
  }),
});

export const { useMixQuery } = mixApi;
