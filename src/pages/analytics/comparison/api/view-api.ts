import { api, ask, send } from '@/shared/api';
import type { AnalyticsView } from '@/shared/contract/analytics-view.ts';

/** Saved views. See docs/product/analytics.md. */
const viewApi = api.enhanceEndpoints({ addTagTypes: ['AnalyticsView'] }).injectEndpoints({
  endpoints: (build) => ({
    analyticsViews: build.query<AnalyticsView[], void>({
      ...ask('GET /analytics/views'),
      providesTags: ['AnalyticsView'],
    }),
    saveAnalyticsView: build.mutation<AnalyticsView, Pick<AnalyticsView, 'name' | 'search'>>({
      ...ask('POST /analytics/views'),
      invalidatesTags: ['AnalyticsView'],
    }),
    renameAnalyticsView: build.mutation<AnalyticsView, Pick<AnalyticsView, 'id' | 'name'>>({
      ...ask('PATCH /analytics/views/:id'),
      invalidatesTags: ['AnalyticsView'],
    }),
    deleteAnalyticsView: build.mutation({
      ...send('DELETE /analytics/views/:id', ({ id }: { id: string }) => ({ id })),
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
