import {
  accountDeletionBodySchema,
  forgotPasswordBodySchema,
  messageAnswerSchema,
  passwordBodySchema,
  profileBodySchema,
  profileImageAnswerSchema,
  resetPasswordBodySchema,
  subscriptionBodySchema,
} from '../account.ts';
import { dataExportAddressSchema, dataExportAnswerSchema } from '../data-export.ts';
import {
  changeEmailBodySchema,
  emailStateSchema,
  proofUsedSchema,
  useProofBodySchema,
} from '../email-proof.ts';
import { changePreferencesBodySchema, preferencesSchema } from '../preferences.ts';
import { emptyBodySchema } from '../primitives.ts';
import { userSchema } from '../user.ts';
import type { Calls } from './call.ts';

export const accountCalls = {
  'PUT /user/subscription': { body: subscriptionBodySchema, answer: userSchema },
  'PUT /user/profile': { body: profileBodySchema, answer: userSchema },
  'PUT /user/profile-image': { takesFile: true, answer: profileImageAnswerSchema },
  'GET /user/preferences': { answer: preferencesSchema },
  'PUT /user/preferences': { body: changePreferencesBodySchema, answer: preferencesSchema },
  'POST /auth/forgot-password': { body: forgotPasswordBodySchema, answer: messageAnswerSchema },
  'POST /auth/reset-password': { body: resetPasswordBodySchema, answer: messageAnswerSchema },
  'PUT /user/password': { body: passwordBodySchema },
  'DELETE /user': { body: accountDeletionBodySchema },
  'GET /user/data-export': { answer: dataExportAnswerSchema },
  'POST /user/data-export': { body: emptyBodySchema, answer: dataExportAnswerSchema, status: 202 },
  'POST /user/data-export/address': { body: emptyBodySchema, answer: dataExportAddressSchema },
  'POST /auth/verify-email': { body: useProofBodySchema, answer: proofUsedSchema },
  'POST /unsubscribe/:token': {},
  'GET /user/email': { answer: emailStateSchema },
  'POST /user/email/verification': { body: emptyBodySchema },
  'PUT /user/email': { body: changeEmailBodySchema },
} as const satisfies Calls;
