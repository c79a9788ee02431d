import { api, ask, orInSample, withSample } from '@/shared/api';
import type {
  ChangeRuleBody,
  DecidePlaysBody,
  PlanIncome,
  PlayReview,
  ScreeningRules,
} from '@/shared/contract/play-review.ts';
import type { ScreeningRule } from '@/shared/contract/screening-rules.ts';

const sampleReview = () => import('@/shared/sample/administration/sample-play-review.ts');

/** Plays that are held back. See docs/product/screening.md. */
const playReviewApi = api
  .enhanceEndpoints({ addTagTypes: ['PlayReview', 'ScreeningRules', 'Royalty'] })
  .injectEndpoints({
    endpoints: (build) => ({
      playReview: build.query<PlayReview, void>({
        queryFn: withSample({
          ...ask('GET /admin/play-review'),
          sample: async () => (await sampleReview()).samplePlayReview(),
        }),
        providesTags: ['PlayReview'],
      }),
      screeningRules: build.query<ScreeningRules, void>({
        queryFn: withSample({
          ...ask('GET /admin/play-review/rules'),
          sample: async () => (await sampleReview()).sampleScreeningRules(),
        }),
        providesTags: ['ScreeningRules'],
      }),
      planIncome: build.query<PlanIncome, void>({
        queryFn: withSample({
          ...ask('GET /admin/play-review/income'),
          sample: async () => (await sampleReview()).samplePlanIncome(),
        }),
        providesTags: ['PlayReview', 'Royalty'],
      }),
      decidePlays: build.mutation<PlayReview, DecidePlaysBody>({
        ...orInSample({ of: 'playReview', ...ask('POST /admin/play-review/decisions') }),
        // A refusal because others decided first changes the list too.
        invalidatesTags: ['PlayReview'],
      }),
      changeRule: build.mutation<ScreeningRules, ChangeRuleBody & { rule: ScreeningRule }>({
        ...orInSample({ of: 'screeningRules', ...ask('PUT /admin/play-review/rules/:rule') }),
        invalidatesTags: ['ScreeningRules'],
      }),
    }),
  });

export const {
  usePlayReviewQuery,
  useScreeningRulesQuery,
  usePlanIncomeQuery,
  useDecidePlaysMutation,
  useChangeRuleMutation,
} = playReviewApi;
