import * as z from 'zod/mini';
import { credentialLimits } from './limits.ts';
import { emailSchema } from './email.ts';
import { userSchema } from './user.ts';

/** What a mailed link did: proved the email of the account, changed it, or brought an offer of a label. */
const proofPurposeSchema = z.enum(['address', 'change', 'offer']);

export const useProofBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** `user` is whoever is signed in, as they are from now on; null for a visitor. */
export const proofUsedSchema = z.object({
  purpose: proofPurposeSchema,
  email: z.string(),
  user: z.nullable(userSchema),
});

/** How the email of an account stands: whether somebody who reads its mail answered for it, and what it is to become. */
export const emailStateSchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  pending: z.nullable(z.string()),
  /** Whether the server sends mails at all. */
  canSend: z.boolean(),
});

/** Whoever changes their email gives the password of the account once more. */
export const changeEmailBodySchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(credentialLimits.passwordMax)),
});

export type ProofUsed = z.infer<typeof proofUsedSchema>;
export type EmailState = z.infer<typeof emailStateSchema>;
export type ChangeEmailBody = z.input<typeof changeEmailBodySchema>;
