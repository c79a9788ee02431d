import {
  familyEmailBodySchema,
  familySchema,
  familyTokenBodySchema,
  invitationSchema,
} from '../family.ts';
import { emptyBodySchema } from '../primitives.ts';
import { userSchema } from '../user.ts';
import type { Calls } from './call.ts';

export const familyCalls = {
  'GET /user/family': { answer: familySchema },
  'POST /user/family/link': { body: emptyBodySchema, answer: familySchema },
  'POST /user/family/invites': { body: familyEmailBodySchema, answer: familySchema },
  'DELETE /user/family/invites/:id': { answer: familySchema },
  'DELETE /user/family/members/:id': { answer: familySchema },
  'DELETE /user/family': { answer: userSchema },
  'POST /family/invitation': { body: familyTokenBodySchema, answer: invitationSchema },
  'POST /family/members': { body: familyTokenBodySchema, answer: userSchema },
} as const satisfies Calls;
