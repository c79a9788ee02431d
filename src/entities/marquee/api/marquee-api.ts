import { api, ask, send, toRequest, withSample } from '@/shared/api';
import type {
  ChangeMarqueeBody,
  MarqueeCampaign,
  MarqueeInbox,
  MarqueeTrack,
} from '@/shared/contract/marquee.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };
const sample = () => import('@/shared/sample/promotion/sample-marquee.ts');

/** See docs/product/marquee.md. */
const marqueeApi = api.enhanceEndpoints({ addTagTypes: ['Marquee'] }).injectEndpoints({
  endpoints: (build) => ({
    marquees: build.query<MarqueeCampaign[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/marquee', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleMarquees(),
      }),
      providesTags: ['Marquee'],
    }),
    marqueeTracks: build.query<MarqueeTrack[], OfArtist>({
      queryFn: withSample({
        ...ask('GET /promotion/marquee/tracks', (params: OfArtist) => ({ query: params })),
        sample: async () => (await sample()).sampleMarqueeTracks(),
      }),
    }),
    changeMarquee: build.mutation({
      ...send(
        'PUT /promotion/marquee/:id',
        ({ id, body, ...params }: OfArtist & { id: string; body: ChangeMarqueeBody }) => ({
          id,
          query: params,
          body,
        }),
      ),
      invalidatesTags: ['Marquee'],
    }),
    turnMarquee: build.mutation<
      null,
      OfArtist & { id: string; turn: 'activate' | 'pause' | 'cancel' }
    >({
      query: ({ id, turn, ...query }) =>
        toRequest(`POST /promotion/marquee/:id/${turn}`, { id, query }),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Marquee'],
    }),
    marqueeInbox: build.query<MarqueeInbox, void>({
      ...ask('GET /admin/marquee'),
      providesTags: ['Marquee'],
    }),
    approveMarquee: build.mutation({
      ...send('POST /admin/marquee/:id/approve'),
      invalidatesTags: ['Marquee'],
    }),
    rejectMarquee: build.mutation({
      ...send('POST /admin/marquee/:id/reject', ({ id, note }: { id: string; note: string }) => ({
        id,
        body: { note },
      })),
      invalidatesTags: ['Marquee'],
    }),
  }),
});

export const {
  useApproveMarqueeMutation,
  useChangeMarqueeMutation,
  useMarqueeInboxQuery,
  useMarqueesQuery,
  useMarqueeTracksQuery,
  useRejectMarqueeMutation,
  useTurnMarqueeMutation,
} = marqueeApi;
