import { getAnswer, api } from '@/shared/api';
import type { Sponsored, SponsoredAnswer } from '@/shared/contract/marquee.ts';

const of = (id: string, act: string) => `/user/sponsored/${id}/${act}`;

/** All calls are idempotent. See docs/product/marquee.md. */
const sponsoredApi = api.injectEndpoints({
  endpoints: (build) => ({
    sponsoredOn: build.query<SponsoredAnswer, string>({
      query: (playlist) => ({ url: '/user/sponsored', params: { playlist } }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/marquee.ts')).sponsoredAnswerSchema,
      ),
      // One a day: each visit asks again.
      keepUnusedDataFor: 0,
    }),
    seeSponsored: build.mutation<null, Pick<Sponsored, 'id' | 'showing'>>({
      query: ({ id, showing }) => ({
        url: of(id, 'impression'),
        method: 'POST',
        body: showing === undefined ? {} : { showing },
      }),
    }),
    followSponsored: build.mutation<null, string>({
      query: (id) => ({ url: of(id, 'click'), method: 'POST' }),
    }),
    hideSponsored: build.mutation<null, string>({
      query: (id) => ({ url: of(id, 'hidden'), method: 'PUT' }),
    }),
    showSponsored: build.mutation<null, string>({
      query: (id) => ({ url: of(id, 'hidden'), method: 'DELETE' }),
    }),
  }),
});

export const {
  useFollowSponsoredMutation,
  useHideSponsoredMutation,
  useSeeSponsoredMutation,
  useShowSponsoredMutation,
  useSponsoredOnQuery,
} = sponsoredApi;
