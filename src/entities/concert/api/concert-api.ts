import { getAnswer, api, withSample } from '@/shared/api';
import type { ChangeConcertBody, Concert, TourStats } from '@/shared/contract/concert.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

type OneOf = OfArtist & { id: string };

/** A concert that changed since is not ended. */
type SeenOne = OneOf & Pick<Concert, 'version'>;

const contract = () => import('@/shared/contract/concert.ts');
const sample = () => import('@/shared/sample/promotion/sample-concerts.ts');
const schema = getAnswer(async () => (await contract()).concertSchema);

/** See docs/product/concerts.md. */
const concertApi = api.enhanceEndpoints({ addTagTypes: ['Concert'] }).injectEndpoints({
  endpoints: (build) => ({
    concerts: build.query<Concert[], OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/concerts/artist', params }),
        schema: async () => (await contract()).concertListSchema,
        sample: async () => (await sample()).sampleConcerts(),
      }),
      providesTags: ['Concert'],
    }),
    tourStats: build.query<TourStats, OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/concerts/stats', params }),
        schema: async () => (await contract()).tourStatsSchema,
        sample: async () => (await sample()).sampleTourStats(),
      }),
      providesTags: ['Concert'],
    }),
    changeConcert: build.mutation<Concert, OneOf & { body: ChangeConcertBody }>({
      query: ({ id, artistId, body }) => ({
        url: `/promotion/concerts/${id}`,
        params: { artistId },
        method: 'PUT',
        body,
      }),
      responseSchema: schema,
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Concert'],
    }),
    cancelConcert: build.mutation<Concert, SeenOne>({
      query: ({ id, artistId, version }) => ({
        url: `/promotion/concerts/${id}/cancel`,
        params: { artistId, version },
        method: 'POST',
      }),
      responseSchema: schema,
      invalidatesTags: ['Concert'],
    }),
    removeConcert: build.mutation<null, SeenOne>({
      query: ({ id, artistId, version }) => ({
        url: `/promotion/concerts/${id}`,
        params: { artistId, version },
        method: 'DELETE',
      }),
      invalidatesTags: ['Concert'],
    }),
  }),
});

export const {
  useCancelConcertMutation,
  useChangeConcertMutation,
  useConcertsQuery,
  useLazyConcertsQuery,
  useRemoveConcertMutation,
  useTourStatsQuery,
} = concertApi;
