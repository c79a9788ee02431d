import * as z from 'zod/mini';
import { credentialLimits } from './limits.ts';
import { emailSchema } from './email.ts';
import { userSchema } from './user.ts';

const proofPurposeSchema = z.enum(['address', 'change', 'offer', 'student']);

export const useProofBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** `user` is the signed-in user after the change, or null. */
export const proofUsedSchema = z.object({
  purpose: proofPurposeSchema,
  email: z.string(),
  user: z.nullable(userSchema),
});

export const emailStateSchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  pending: z.nullable(z.string()),
  canSend: z.boolean(),
});

export const changeEmailBodySchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(credentialLimits.passwordMax)),
});

export type ProofUsed = z.infer<typeof proofUsedSchema>;
export type EmailState = z.infer<typeof emailStateSchema>;
