import { actingListSchema, actingQuerySchema } from '../acting.ts';
import { deliveryAnswerSchema } from '../delivery.ts';
import {
  changeCampaignBodySchema,
  deliveredCampaignSchema,
  fanCampaignListSchema,
  fanCampaignSchema,
  fanListSchema,
  fanQuerySchema,
  fanSummarySchema,
  joinCampaignBodySchema,
  participantListSchema,
  participantQuerySchema,
  participationSchema,
} from '../fan.ts';
import { emptyBodySchema } from '../primitives.ts';
import type { Calls } from './call.ts';

export const fanCalls = {
  'GET /promotion/fans/campaigns': { query: actingListSchema, answer: fanCampaignListSchema },
  'POST /promotion/fans/campaigns': {
    query: actingQuerySchema,
    body: deliveredCampaignSchema,
    answer: deliveryAnswerSchema,
  },
  'PUT /promotion/fans/campaigns/:id': {
    query: actingQuerySchema,
    body: changeCampaignBodySchema,
    answer: fanCampaignSchema,
  },
  'GET /promotion/fans': { query: fanQuerySchema, answer: fanListSchema },
  'GET /promotion/fans/summary': { query: actingQuerySchema, answer: fanSummarySchema },
  'GET /promotion/fans/campaigns/:id/participants': {
    query: participantQuerySchema,
    answer: participantListSchema,
  },
  'POST /user/campaigns/:id/join': { body: joinCampaignBodySchema, answer: participationSchema },
  'POST /user/campaigns/:id/leave': { body: emptyBodySchema, answer: participationSchema },
  'POST /promotion/fans/campaigns/:id/activate': { query: actingQuerySchema },
  'POST /promotion/fans/campaigns/:id/cancel': { query: actingQuerySchema },
} as const satisfies Calls;
