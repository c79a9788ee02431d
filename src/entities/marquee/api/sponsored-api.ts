import { api, ask, send } from '@/shared/api';
import type { Sponsored, SponsoredAnswer } from '@/shared/contract/marquee.ts';

/** All calls are idempotent. See docs/product/marquee.md. */
export const sponsoredApi = api.injectEndpoints({
  endpoints: (build) => ({
    sponsoredOn: build.query<SponsoredAnswer, string>({
      ...ask('GET /user/sponsored', (playlist: string) => ({ query: { playlist } })),
      // One a day: each visit asks again.
      keepUnusedDataFor: 0,
    }),
    seeSponsored: build.mutation({
      ...send(
        'POST /user/sponsored/:id/impression',
        ({ id, showing }: Pick<Sponsored, 'id' | 'showing'>) => ({
          id,
          body: { showing: showing ?? '' },
        }),
      ),
    }),
    followSponsored: build.mutation(send('POST /user/sponsored/:id/click')),
    hideSponsored: build.mutation(send('PUT /user/sponsored/:id/hidden')),
    showSponsored: build.mutation(send('DELETE /user/sponsored/:id/hidden')),
  }),
});

export const {
  useFollowSponsoredMutation,
  useHideSponsoredMutation,
  useSeeSponsoredMutation,
  useShowSponsoredMutation,
  useSponsoredOnQuery,
} = sponsoredApi;
