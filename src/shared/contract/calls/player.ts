import {
  beatBodySchema,
  commandBodySchema,
  keptQueueSchema,
  playerSchema,
  positionAnswerSchema,
  positionBodySchema,
  queueBodySchema,
  queueChangesBodySchema,
  queueTracksQuerySchema,
  queueVersionSchema,
} from '../player.ts';
import { trackListSchema } from '../track.ts';
import type { Calls } from './call.ts';

export const playerCalls = {
  'POST /user/player/beat': { body: beatBodySchema, answer: playerSchema },
  'GET /user/player/queue': { answer: keptQueueSchema },
  'PUT /user/player/queue': { body: queueBodySchema, answer: queueVersionSchema },
  'PATCH /user/player/queue': { body: queueChangesBodySchema, answer: queueVersionSchema },
  'GET /user/player/tracks': { query: queueTracksQuerySchema, answer: trackListSchema },
  'PUT /user/player/position': { body: positionBodySchema, answer: positionAnswerSchema },
  'POST /user/player/commands': { body: commandBodySchema },
} as const satisfies Calls;
