import * as z from 'zod/mini';
import { accountPromotionsSchema, artistOverviewSchema } from '../active-promotion.ts';
import {
  adminSummarySchema,
  adminUserListSchema,
  adminUserQuerySchema,
  adminUserSchema,
  changeSettingBodySchema,
  changeUserBodySchema,
  createUserAnswerSchema,
  createUserBodySchema,
  healthSchema,
  readySchema,
  seenSchema,
  serviceSettingSchema,
  serviceSettingsSchema,
  serviceStateSchema,
  staffActionListSchema,
  staffActionQuerySchema,
} from '../administration.ts';
import { securityEventListSchema, securityEventQuerySchema } from '../security-log.ts';
import { versionSchema } from '../system.ts';
import type { Calls } from './call.ts';

export const administrationCalls = {
  'POST /admin/actions/:id/undo': {
    params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  },
  'GET /admin/security-events': {
    query: securityEventQuerySchema,
    answer: securityEventListSchema,
  },
  'GET /health': { answer: healthSchema },
  'GET /live': { answer: healthSchema },
  'GET /ready': { answer: readySchema },
  'GET /seen': { answer: seenSchema },
  'GET /version': { answer: versionSchema },
  'GET /service': { answer: serviceStateSchema },
  'GET /admin/settings': { answer: serviceSettingsSchema },
  'PUT /admin/settings/:name': {
    params: z.strictObject({ name: serviceSettingSchema }),
    body: changeSettingBodySchema,
    answer: serviceSettingsSchema,
  },
  'GET /admin/actions': { query: staffActionQuerySchema, answer: staffActionListSchema },
  'GET /admin/users/:id/running': { answer: accountPromotionsSchema },
  'GET /admin/artists/:id': { answer: artistOverviewSchema },
  'GET /admin/summary': { answer: adminSummarySchema },
  'GET /admin/users': { query: adminUserQuerySchema, answer: adminUserListSchema },
  'GET /admin/users/:id': { answer: adminUserSchema },
  'POST /admin/users': { body: createUserBodySchema, answer: createUserAnswerSchema, status: 201 },
  'POST /admin/users/:id/temporary-password': { answer: createUserAnswerSchema },
  'PATCH /admin/users/:id': { body: changeUserBodySchema, answer: adminUserSchema },
} as const satisfies Calls;
