import { ageingSchema } from '../ageing.ts';
import { bankMessageBodySchema, bankMessageResultSchema } from '../bank-message.ts';
import {
  askedForAccountsSchema,
  askForAccountsBodySchema,
  holdPaymentsBodySchema,
  orderPaymentsBodySchema,
  paymentPlanSchema,
  paymentResultSchema,
  paymentRunsQuerySchema,
  paymentRunsSchema,
  paymentStepBodySchema,
  planPaymentsBodySchema,
} from '../payment-run.ts';
import {
  pendingLabelsSchema,
  royaltyDetailsSchema,
  royaltySummarySchema,
  sharedMonthsSchema,
} from '../royalties.ts';
import type { Calls } from './call.ts';

export const paymentRunCalls = {
  'GET /admin/ageing': { answer: ageingSchema },
  'GET /admin/royalties': { answer: pendingLabelsSchema },
  'GET /admin/royalties/summary': { answer: royaltySummarySchema },
  'GET /admin/royalties/months': { answer: sharedMonthsSchema },
  'GET /admin/royalties/:id': { answer: royaltyDetailsSchema },
  'GET /admin/payment-runs': { query: paymentRunsQuerySchema, answer: paymentRunsSchema },
  'GET /admin/payment-runs/:id': { answer: paymentResultSchema },
  'PUT /admin/payment-runs/:id': { body: orderPaymentsBodySchema, answer: paymentResultSchema },
  'POST /admin/payment-runs/:id/steps': {
    body: paymentStepBodySchema,
    answer: paymentResultSchema,
  },
  'POST /admin/payment-runs/:id/bank-messages': {
    body: bankMessageBodySchema,
    answer: bankMessageResultSchema,
  },
  'POST /admin/payment-plans': { body: planPaymentsBodySchema, answer: paymentPlanSchema },
  'POST /admin/account-requests': {
    body: askForAccountsBodySchema,
    answer: askedForAccountsSchema,
  },
  'PUT /admin/payment-holds': { body: holdPaymentsBodySchema },
} as const satisfies Calls;
