import { bringListensBodySchema, broughtRemovedSchema, broughtSchema } from '../brought-music.ts';
import {
  forgetQuerySchema,
  forgottenSchema,
  historyQuerySchema,
  recallBodySchema,
  recalledSchema,
} from '../history.ts';
import { trackListSchema, trackSliceSchema } from '../track.ts';
import type { Calls } from './call.ts';

export const playCalls = {
  'GET /user/history': { query: historyQuerySchema, answer: trackSliceSchema },
  'DELETE /user/history': { query: forgetQuerySchema, answer: forgottenSchema },
  'DELETE /user/history/:id': { answer: forgottenSchema },
  'POST /user/history/recall': { body: recallBodySchema, answer: recalledSchema },
  'POST /user/history/brought': { body: bringListensBodySchema, answer: broughtSchema },
  'POST /user/history/brought/removal': {
    body: bringListensBodySchema,
    answer: broughtRemovedSchema,
  },
  'GET /tracks/recent': { answer: trackListSchema },
} as const satisfies Calls;
