import { artistQuerySchema, labelQuerySchema } from '../acting.ts';
import { waitingSchema } from '../inbox.ts';
import {
  adminTodaySchema,
  artistTodaySchema,
  editorTodaySchema,
  financeTodaySchema,
  labelTodaySchema,
} from '../today.ts';
import type { Calls } from './call.ts';

export const todayCalls = {
  'GET /today/admin': { answer: adminTodaySchema },
  'GET /today/finance': { answer: financeTodaySchema },
  'GET /today/artist': { query: artistQuerySchema, answer: artistTodaySchema },
  'GET /today/label': { query: labelQuerySchema, answer: labelTodaySchema },
  'GET /today/editor': { answer: editorTodaySchema },
  'GET /editorial/waiting': { answer: waitingSchema },
} as const satisfies Calls;
