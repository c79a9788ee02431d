import { api, withSample } from '@/shared/api';
import type { PayComparison } from '@/shared/contract/pay-comparison.ts';
import type { Statement } from '@/shared/contract/statement.ts';
import type {
  LabelAnalytics,
  LabelArtist,
  LabelArtistDetails,
  LabelChoice,
  LabelPayouts,
  OwnStatement,
  Release,
} from '@/shared/contract/label-figures.ts';

/** Undefined for the viewer's own. */
type OfLabel = { label: string | undefined };

type OfLabelAndArtist = OfLabel & { id: string };

/** A closed month, by default the newest. */
type OfLabelAndMonth = OfLabel & { month: string | undefined };

const contract = () => import('@/shared/contract/label-figures.ts');
const sample = () => import('@/shared/sample/label-figures/sample-label-figures.ts');
const sampleMoney = () => import('@/shared/sample/label-figures/sample-label-money.ts');

/** See docs/product/label-dashboard.md. */
const labelApi = api.enhanceEndpoints({ addTagTypes: ['Contract', 'Release'] }).injectEndpoints({
  endpoints: (build) => ({
    labelArtists: build.query<LabelArtist[], OfLabel & { labels?: 'all' }>({
      queryFn: withSample({
        query: (params) => ({ url: '/label/artists', params }),
        schema: async () => (await contract()).labelArtistsSchema,
        sample: async () => (await sample()).sampleLabelArtists(),
      }),
      providesTags: ['Contract'],
    }),
    labelArtist: build.query<LabelArtistDetails, OfLabelAndArtist>({
      queryFn: withSample({
        query: ({ id, label }) => ({ url: `/label/artists/${id}`, params: { label } }),
        schema: async () => (await contract()).labelArtistDetailsSchema,
        sample: async ({ id }) => (await sampleMoney()).sampleLabelArtist(id),
      }),
      providesTags: ['Contract'],
    }),
    labelReleases: build.query<Release[], OfLabel>({
      queryFn: withSample({
        query: (params) => ({ url: '/label/releases', params }),
        schema: async () => (await contract()).releasesSchema,
        sample: async () => (await sample()).sampleReleases(),
      }),
      providesTags: ['Release'],
    }),
    labelAnalytics: build.query<LabelAnalytics, OfLabel>({
      queryFn: withSample({
        query: (params) => ({ url: '/label/analytics', params }),
        schema: async () => (await contract()).labelAnalyticsSchema,
        sample: async () => (await sampleMoney()).sampleLabelAnalytics(),
      }),
    }),
    labelPayouts: build.query<LabelPayouts, OfLabelAndMonth>({
      queryFn: withSample({
        query: (params) => ({ url: '/label/payouts', params }),
        schema: async () => (await contract()).labelPayoutsSchema,
        sample: async ({ month }) => (await sampleMoney()).sampleLabelPayouts(month),
      }),
    }),
    labelPayComparison: build.query<PayComparison, OfLabelAndMonth>({
      queryFn: withSample({
        query: (params) => ({ url: '/label/pay-comparison', params }),
        schema: async () =>
          (await import('@/shared/contract/pay-comparison.ts')).payComparisonSchema,
        sample: async ({ month }) =>
          (
            await import('@/shared/sample/label-figures/sample-pay-comparison.ts')
          ).samplePayComparison(month),
      }),
    }),
    labelStatement: build.query<Statement, OfLabel & { id: string }>({
      queryFn: withSample({
        query: ({ id, label }) => ({ url: `/label/statements/${id}`, params: { label } }),
        schema: async () => (await import('@/shared/contract/statement.ts')).statementSchema,
        sample: async ({ id }) =>
          (
            await import('@/shared/sample/label-figures/sample-label-statement.ts')
          ).sampleLabelStatement(id),
      }),
    }),
    ownStatement: build.query<OwnStatement, OfLabel & { id: string }>({
      queryFn: withSample({
        query: ({ id, label }) => ({ url: `/label/own-statements/${id}`, params: { label } }),
        schema: async () => (await contract()).ownStatementSchema,
        sample: async ({ id }) =>
          (
            await import('@/shared/sample/label-figures/sample-label-statement.ts')
          ).sampleOwnStatement(id),
      }),
    }),
    labelChoices: build.query<LabelChoice[], void>({
      queryFn: withSample({
        query: () => '/label/labels',
        schema: async () => (await contract()).labelChoicesSchema,
        sample: async () => (await sample()).sampleLabelChoices(),
      }),
    }),
  }),
});

export const {
  useLabelArtistsQuery,
  useLabelArtistQuery,
  useLabelReleasesQuery,
  useLabelAnalyticsQuery,
  useLabelPayoutsQuery,
  useLabelPayComparisonQuery,
  useLabelStatementQuery,
  useOwnStatementQuery,
  useLabelChoicesQuery,
} = labelApi;
