import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type ForgotPasswordMessage = `error.${'emailRequired' | 'emailInvalid'}`;

const message = (key: ForgotPasswordMessage) => key;

/** The email is required. See docs/product/account.md. */
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
