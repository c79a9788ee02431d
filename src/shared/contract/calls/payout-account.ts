import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '../acting.ts';
import { changePayoutAccountBodySchema, payoutAccountStateSchema } from '../payout-account.ts';
import type { Calls } from './call.ts';

const read = { answer: payoutAccountStateSchema } as const;
const change = { body: changePayoutAccountBodySchema, answer: payoutAccountStateSchema } as const;
const noQuery = { query: z.strictObject({}) } as const;

export const payoutAccountCalls = {
  'GET /label/payout-account': { query: labelQuerySchema, ...read },
  'PUT /label/payout-account': { query: labelQuerySchema, ...change },
  'GET /artist/payout-account': { query: artistQuerySchema, ...read },
  'PUT /artist/payout-account': { query: artistQuerySchema, ...change },
  'GET /payee/payout-account': { ...noQuery, ...read },
  'PUT /payee/payout-account': { ...noQuery, ...change },
} as const satisfies Calls;
