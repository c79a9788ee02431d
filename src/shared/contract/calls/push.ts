import { pushDeviceBodySchema, pushStateSchema, readPushBodySchema } from '../push.ts';
import { unreadSchema } from '../notification.ts';
import { emptyBodySchema } from '../primitives.ts';
import type { Calls } from './call.ts';

export const pushCalls = {
  'GET /user/push': { answer: pushStateSchema },
  'PUT /user/push': { body: pushDeviceBodySchema },
  'DELETE /user/push': { body: emptyBodySchema },
  'POST /push/read': { body: readPushBodySchema, answer: unreadSchema },
} as const satisfies Calls;
