import { api, getAnswer } from '@/shared/api';
import type { Home } from '@/shared/contract/home.ts';
import { zoneHere } from '@/shared/lib/time-zone';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<Home, void>({
      query: () => ({ url: '/user/home', params: { zone: zoneHere() } }),
      responseSchema: getAnswer(async () => (await import('@/shared/contract/home.ts')).homeSchema),
    }),
  }),
});

export const { useHomeQuery } = homeApi;
