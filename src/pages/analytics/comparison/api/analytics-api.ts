import { api, ask, withSample } from '@/shared/api';
import type {
  AnalyticsComparison,
  AnalyticsDimension,
  AnalyticsLines,
  AnalyticsPart,
  AnalyticsScope,
  AnalyticsTable,
  AnalyticsUnit,
} from '@/shared/contract/analytics.ts';
import type { FigureRange } from '@/shared/contract/artist-figures.ts';

/** Undefined for the viewer's own figures. */
export type Whose = { label: string | undefined; artist: string | undefined };

export type AnalyticsQuestion = Whose & {
  range: FigureRange;
  compare: AnalyticsComparison;
  by: AnalyticsDimension;
  unit: AnalyticsUnit;
} & { [part in AnalyticsPart]?: string | undefined };

const contract = () => import('@/shared/contract/analytics.ts');
const sample = () => import('@/shared/sample/analytics/sample-analytics.ts');

/** See docs/product/analytics.md. */
const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyticsScope: build.query<AnalyticsScope, Whose>({
      queryFn: withSample({
        ...ask('GET /analytics/scope', (query: Whose) => ({ query })),
        sample: async () => (await sample()).sampleScope(),
      }),
    }),
    analyticsTable: build.query<AnalyticsTable, AnalyticsQuestion>({
      queryFn: withSample({
        query: (params) => ({ url: '/analytics/table', params }),
        schema: async () => (await contract()).analyticsTableSchema,
        sample: async (question) => (await sample()).sampleTable(question),
      }),
    }),
    analyticsLines: build.query<AnalyticsLines, AnalyticsQuestion & { pick: string | undefined }>({
      queryFn: withSample({
        query: (params) => ({ url: '/analytics/lines', params }),
        schema: async () => (await contract()).analyticsLinesSchema,
        sample: async (question) => (await sample()).sampleLines(question),
      }),
    }),
  }),
});

export const { useAnalyticsScopeQuery, useAnalyticsTableQuery, useAnalyticsLinesQuery } =
  analyticsApi;
