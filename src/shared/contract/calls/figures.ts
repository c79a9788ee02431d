import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '../acting.ts';
import {
  artistAudienceSchema,
  artistStatsSchema,
  artistTracksSchema,
  figureRangeSchema,
} from '../artist-figures.ts';
import { payComparisonSchema } from '../pay-comparison.ts';
import { monthSchema } from '../statement.ts';
import type { Calls } from './call.ts';

const rangedQuerySchema = z.extend(artistQuerySchema, {
  range: z._default(figureRangeSchema, '28days'),
});

export const figuresCalls = {
  'GET /artist/stats': { query: rangedQuerySchema, answer: artistStatsSchema },
  'GET /artist/tracks': { query: artistQuerySchema, answer: artistTracksSchema },
  'GET /artist/audience': { query: rangedQuerySchema, answer: artistAudienceSchema },
  'GET /label/pay-comparison': {
    query: z.extend(labelQuerySchema, { month: z.optional(monthSchema) }),
    answer: payComparisonSchema,
  },
} as const satisfies Calls;
