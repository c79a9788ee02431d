import * as z from 'zod/mini';
import { credentialLimits } from '@/shared/contract/limits.ts';

/** Keys of the catalogue, used as the schema's messages. */
export type ResetPasswordMessage = `error.${
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'confirmRequired'
  | 'mismatch'}`;

const message = (key: ResetPasswordMessage) => key;

/** The same rules as for registering. See docs/product/account.md. */
export const resetPasswordFormSchema = z
  .object({
    newPassword: z.string().check(
      z.minLength(1, message('error.passwordRequired')),
      z.refine(
        (password) => password === '' || password.length >= credentialLimits.passwordMin,
        message('error.passwordShort'),
      ),
      z.maxLength(credentialLimits.passwordMax, message('error.passwordLong')),
    ),
    confirmPassword: z.string().check(z.minLength(1, message('error.confirmRequired'))),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      message: message('error.mismatch'),
      path: ['confirmPassword'],
    }),
  );

export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
