import { artistQuerySchema, labelQuerySchema } from '../acting.ts';
import {
  answerShareBodySchema,
  newShareSchema,
  ownSharesSchema,
  shareMadeSchema,
  sharedTracksSchema,
} from '../recording-share.ts';
import type { Calls } from './call.ts';

export const recordingShareCalls = {
  'GET /artist/recording-shares': { query: artistQuerySchema, answer: sharedTracksSchema },
  'POST /artist/recording-shares': {
    query: artistQuerySchema,
    body: newShareSchema,
    answer: shareMadeSchema,
    status: 201,
  },
  'DELETE /artist/recording-shares/:id': { query: artistQuerySchema },
  'GET /label/artists/:id/recording-shares': {
    query: labelQuerySchema,
    answer: sharedTracksSchema,
  },
  'POST /label/artists/:id/recording-shares': {
    query: labelQuerySchema,
    body: newShareSchema,
    answer: shareMadeSchema,
    status: 201,
  },
  'DELETE /label/recording-shares/:id': { query: labelQuerySchema },
  'GET /payee/shares': { answer: ownSharesSchema },
  'POST /payee/shares/:id': { body: answerShareBodySchema },
} as const satisfies Calls;
