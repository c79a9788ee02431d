import { getAnswer, api } from '@/shared/api';
import type { AnalyticsView } from '@/shared/contract/analytics-view.ts';

const contract = () => import('@/shared/contract/analytics-view.ts');

/** Saved views. See docs/product/analytics.md. */
const viewApi = api.enhanceEndpoints({ addTagTypes: ['AnalyticsView'] }).injectEndpoints({
  endpoints: (build) => ({
    analyticsViews: build.query<AnalyticsView[], void>({
      query: () => '/analytics/views',
      responseSchema: getAnswer(async () => (await contract()).analyticsViewsSchema),
      providesTags: ['AnalyticsView'],
    }),
    saveAnalyticsView: build.mutation<AnalyticsView, Pick<AnalyticsView, 'name' | 'search'>>({
      query: (body) => ({ url: '/analytics/views', method: 'POST', body }),
      invalidatesTags: ['AnalyticsView'],
    }),
    renameAnalyticsView: build.mutation<AnalyticsView, Pick<AnalyticsView, 'id' | 'name'>>({
      query: ({ id, name }) => ({ url: `/analytics/views/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: ['AnalyticsView'],
    }),
    deleteAnalyticsView: build.mutation<null, { id: string }>({
      query: ({ id }) => ({ url: `/analytics/views/${id}`, method: 'DELETE' }),
      invalidatesTags: ['AnalyticsView'],
    }),
  }),
});

export const {
  useAnalyticsViewsQuery,
  useSaveAnalyticsViewMutation,
  useRenameAnalyticsViewMutation,
  useDeleteAnalyticsViewMutation,
} = viewApi;
