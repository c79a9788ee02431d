import * as z from 'zod/mini';
import { papersAddressSchema, papersQuerySchema } from '../paper.ts';
import { idSchema } from '../primitives.ts';
import type { Calls } from './call.ts';

export const paperCalls = {
  'GET /label/papers': {
    query: z.extend(papersQuerySchema, { label: z.optional(idSchema) }),
    answer: papersAddressSchema,
  },
  'GET /admin/papers': { query: papersQuerySchema, answer: papersAddressSchema },
} as const satisfies Calls;
