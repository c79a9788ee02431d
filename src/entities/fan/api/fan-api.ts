import { api, withSample } from '@/shared/api';
import type { Fan, FanCampaign, FanQuery, FanSummary } from '@/shared/contract/fan.ts';
import type { FanNotice } from '@/shared/contract/notification.ts';

/** Of which artist: the viewer's own, or one that they act for. */
type OfArtist = { artistId: string | undefined };

const contract = () => import('@/shared/contract/fan.ts');
const sample = () => import('@/shared/sample/promotion/sample-fans.ts');

/** Fans of an artist, and what they are offered and told. See docs/product/fans.md. */
const fanApi = api.enhanceEndpoints({ addTagTypes: ['Fan'] }).injectEndpoints({
  endpoints: (build) => ({
    fans: build.query<Fan[], FanQuery>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/fans', params }),
        schema: async () => (await contract()).fanListSchema,
        sample: async (asked) => (await sample()).findSampleFans(asked),
      }),
    }),
    fanSummary: build.query<FanSummary, OfArtist>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/fans/summary', params }),
        schema: async () => (await contract()).fanSummarySchema,
        sample: async () => (await sample()).sampleFanSummary,
      }),
    }),
    fanCampaigns: build.query<FanCampaign[], OfArtist>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/fans/campaigns', params }),
        schema: async () => (await contract()).fanCampaignListSchema,
        sample: async () => (await sample()).sampleFanCampaigns(),
      }),
      providesTags: ['Fan'],
    }),
    decideCampaign: build.mutation<null, OfArtist & { id: string; act: 'activate' | 'cancel' }>({
      query: ({ id, act, ...params }) => ({
        url: `/promotion/fans/campaigns/${id}/${act}`,
        params,
        method: 'POST',
      }),
      // Also where somebody else was faster.
      invalidatesTags: ['Fan'],
    }),
    fanNotices: build.query<FanNotice[], OfArtist>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/fans/notifications', params }),
        schema: async () => (await import('@/shared/contract/notification.ts')).fanNoticeListSchema,
        sample: async () => (await sample()).sampleFanNotices(),
      }),
      providesTags: ['Fan'],
    }),
    callOffNotice: build.mutation<null, OfArtist & { id: string }>({
      query: ({ id, ...params }) => ({
        url: `/promotion/fans/notifications/${id}/cancel`,
        params,
        method: 'POST',
      }),
      invalidatesTags: ['Fan'],
    }),
  }),
});

export const {
  useCallOffNoticeMutation,
  useDecideCampaignMutation,
  useFanCampaignsQuery,
  useFanNoticesQuery,
  useFansQuery,
  useFanSummaryQuery,
} = fanApi;
