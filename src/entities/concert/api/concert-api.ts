import { api, ask, send, withSample } from '@/shared/api';
import type { ChangeConcertBody, Concert, TourStats } from '@/shared/contract/concert.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

type OneOf = OfArtist & { id: string };

/** A concert that changed since is not ended. */
type SeenOne = OneOf & Pick<Concert, 'version'>;
const sample = () => import('@/shared/sample/promotion/sample-concerts.ts');

/** See docs/product/concerts.md. */
const concertApi = api.enhanceEndpoints({ addTagTypes: ['Concert'] }).injectEndpoints({
  endpoints: (build) => ({
    concerts: build.query<Concert[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/concerts/artist', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleConcerts(),
      }),
      providesTags: ['Concert'],
    }),
    tourStats: build.query<TourStats, OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/concerts/stats', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleTourStats(),
      }),
      providesTags: ['Concert'],
    }),
    changeConcert: build.mutation({
      ...ask(
        'PUT /promotion/concerts/:id',
        ({ id, artistId, body }: OneOf & { body: ChangeConcertBody }) => ({
          id,
          query: { artistId },
          body,
        }),
      ),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Concert'],
    }),
    cancelConcert: build.mutation({
      ...ask('POST /promotion/concerts/:id/cancel', ({ id, artistId, version }: SeenOne) => ({
        id,
        query: { artistId, version },
      })),
      invalidatesTags: ['Concert'],
    }),
    removeConcert: build.mutation({
      ...send('DELETE /promotion/concerts/:id', ({ id, artistId, version }: SeenOne) => ({
        id,
        query: { artistId, version },
      })),
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
