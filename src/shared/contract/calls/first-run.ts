import {
  firstRunBodySchema,
  firstRunCodeSchema,
  firstRunMusicSchema,
  firstRunSchema,
  readBackupBodySchema,
  restoreBodySchema,
  restoreStateSchema,
  testEmailBodySchema,
} from '../first-run.ts';
import { authResponseSchema } from '../session.ts';
import type { Calls } from './call.ts';

export const firstRunCalls = {
  'POST /first-run/code': { body: firstRunCodeSchema, answer: firstRunSchema },
  'POST /first-run/music': { body: firstRunCodeSchema, answer: firstRunMusicSchema },
  'POST /first-run/test-mail': { body: testEmailBodySchema },
  'POST /first-run/backups': { body: firstRunCodeSchema, answer: restoreStateSchema },
  /** The code is in the header `x-set-up-code`. */
  'PUT /first-run/backups/uploaded': { takesFile: true, answer: restoreStateSchema },
  'POST /first-run/backups/read': { body: readBackupBodySchema, answer: restoreStateSchema },
  'POST /first-run/backups/restore': { body: restoreBodySchema, answer: restoreStateSchema },
  'POST /first-run': { body: firstRunBodySchema, answer: authResponseSchema },
} as const satisfies Calls;
