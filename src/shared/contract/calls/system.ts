import { jobNameSchema, jobStateSchema } from '../job.ts';
import { pageTimesBodySchema } from '../page-time.ts';
import { retryArtistBodySchema, systemStateSchema } from '../system.ts';
import type { Calls } from './call.ts';

export const systemCalls = {
  'GET /admin/system': { answer: systemStateSchema },
  'GET /admin/jobs': { answer: jobStateSchema },
  'POST /admin/jobs/retry': { body: jobNameSchema },
  'POST /admin/jobs/discard': { body: jobNameSchema },
  'POST /page-times': { body: pageTimesBodySchema },
  'POST /admin/figures/retry': { body: retryArtistBodySchema },
} as const satisfies Calls;
