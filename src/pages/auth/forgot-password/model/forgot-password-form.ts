import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';

/** Keys of the catalogue, used as the schema's messages. */
export type ForgotPasswordMessage = `error.${'emailRequired' | 'emailInvalid'}`;

const message = (key: ForgotPasswordMessage) => key;

/** See docs/product/account.md. */
export const forgotPasswordFormSchema = z.object({
  email: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('error.emailRequired')),
      z.maxLength(254, message('error.emailInvalid')),
      z.refine(isEmail, message('error.emailInvalid')),
    ),
});

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>;
