import {
  offlinePermitsBodySchema,
  offlinePermitsSchema,
  offlinePlaysBodySchema,
  offlinePlaysSchema,
} from '../offline.ts';
import type { Calls } from './call.ts';

export const offlineCalls = {
  'POST /user/offline-permits': { body: offlinePermitsBodySchema, answer: offlinePermitsSchema },
  'POST /user/offline-plays': { body: offlinePlaysBodySchema, answer: offlinePlaysSchema },
} as const satisfies Calls;
