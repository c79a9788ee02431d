import { api, ask } from '@/shared/api';
import type { SpotAnswer } from '@/shared/contract/marquee.ts';

export const spotApi = api.injectEndpoints({
  endpoints: (build) => ({
    spot: build.query<SpotAnswer, void>(ask('GET /user/spot')),
  }),
});
