import { api, ask, withSample } from '@/shared/api';
import type { ListenerFigures } from '@/shared/contract/profile.ts';

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownFigures: build.query<ListenerFigures, void>({
      queryFn: withSample({
        ...ask('GET /user/figures'),
        sample: async () => (await import('../model/sample-figures')).sampleFigures,
      }),
      // Every visit refetches, because they change with each song.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOwnFiguresQuery } = figuresApi;
