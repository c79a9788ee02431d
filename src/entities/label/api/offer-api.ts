import { api, withSample } from '@/shared/api';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';

/** See docs/product/contracts.md. */
const offerApi = api.enhanceEndpoints({ addTagTypes: ['Contract'] }).injectEndpoints({
  endpoints: (build) => ({
    artistOffers: build.query<ArtistOffer[], void>({
      queryFn: withSample({
        query: () => '/artist/offers',
        schema: async () =>
          (await import('@/shared/contract/label-contract.ts')).artistOffersSchema,
        sample: async () => [],
      }),
      providesTags: ['Contract'],
    }),
    answerOffer: build.mutation<null, { id: string; isAccepted: boolean }>({
      query: ({ id, isAccepted }) => ({
        url: `/artist/offers/${id}`,
        method: 'POST',
        body: { isAccepted },
      }),
      // Also after a conflict, because somebody else may have answered first.
      invalidatesTags: ['Contract'],
    }),
  }),
});

export const { useAnswerOfferMutation, useArtistOffersQuery } = offerApi;
