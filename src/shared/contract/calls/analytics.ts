import * as z from 'zod/mini';
import {
  analyticsViewBodySchema,
  analyticsViewSchema,
  analyticsViewsSchema,
  renameAnalyticsViewBodySchema,
} from '../analytics-view.ts';
import {
  analyticsLinesSchema,
  analyticsScopeSchema,
  analyticsTableSchema,
  questionSchema,
} from '../analytics.ts';
import type { Calls } from './call.ts';

export const analyticsCalls = {
  'GET /analytics/views': { answer: analyticsViewsSchema },
  'POST /analytics/views': {
    body: analyticsViewBodySchema,
    answer: analyticsViewSchema,
    status: 201,
  },
  'PATCH /analytics/views/:id': {
    body: renameAnalyticsViewBodySchema,
    answer: analyticsViewSchema,
  },
  'DELETE /analytics/views/:id': {},
  'GET /analytics/scope': {
    query: z.pick(questionSchema, { label: true, artist: true }),
    answer: analyticsScopeSchema,
  },
  'GET /analytics/table': { query: questionSchema, answer: analyticsTableSchema },
  'GET /analytics/lines': {
    query: z.extend(questionSchema, {
      pick: z.optional(z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,3}$/))),
    }),
    answer: analyticsLinesSchema,
  },
} as const satisfies Calls;
