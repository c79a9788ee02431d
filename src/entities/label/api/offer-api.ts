import { api, ask, send, withSample } from '@/shared/api';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';

/** See docs/product/contracts.md. */
const offerApi = api.enhanceEndpoints({ addTagTypes: ['Contract'] }).injectEndpoints({
  endpoints: (build) => ({
    artistOffers: build.query<ArtistOffer[], void>({
      queryFn: withSample({
        ...ask('GET /artist/offers'),
        sample: async () => [],
      }),
      providesTags: ['Contract'],
    }),
    answerOffer: build.mutation({
      ...send(
        'POST /artist/offers/:id',
        ({ id, isAccepted }: { id: string; isAccepted: boolean }) => ({ id, body: { isAccepted } }),
      ),
      // Also after a conflict, because somebody else may have answered first.
      invalidatesTags: ['Contract'],
    }),
  }),
});

export const { useAnswerOfferMutation, useArtistOffersQuery } = offerApi;
