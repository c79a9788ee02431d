import * as z from 'zod/mini';
import { deviceListSchema } from '../device.ts';
import {
  newPasskeyBodySchema,
  passkeyAnswerSchema,
  passkeyListSchema,
  passkeyOptionsSchema,
} from '../passkey.ts';
import { emptyBodySchema } from '../primitives.ts';
import {
  codeBodySchema,
  codeStepBodySchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '../second-factor.ts';
import {
  appleBodySchema,
  authResponseSchema,
  facebookBodySchema,
  googleBodySchema,
  houseLinkSchema,
  houseSignInAnswerSchema,
  houseSignInBodySchema,
  houseTokenSchema,
  loginAnswerSchema,
  loginBodySchema,
  proofBodySchema,
  registerAnswerSchema,
  registerBodySchema,
  registrationCodeBodySchema,
} from '../session.ts';
import { userSchema } from '../user.ts';
import type { Calls } from './call.ts';

export const signInCalls = {
  'GET /user/passkeys': { answer: passkeyListSchema },
  'POST /user/passkeys/options': { answer: passkeyOptionsSchema },
  'POST /user/passkeys': { body: newPasskeyBodySchema },
  'DELETE /user/passkeys/:id': {
    params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,1500}$/)) }),
  },
  'POST /auth/passkey/options': { answer: passkeyOptionsSchema },
  'POST /auth/passkey': { body: passkeyAnswerSchema, answer: authResponseSchema },
  'POST /session/proof/passkey/options': { answer: passkeyOptionsSchema },
  'POST /session/proof/passkey': { body: passkeyAnswerSchema },
  'POST /auth/register': { body: registerBodySchema, answer: registerAnswerSchema },
  'POST /auth/register/code': { body: registrationCodeBodySchema, answer: authResponseSchema },
  'POST /auth/oidc': { body: houseSignInBodySchema, answer: houseSignInAnswerSchema },
  'GET /auth/oidc/link': { answer: houseLinkSchema },
  'PUT /auth/oidc/link': { body: houseTokenSchema },
  'DELETE /auth/oidc/link': {},
  'GET /user/second-factor': { answer: secondFactorSchema },
  'POST /user/second-factor': { body: emptyBodySchema, answer: secondFactorSetupSchema },
  'POST /user/second-factor/confirmation': { body: codeBodySchema, answer: recoveryCodesSchema },
  'POST /user/second-factor/recovery-codes': { body: codeBodySchema, answer: recoveryCodesSchema },
  'DELETE /user/second-factor': { body: codeBodySchema },
  'POST /auth/login/code': { body: codeStepBodySchema, answer: authResponseSchema },
  'GET /session/devices': { answer: deviceListSchema },
  'DELETE /session/devices/:id': {},
  'DELETE /session/devices': { body: emptyBodySchema },
  'POST /session/proof': { body: proofBodySchema },
  'POST /auth/login': { body: loginBodySchema, answer: loginAnswerSchema },
  'POST /auth/google': { body: googleBodySchema, answer: authResponseSchema },
  'POST /auth/facebook': { body: facebookBodySchema, answer: authResponseSchema },
  'POST /auth/apple': { body: appleBodySchema, answer: authResponseSchema },
  'GET /auth/me': { answer: userSchema },
  'POST /auth/logout': {},
} as const satisfies Calls;
