import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '../acting.ts';
import { changeTaxDetailBodySchema, taxDetailStateSchema } from '../tax-detail.ts';
import type { Calls } from './call.ts';

const read = { answer: taxDetailStateSchema } as const;
const change = { body: changeTaxDetailBodySchema, answer: taxDetailStateSchema } as const;
const noQuery = { query: z.strictObject({}) } as const;

export const taxDetailCalls = {
  'GET /label/tax-detail': { query: labelQuerySchema, ...read },
  'PUT /label/tax-detail': { query: labelQuerySchema, ...change },
  'GET /artist/tax-detail': { query: artistQuerySchema, ...read },
  'PUT /artist/tax-detail': { query: artistQuerySchema, ...change },
  'GET /payee/tax-detail': { ...noQuery, ...read },
  'PUT /payee/tax-detail': { ...noQuery, ...change },
} as const satisfies Calls;
