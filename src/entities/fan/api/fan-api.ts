import { api, ask, getAnswer, partsByCursor, toRequest, withSample } from '@/shared/api';
import type {
  ChangeCampaignBody,
  Fan,
  FanCampaign,
  FanQuery,
  FanSummary,
  ParticipantList,
} from '@/shared/contract/fan.ts';
import type {
  ChangeNotificationBody,
  FanNotification,
  ReachQuery,
} from '@/shared/contract/notification.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

const contract = () => import('@/shared/contract/fan.ts');
const sample = () => import('@/shared/sample/promotion/sample-fans.ts');

/** See docs/product/fans.md. */
const fanApi = api.enhanceEndpoints({ addTagTypes: ['Fan'] }).injectEndpoints({
  endpoints: (build) => ({
    fans: build.query<Fan[], FanQuery>({
      queryFn: withSample({
        ...ask('GET /promotion/fans'),
        sample: async (query) => (await sample()).findSampleFans(query),
      }),
    }),
    fanSummary: build.query<FanSummary, OfArtist>({
      queryFn: withSample({
        ...ask('GET /promotion/fans/summary', (params: OfArtist) => ({ query: params })),
        sample: async () => (await sample()).sampleFanSummary,
      }),
    }),
    fanCampaigns: build.query<FanCampaign[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/fans/campaigns', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleFanCampaigns(),
      }),
      providesTags: ['Fan'],
    }),
    decideCampaign: build.mutation<null, OfArtist & { id: string; act: 'activate' | 'cancel' }>({
      query: ({ id, act, ...query }) =>
        toRequest(`POST /promotion/fans/campaigns/:id/${act}`, { id, query }),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Fan'],
    }),
    changeCampaign: build.mutation({
      ...ask(
        'PUT /promotion/fans/campaigns/:id',
        ({ id, body, ...params }: OfArtist & { id: string; body: ChangeCampaignBody }) => ({
          id,
          query: params,
          body,
        }),
      ),
      invalidatesTags: ['Fan'],
    }),
    campaignParticipants: build.infiniteQuery<
      ParticipantList,
      OfArtist & { id: string },
      string | undefined
    >({
      infiniteQueryOptions: partsByCursor,
      query: ({ queryArg: { id, artistId }, pageParam: cursor }) => ({
        url: `/promotion/fans/campaigns/${id}/participants`,
        params: { artistId, cursor },
      }),
      responseSchema: getAnswer(async () => (await contract()).participantListSchema),
      providesTags: ['Fan'],
    }),
    fanNotifications: build.query<FanNotification[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/fans/notifications', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleFanNotifications(),
      }),
      providesTags: ['Fan'],
    }),
    changeNotification: build.mutation<
      null,
      OfArtist & { id: string; body: ChangeNotificationBody }
    >({
      query: ({ id, body, ...params }) => ({
        url: `/promotion/fans/notifications/${id}`,
        params,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Fan'],
    }),
    notificationReach: build.query<{ fans: number }, ReachQuery>({
      ...ask('GET /promotion/fans/notifications/reach'),
      // Followers and settings change all the time.
      keepUnusedDataFor: 0,
    }),
    callOffNotification: build.mutation<null, OfArtist & { id: string }>({
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
  useCallOffNotificationMutation,
  useCampaignParticipantsInfiniteQuery,
  useChangeCampaignMutation,
  useChangeNotificationMutation,
  useNotificationReachQuery,
  useDecideCampaignMutation,
  useFanCampaignsQuery,
  useFanNotificationsQuery,
  useFansQuery,
  useFanSummaryQuery,
} = fanApi;
