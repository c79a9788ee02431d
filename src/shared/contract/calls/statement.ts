import { artistQuerySchema } from '../acting.ts';
import { payeeStatementSchema } from '../recording-share.ts';
import { paymentsSchema, statementSchema } from '../statement.ts';
import type { Calls } from './call.ts';

export const statementCalls = {
  'GET /artist/payments': { query: artistQuerySchema, answer: paymentsSchema },
  'GET /artist/payments/:id': { query: artistQuerySchema, answer: statementSchema },
  'GET /payee/payments': { answer: paymentsSchema },
  'GET /payee/payments/:id': { answer: payeeStatementSchema },
} as const satisfies Calls;
