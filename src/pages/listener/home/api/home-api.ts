import { api, ask } from '@/shared/api';
import type { Home } from '@/shared/contract/home.ts';
import { zoneHere } from '@/shared/lib/time-zone';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<Home, void>({
      ...ask('GET /user/home', () => ({ query: { zone: zoneHere() } })),
    }),
  }),
});

export const { useHomeQuery } = homeApi;
