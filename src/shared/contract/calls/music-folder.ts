import {
  missingBodySchema,
  musicStateSchema,
  notTakenListSchema,
  notTakenQuerySchema,
} from '../music-folder.ts';
import type { Calls } from './call.ts';

export const musicFolderCalls = {
  'GET /admin/music': { answer: musicStateSchema },
  'GET /admin/music/not-taken': { query: notTakenQuerySchema, answer: notTakenListSchema },
  'POST /admin/music/:id/look': { answer: musicStateSchema },
  'POST /admin/music/:id/stop': { answer: musicStateSchema },
  'POST /admin/music/:id/missing': { body: missingBodySchema, answer: musicStateSchema },
} as const satisfies Calls;
