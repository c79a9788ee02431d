import { followAnswerSchema, followBodySchema } from '../profile.ts';
import type { Calls } from './call.ts';

export const followCalls = {
  'POST /users/:id/follow': { body: followBodySchema, answer: followAnswerSchema },
} as const satisfies Calls;
