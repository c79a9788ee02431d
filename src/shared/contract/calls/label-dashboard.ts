import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '../acting.ts';
import {
  labelAnalyticsSchema,
  labelArtistDetailsSchema,
  labelArtistsSchema,
  labelChoicesSchema,
  labelPayoutsSchema,
  ownStatementSchema,
  releasesSchema,
} from '../label-figures.ts';
import { labelInfoSchema } from '../label.ts';
import { monthSchema, statementSchema } from '../statement.ts';
import type { Calls } from './call.ts';

export const labelDashboardCalls = {
  'GET /label/artists': {
    query: z.extend(labelQuerySchema, { labels: z.optional(z.literal('all')) }),
    answer: labelArtistsSchema,
  },
  'GET /label/artists/:id': { query: labelQuerySchema, answer: labelArtistDetailsSchema },
  'GET /label/releases': { query: labelQuerySchema, answer: releasesSchema },
  'GET /label/analytics': { query: labelQuerySchema, answer: labelAnalyticsSchema },
  'GET /label/payouts': {
    query: z.extend(labelQuerySchema, { month: z.optional(monthSchema) }),
    answer: labelPayoutsSchema,
  },
  'GET /label/statements/:id': { query: labelQuerySchema, answer: statementSchema },
  'GET /label/own-statements/:id': { query: labelQuerySchema, answer: ownStatementSchema },
  'GET /label/labels': { answer: labelChoicesSchema },
  'GET /artist/label-info': { query: artistQuerySchema, answer: labelInfoSchema },
} as const satisfies Calls;
