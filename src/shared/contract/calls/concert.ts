import * as z from 'zod/mini';
import { actingListSchema, actingQuerySchema } from '../acting.ts';
import {
  changeConcertBodySchema,
  concertListSchema,
  concertPictureSchema,
  concertSchema,
  deliveredConcertSchema,
  seenConcertQuerySchema,
  tourStatsSchema,
} from '../concert.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import type { Calls } from './call.ts';

const seenQuerystring = z.extend(actingQuerySchema, seenConcertQuerySchema.shape);

export const concertCalls = {
  'GET /promotion/concerts/artist': { query: actingListSchema, answer: concertListSchema },
  'GET /promotion/concerts/stats': { query: actingListSchema, answer: tourStatsSchema },
  'POST /promotion/concerts/artist': {
    query: actingQuerySchema,
    body: deliveredConcertSchema,
    answer: deliveryAnswerSchema,
  },
  'PUT /promotion/concerts/:id': {
    query: actingQuerySchema,
    body: changeConcertBodySchema,
    answer: concertSchema,
  },
  'POST /promotion/concerts/:id/cancel': { query: seenQuerystring, answer: concertSchema },
  'DELETE /promotion/concerts/:id': { query: seenQuerystring },
  'PUT /promotion/uploads/concert-picture': { takesFile: true, answer: concertPictureSchema },
} as const satisfies Calls;
