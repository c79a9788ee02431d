import { idempotencyHeader } from '@/shared/contract/idempotency.ts';
import { api, ask, isProblem, send, toRequest } from '@/shared/api';
import type {
  Candidate,
  NewArtist,
  OfferMade,
  OfferTerms,
} from '@/shared/contract/label-contract.ts';

/** Undefined for the viewer's own. */
type OfLabel = { label: string | undefined };

/** Retries keep the same `key`, so that the server acts once. */
type Attempt = OfLabel & { key: string };

/** Also after a conflict, because somebody else may have changed it. */
const changed = (_answer: unknown, error: unknown): 'Contract'[] =>
  error === undefined || (isProblem(error) && ['duplicate', 'not-found'].includes(error.kind))
    ? ['Contract']
    : [];

/** See docs/product/contracts.md. */
const contractApi = api.enhanceEndpoints({ addTagTypes: ['Contract'] }).injectEndpoints({
  endpoints: (build) => ({
    candidates: build.query<Candidate[], OfLabel & { q: string }>({
      ...ask('GET /label/candidates', (params: OfLabel & { q: string }) => ({ query: params })),
      providesTags: ['Contract'],
    }),
    offerContract: build.mutation<OfferMade, Attempt & { artist: string; terms: OfferTerms }>({
      query: ({ label, key, artist, terms }) =>
        toRequest('POST /label/artists/:id/offers', {
          id: artist,
          query: { label },
          headers: { [idempotencyHeader]: key },
          body: terms,
        }),
      invalidatesTags: changed,
    }),
    offerToNewArtist: build.mutation<OfferMade, Attempt & { artist: NewArtist }>({
      query: ({ label, key, artist }) =>
        toRequest('POST /label/artists', {
          query: { label },
          headers: { [idempotencyHeader]: key },
          body: artist,
        }),
      invalidatesTags: changed,
    }),
    withdrawOffer: build.mutation({
      ...send('DELETE /label/offers/:id', ({ label, id }: OfLabel & { id: string }) => ({
        id,
        query: { label },
      })),
      invalidatesTags: changed,
    }),
    endContract: build.mutation({
      ...send(
        'POST /label/contracts/:id/end',
        ({ label, id, lastDay }: OfLabel & { id: string; lastDay: string }) => ({
          id,
          query: { label },
          body: { lastDay },
        }),
      ),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useCandidatesQuery,
  useEndContractMutation,
  useOfferContractMutation,
  useOfferToNewArtistMutation,
  useWithdrawOfferMutation,
} = contractApi;
