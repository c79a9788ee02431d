import {
  firstRunBodySchema,
  firstRunCodeSchema,
  firstRunMusicSchema,
  firstRunSchema,
  testEmailBodySchema,
} from '../first-run.ts';
import { authResponseSchema } from '../session.ts';
import type { Calls } from './call.ts';

export const firstRunCalls = {
  'POST /first-run/code': { body: firstRunCodeSchema, answer: firstRunSchema },
  'POST /first-run/music': { body: firstRunCodeSchema, answer: firstRunMusicSchema },
  'POST /first-run/test-mail': { body: testEmailBodySchema },
  'POST /first-run': { body: firstRunBodySchema, answer: authResponseSchema },
} as const satisfies Calls;
