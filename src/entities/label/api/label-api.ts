import { api, ask, withSample } from '@/shared/api';
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
const sample = () => import('@/shared/sample/label-figures/sample-label-figures.ts');
const sampleMoney = () => import('@/shared/sample/label-figures/sample-label-money.ts');

/** See docs/product/label-dashboard.md. */
const labelApi = api.enhanceEndpoints({ addTagTypes: ['Contract', 'Release'] }).injectEndpoints({
  endpoints: (build) => ({
    labelArtists: build.query<LabelArtist[], OfLabel & { labels?: 'all' }>({
      queryFn: withSample({
        ...ask('GET /label/artists', (params: OfLabel & { labels?: 'all' }) => ({ query: params })),
        sample: async () => (await sample()).sampleLabelArtists(),
      }),
      providesTags: ['Contract'],
    }),
    labelArtist: build.query<LabelArtistDetails, OfLabelAndArtist>({
      queryFn: withSample({
        ...ask('GET /label/artists/:id', ({ id, label }: OfLabelAndArtist) => ({
          id,
          query: { label },
        })),
        sample: async ({ id }) => (await sampleMoney()).sampleLabelArtist(id),
      }),
      providesTags: ['Contract'],
    }),
    labelReleases: build.query<Release[], OfLabel>({
      queryFn: withSample({
        ...ask('GET /label/releases', (params: OfLabel) => ({ query: params })),
        sample: async () => (await sample()).sampleReleases(),
      }),
      providesTags: ['Release'],
    }),
    labelAnalytics: build.query<LabelAnalytics, OfLabel>({
      queryFn: withSample({
        ...ask('GET /label/analytics', (params: OfLabel) => ({ query: params })),
        sample: async () => (await sampleMoney()).sampleLabelAnalytics(),
      }),
    }),
    labelPayouts: build.query<LabelPayouts, OfLabelAndMonth>({
      queryFn: withSample({
        ...ask('GET /label/payouts', (params: OfLabelAndMonth) => ({ query: params })),
        sample: async ({ month }) => (await sampleMoney()).sampleLabelPayouts(month),
      }),
    }),
    labelPayComparison: build.query<PayComparison, OfLabelAndMonth>({
      queryFn: withSample({
        ...ask('GET /label/pay-comparison', (params: OfLabelAndMonth) => ({ query: params })),
        sample: async ({ month }) =>
          (
            await import('@/shared/sample/label-figures/sample-pay-comparison.ts')
          ).samplePayComparison(month),
      }),
    }),
    labelStatement: build.query<Statement, OfLabel & { id: string }>({
      queryFn: withSample({
        ...ask('GET /label/statements/:id', ({ id, label }: OfLabel & { id: string }) => ({
          id,
          query: { label },
        })),
        sample: async ({ id }) =>
          (
            await import('@/shared/sample/label-figures/sample-label-statement.ts')
          ).sampleLabelStatement(id),
      }),
    }),
    ownStatement: build.query<OwnStatement, OfLabel & { id: string }>({
      queryFn: withSample({
        ...ask('GET /label/own-statements/:id', ({ id, label }: OfLabel & { id: string }) => ({
          id,
          query: { label },
        })),
        sample: async ({ id }) =>
          (
            await import('@/shared/sample/label-figures/sample-label-statement.ts')
          ).sampleOwnStatement(id),
      }),
    }),
    labelChoices: build.query<LabelChoice[], void>({
      queryFn: withSample({
        ...ask('GET /label/labels'),
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
