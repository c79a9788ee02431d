import { ledgerCheckSchema, ledgerHeadsSchema, ledgerQuerySchema } from '../royalties.ts';
import { sealQuerySchema, sealSchema } from '../statement.ts';
import type { Calls } from './call.ts';

export const ledgerCalls = {
  'GET /admin/ledger': { query: ledgerQuerySchema, answer: ledgerCheckSchema },
  'GET /admin/ledger/heads': { answer: ledgerHeadsSchema },
  'GET /statements/:id/seal': { query: sealQuerySchema, answer: sealSchema },
} as const satisfies Calls;
