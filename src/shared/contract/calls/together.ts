import { emptyBodySchema } from '../primitives.ts';
import {
  togetherBlockedSchema,
  togetherBodySchema,
  togetherChangesBodySchema,
  togetherCommandBodySchema,
  togetherInvitationSchema,
  togetherPersonBodySchema,
  togetherQueueBodySchema,
  togetherSchema,
  togetherTimeSchema,
  togetherTokenBodySchema,
} from '../together.ts';
import type { Calls } from './call.ts';

export const togetherCalls = {
  'POST /together': { body: togetherBodySchema, answer: togetherSchema },
  'PATCH /together': { body: togetherChangesBodySchema, answer: togetherSchema },
  'DELETE /together': {},
  'POST /together/invitation': { body: togetherTokenBodySchema, answer: togetherInvitationSchema },
  'POST /together/people': { body: togetherTokenBodySchema, answer: togetherSchema },
  'POST /together/beat': { body: emptyBodySchema, answer: togetherSchema },
  'POST /together/leave': { body: emptyBodySchema },
  'POST /together/queue': { body: togetherQueueBodySchema, answer: togetherSchema },
  'POST /together/commands': { body: togetherCommandBodySchema, answer: togetherSchema },
  'GET /together/time': { answer: togetherTimeSchema },
  'DELETE /together/people/:userId': { answer: togetherSchema },
  'GET /together/blocked': { answer: togetherBlockedSchema },
  'POST /together/blocked': { body: togetherPersonBodySchema },
  'DELETE /together/blocked/:userId': {},
} as const satisfies Calls;
