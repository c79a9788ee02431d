import * as z from 'zod/mini';
import { dropUnseen } from './written.ts';
import { countSchema } from './primitives.ts';

/** A one-time code, or a recovery code with or without dashes. */
export const codeBodySchema = z.strictObject({
  code: z.string().check(dropUnseen(), z.minLength(1), z.maxLength(40)),
});

/** Valid for five minutes. */
export const codeStepBodySchema = z.strictObject({
  codeToken: z.string().check(z.minLength(1), z.maxLength(200)),
  code: z.string().check(dropUnseen(), z.minLength(1), z.maxLength(40)),
});

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: countSchema,
});

export const secondFactorSetupSchema = z.object({ secret: z.string(), address: z.string() });

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
