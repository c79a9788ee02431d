import { api, ask, partsByCursor, type PartOf, send, toRequest, withSample } from '@/shared/api';
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

/** Or of a notification. */
type OfCampaign = OfArtist & { id: string };

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
    decideCampaign: build.mutation<null, OfCampaign & { act: 'activate' | 'cancel' }>({
      query: ({ id, act, ...query }) =>
        toRequest(`POST /promotion/fans/campaigns/:id/${act}`, { id, query }),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Fan'],
    }),
    changeCampaign: build.mutation({
      ...ask(
        'PUT /promotion/fans/campaigns/:id',
        ({ id, body, ...params }: OfCampaign & { body: ChangeCampaignBody }) => ({
          id,
          query: params,
          body,
        }),
      ),
      invalidatesTags: ['Fan'],
    }),
    campaignParticipants: build.infiniteQuery<ParticipantList, OfCampaign, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      ...ask(
        'GET /promotion/fans/campaigns/:id/participants',
        ({ queryArg: { id, artistId }, pageParam: cursor }: PartOf<OfCampaign>) => ({
          id,
          query: { artistId, cursor },
        }),
      ),
      providesTags: ['Fan'],
    }),
    fanNotifications: build.query<FanNotification[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/fans/notifications', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleFanNotifications(),
      }),
      providesTags: ['Fan'],
    }),
    changeNotification: build.mutation({
      ...send(
        'PUT /promotion/fans/notifications/:id',
        ({ id, body, ...query }: OfCampaign & { body: ChangeNotificationBody }) => ({
          id,
          query,
          body,
        }),
      ),
      invalidatesTags: ['Fan'],
    }),
    notificationReach: build.query<{ fans: number }, ReachQuery>({
      ...ask('GET /promotion/fans/notifications/reach'),
      // Followers and settings change all the time.
      keepUnusedDataFor: 0,
    }),
    callOffNotification: build.mutation({
      ...send('POST /promotion/fans/notifications/:id/cancel', ({ id, ...query }: OfCampaign) => ({
        id,
        query,
      })),
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
