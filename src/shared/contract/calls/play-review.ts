import * as z from 'zod/mini';
import {
  changeRuleBodySchema,
  decidePlaysBodySchema,
  planIncomeSchema,
  playReviewSchema,
  screeningRulesSchema,
} from '../play-review.ts';
import { screeningRuleSchema } from '../screening-rules.ts';
import type { Calls } from './call.ts';

export const playReviewCalls = {
  'GET /admin/play-review': { answer: playReviewSchema },
  'POST /admin/play-review/decisions': { body: decidePlaysBodySchema, answer: playReviewSchema },
  'GET /admin/play-review/rules': { answer: screeningRulesSchema },
  'PUT /admin/play-review/rules/:rule': {
    params: z.strictObject({ rule: screeningRuleSchema }),
    body: changeRuleBodySchema,
    answer: screeningRulesSchema,
  },
  'GET /admin/play-review/income': { answer: planIncomeSchema },
} as const satisfies Calls;
