import { getAnswer, api, withSample } from '@/shared/api';
import type {
  ChangeMarqueeBody,
  MarqueeCampaign,
  MarqueeInbox,
  MarqueeTrack,
  WaitingMarquee,
} from '@/shared/contract/marquee.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

const contract = () => import('@/shared/contract/marquee.ts');
const sample = () => import('@/shared/sample/promotion/sample-marquee.ts');

/** See docs/product/marquee.md. */
const marqueeApi = api.enhanceEndpoints({ addTagTypes: ['Marquee'] }).injectEndpoints({
  endpoints: (build) => ({
    marquees: build.query<MarqueeCampaign[], OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/marquee', params }),
        schema: async () => (await contract()).marqueeListSchema,
        sample: async () => (await sample()).sampleMarquees(),
      }),
      providesTags: ['Marquee'],
    }),
    marqueeTracks: build.query<MarqueeTrack[], OfArtist>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/marquee/tracks', params }),
        schema: async () => (await contract()).marqueeTracksSchema,
        sample: async () => (await sample()).sampleMarqueeTracks(),
      }),
    }),
    changeMarquee: build.mutation<null, OfArtist & { id: string; body: ChangeMarqueeBody }>({
      query: ({ id, body, ...params }) => ({
        url: `/promotion/marquee/${id}`,
        method: 'PUT',
        params,
        body,
      }),
      invalidatesTags: ['Marquee'],
    }),
    turnMarquee: build.mutation<
      null,
      OfArtist & { id: string; turn: 'activate' | 'pause' | 'cancel' }
    >({
      query: ({ id, turn, ...params }) => ({
        url: `/promotion/marquee/${id}/${turn}`,
        method: 'POST',
        params,
      }),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Marquee'],
    }),
    marqueeInbox: build.query<MarqueeInbox, void>({
      query: () => '/admin/marquee',
      responseSchema: getAnswer(async () => (await contract()).marqueeInboxSchema),
      providesTags: ['Marquee'],
    }),
    approveMarquee: build.mutation<null, Pick<WaitingMarquee, 'id' | 'budget' | 'askedAt'>>({
      query: ({ id, ...body }) => ({
        url: `/admin/marquee/${id}/approve`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Marquee'],
    }),
    rejectMarquee: build.mutation<null, { id: string; note: string }>({
      query: ({ id, note }) => ({
        url: `/admin/marquee/${id}/reject`,
        method: 'POST',
        body: { note },
      }),
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
